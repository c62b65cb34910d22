import { alarmKinds, cabinets, commandKinds, luckyLimits } from "@yunshou/domain";
import { z } from "zod";

const laneNo = z.number().int().min(11).max(110);
const amount = z.number().int().min(-1_000_000_000).max(1_000_000_000);
const count = z.number().int().min(0).max(1_000);
/** A measured value, to the hundredth: finer than any sensor, and never so small that a database cannot hold it. */
const measured = (lowest: number, highest: number) =>
  z
    .number()
    .min(lowest)
    .max(highest)
    .overwrite((value) => Math.round(value * 100) / 100);
/** A text that a database can store: without a zero character and without half of a pair of UTF-16 units. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => !value.includes("\0") && value.isWellFormed(), "not a text");
/** Characters of a log that one answer carries. */
const machineLogLength = 20_000;
const version = text(40);
/** A number that the cloud gave; none is beyond 64 bits. */
const given = z
  .string()
  .regex(/^\d{1,19}$/)
  .refine((value) => value.length < 19 || value <= "9223372036854775807", "no number of the cloud");

const doors = z.object({ left: z.enum(["open", "closed"]).optional(), right: z.enum(["open", "closed"]).optional() });

/** One lane as the machine knows it. */
export const laneReport = z.object({
  cabinet: z.enum(cabinets).default("main"),
  lane: laneNo,
  stock: count.optional(),
  fault: text(80).nullable().optional(),
});

/** Bodies of what a machine sends, by message type. Amounts are fen, temperatures °C, traffic MB. */
export const upBodies = {
  /** First message after every start; the first ever activates the machine. Answered by `welcome`. */
  hello: z.object({
    upperVersion: version,
    lowerVersion: version.optional(),
    hardwareVersion: version.optional(),
    reason: z.enum(["powerOn", "reconnect", "restart"]).default("powerOn"),
    /** True: this machine understands `lanes` and answers with `laneAnswer`. */
    confirmsLanes: z.boolean().default(false),
  }),
  /** Every 30 s. Coalesced: only the newest is kept, and none is journalled. */
  heartbeat: z.object({
    temperature: measured(-100, 150).optional(),
    signal: z.number().int().min(0).max(31).optional(),
  }),
  /** Whenever something changed, and at least once an hour. */
  status: z.object({
    doors: doors.optional(),
    temperature: measured(-100, 150).optional(),
    humidity: measured(0, 100).optional(),
    coinFen: amount.optional(),
    noteFen: amount.optional(),
    trafficTodayMb: measured(0, 1_000_000).optional(),
    trafficMonthMb: measured(0, 10_000_000).optional(),
    upperVersion: version.optional(),
    lowerVersion: version.optional(),
    lanes: z.array(laneReport).max(200).optional(),
  }),
  /** A sale that the machine took the money for and finished by itself. `paidFen` is what the customer really paid. */
  sale: z.object({
    saleId: text(40).min(1),
    cabinet: z.enum(cabinets).default("main"),
    lane: laneNo,
    quantity: z.number().int().min(1).max(20).default(1),
    priceFen: amount,
    paidFen: amount,
    payment: z.enum(["alipay", "wechat", "unionpay", "memberCard", "cash", "other"]),
    tradeNo: text(64).optional(),
    cardNo: text(20).optional(),
    dispensed: z.number().int().min(0).max(20),
    fault: text(80).optional(),
    weightBeforeGrams: z.number().int().min(0).max(1_000_000).optional(),
    weightAfterGrams: z.number().int().min(0).max(1_000_000).optional(),
    /** The customer paid by face: the camera knew who it was. */
    byFace: z.boolean().optional(),
    /** The offer of `prices` under which it was sold. */
    offer: z
      .object({ version: z.number().int().min(1).max(2_147_483_647), offer: z.number().int().min(0).max(10_000) })
      .optional(),
    /** Of a card that paid while there was no network: the list of `allowances` by which it was let pay. */
    allowance: z.object({ version: z.number().int().min(1).max(2_147_483_647) }).optional(),
    /** A lucky purchase (嗨购): how often the customer drew, what the draws cost, and whether the goods were won. */
    lucky: z
      .object({ won: z.boolean(), draws: z.number().int().min(1).max(1_000), amountFen: amount.min(0) })
      .optional(),
  }),
  /** A customer chose a lane and wants to pay by QR code. Answered by `payCode` or `payRefused`; repeated under the same `requestId`, by what became of it. */
  payRequest: z.object({
    requestId: text(40).min(1),
    cabinet: z.enum(cabinets).default("main"),
    lane: laneNo,
    quantity: z.number().int().min(1).max(20).default(1),
    priceFen: amount,
    provider: z.enum(["alipay", "wechat", "unionpay"]),
    /** A coupon, promo code or voucher that the customer typed or showed. */
    discountCode: text(40).min(1).optional(),
    /** The code that the customer showed (付款码), as it was scanned: it is charged instead of a code being made. */
    shownCode: z
      .string()
      .regex(/^\d{16,24}$/)
      .optional(),
    /** The prescription that the customer uploaded for it, by the number that a `payRefused` told. */
    rxNo: given.optional(),
    /** A lucky purchase: the customer pays for so many draws for the product of the lane, which the cloud draws. */
    lucky: z.object({ draws: z.number().int().min(1).max(luckyLimits.draws) }).optional(),
  }),
  /** A customer typed a pickup code. Answered by `pickupAnswer`, and an offer for each of its orders, or by `pickupRefused`. */
  pickupRequest: z.object({ requestId: text(40).min(1), code: text(40).min(1) }),
  /** The machine is ready to dispense the offered order. Answered by `shipGrant` or `shipDenied`. */
  shipClaim: z.object({ orderNo: given }),
  /** The only truth about a granted order. `dispensed` counts pieces. */
  shipResult: z.object({
    orderNo: given,
    dispensed: z.number().int().min(0).max(20),
    fault: z.enum(["jam", "timeout", "other"]).optional(),
    weightBeforeGrams: z.number().int().min(0).max(1_000_000).optional(),
    weightAfterGrams: z.number().int().min(0).max(1_000_000).optional(),
  }),
  /** Somebody loaded or took goods at the machine. `stock` is the new count of the lane. */
  stock: z.object({
    lanes: z
      .array(z.object({ cabinet: z.enum(cabinets).default("main"), lane: laneNo, stock: count }))
      .min(1)
      .max(200),
    reason: z.enum(["refill", "count", "remove"]),
  }),
  /** How often the camera looked for a customer's face since the last such message, and how often it knew who it was. */
  faceScans: z
    .object({ scans: z.number().int().min(1).max(10_000), recognised: z.number().int().min(0).max(10_000) })
    .refine(({ scans, recognised }) => recognised <= scans, { path: ["recognised"], message: "more than scans" }),
  fault: z.object({
    kind: z.enum(alarmKinds),
    lane: laneNo.optional(),
    cabinet: z.enum(cabinets).default("main"),
    detail: text(200).optional(),
  }),
  recovery: z.object({ kind: z.enum(alarmKinds), lane: laneNo.optional(), cabinet: z.enum(cabinets).default("main") }),
  /** What became of lanes that `lanes` told; each is named by its version. */
  laneAnswer: z.object({
    lanes: z
      .array(
        z.object({
          cabinet: z.enum(cabinets).default("main"),
          lane: laneNo,
          version: z.number().int().min(1).max(2_147_483_647),
          result: z.enum(["applied", "refused"]),
          reason: text(80).optional(),
        }),
      )
      .min(1)
      .max(200),
  }),
  /** The machine took a command and will answer it. */
  commandClaim: z.object({ commandId: given }),
  /** How a command ended. */
  commandAnswer: z.object({
    commandId: given,
    kind: z.enum(commandKinds),
    result: z.enum(["done", "failed"]),
    detail: text(200).optional(),
    /** Of `uploadLog`: the newest of what the machine wrote down, oldest line first. */
    log: text(machineLogLength).optional(),
  }),
  /** How the installation of a package ended. The new version follows with the next `hello`. */
  softwareAnswer: z.object({
    rolloutId: given,
    result: z.enum(["done", "failed"]),
    reason: text(200).optional(),
  }),
  /** The machine took over all its ads of this version, or says why it did not. */
  adAnswer: z.object({
    version: z.number().int().min(1).max(2_147_483_647),
    result: z.enum(["applied", "refused"]),
    reason: text(200).optional(),
  }),
  /** The machine took over the prices of this version, or says why it did not. */
  priceAnswer: z.object({
    version: z.number().int().min(1).max(2_147_483_647),
    result: z.enum(["applied", "refused"]),
    reason: text(200).optional(),
  }),
  /** The machine took over the allowances of this version, or says why it did not. */
  allowanceAnswer: z.object({
    version: z.number().int().min(1).max(2_147_483_647),
    result: z.enum(["applied", "refused"]),
    reason: text(200).optional(),
  }),
  /** How often the machine showed each ad since it last said so. */
  adPlays: z.object({
    plays: z
      .array(z.object({ adId: given, count: z.number().int().min(1).max(100_000) }))
      .min(1)
      .max(100),
  }),
} as const;

export type UpType = keyof typeof upBodies;
export type UpBody<T extends UpType> = z.output<(typeof upBodies)[T]>;
export const upTypes = Object.keys(upBodies) as UpType[];

/**
 * Envelope of every message. `boot` and `seq` name it: `boot` is new at every start of the machine, `seq` counts from 1
 * within it. A message sent again keeps both and its `body`; only `sentAt` is new.
 */
export const upEnvelope = z.object({
  type: z.enum(upTypes as [UpType, ...UpType[]]),
  /** Random text of the machine's start, letters and digits. */
  boot: z.string().regex(/^[0-9A-Za-z]{1,32}$/),
  seq: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** Machine clock in ms when it happened. Only its distance to `sentAt` is used; the cloud does not trust the clock. */
  at: z.number().int(),
  /** Machine clock in ms when it was sent, this time. */
  sentAt: z.number().int(),
  body: z.unknown(),
});

export type UpEnvelope = z.output<typeof upEnvelope>;

/** A message whose envelope and body are both valid. */
export type UpMessage = { [T in UpType]: Omit<UpEnvelope, "type" | "body"> & { type: T; body: UpBody<T> } }[UpType];

/** Reads a message; the error names the field and the rule. */
export function readUpMessage(value: unknown): { ok: true; message: UpMessage } | { ok: false; problem: string } {
  const envelope = upEnvelope.safeParse(value);
  if (!envelope.success) return { ok: false, problem: describe(envelope.error) };
  const body = upBodies[envelope.data.type].safeParse(envelope.data.body);
  if (!body.success) return { ok: false, problem: `body.${describe(body.error)}` };
  return { ok: true, message: { ...envelope.data, body: body.data } as UpMessage };
}

function describe(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue === undefined ? "invalid" : `${issue.path.join(".")}: ${issue.message}`;
}
