import { adTypes, commandKinds, machineFlags, softwareKinds } from "@yunshou/domain";
import { z } from "zod";

const orderNo = z.string();
/** One lane as the cloud wants it. */
export const laneConfig = z.object({
  cabinet: z.string(),
  lane: z.number().int(),
  productName: z.string().nullable(),
  /** The names that somebody wrote in other languages, by language; a machine whose customer chose one shows that (LANG-06). */
  productNames: z.record(z.string(), z.string()),
  priceFen: z.number().int().nullable(),
  capacity: z.number().int(),
  stock: z.number().int(),
  sellable: z.boolean(),
  /** The category of the product, absent where it has none. */
  category: z.string().optional(),
  /** What a piece weighs, where that and its tolerance are known (MACHINE-27). */
  weight: z.object({ grams: z.number().int(), toleranceGrams: z.number().int(), factor: z.number() }).optional(),
});

/** What a customer draws for. Whoever keeps `commitment` can check the result that follows the payment. */
export const luckyTerms = z.object({
  draws: z.number().int(),
  drawFen: z.number().int(),
  /** Chance of one draw in parts of 10,000. */
  winRate: z.number().int(),
  /** SHA-256 of the seed, in hexadecimal digits. */
  commitment: z.string(),
});
export type LuckyOffer = z.output<typeof luckyTerms>;

/** Bodies of what the cloud sends to a machine, by message type. */
export const downBodies = {
  /** The messages of one boot that are safely stored. The machine may forget them now, and only now. */
  ack: z.object({ boot: z.string(), seqs: z.array(z.number().int()) }),
  /** A message that can never be stored; sending it again is useless. */
  nack: z.object({ boot: z.string().nullable(), seq: z.number().int().nullable(), problem: z.string() }),
  /** Answer to `hello`: server time in ms, interval of heartbeats, the lanes as the cloud has them, and which switches are on. */
  welcome: z.object({
    serverTime: z.number().int(),
    heartbeatSeconds: z.number().int(),
    lanes: z.array(laneConfig),
    flags: z.array(z.enum(machineFlags)),
    /** Categories in the order in which the screen shows them, those of other lanes after them; absent where nobody ordered them. */
    categories: z.array(z.string()).optional(),
  }),
  /**
   * Lanes that people changed, as they shall be now, and lanes that are gone. `version` grows with each change of a lane: answer
   * each, take over none that is older than one you took over, and nothing after `notAfter` (server time in ms).
   */
  lanes: z.object({
    notAfter: z.number().int(),
    lanes: z.array(laneConfig.extend({ version: z.number().int() })),
    removed: z.array(z.object({ cabinet: z.string(), lane: z.number().int(), version: z.number().int() })),
  }),
  /** `amountFen` is what the code takes: the lane's price less what promotions take off. An order without anything to pay is offered at once. */
  payCode: z.object({
    requestId: z.string(),
    orderNo,
    codeUrl: z.string(),
    amountFen: z.number().int(),
    expiresInSeconds: z.number().int(),
    /** Of a lucky purchase: show chance and draws with the code. */
    lucky: luckyTerms.optional(),
  }),
  /**
   * What a lucky purchase came to, after it was paid. SHA-256 of `seed` is the commitment of its code; the first 12 hexadecimal
   * digits of the SHA-256 of `seed|orderNo|tradeNo|<draw, from 1>`, modulo 10,000, are the number of each draw. A prize follows as
   * `shipOffer`.
   */
  luckyResult: z.object({
    requestId: z.string(),
    orderNo,
    won: z.boolean(),
    numbers: z.array(z.number().int()),
    winRate: z.number().int(),
    seed: z.string(),
    tradeNo: z.string(),
  }),
  /** No code, or no more: `payments.requestClosed` and `payments.requestDone` end a request that was answered before. */
  payRefused: z.object({
    requestId: z.string(),
    reason: z.string(),
    /** With `pharmacy.prescriptionNeeded`: the number that the prescription will have, and the token to upload it with. */
    prescription: z
      .object({ rxNo: z.string(), uploadToken: z.string(), expiresInSeconds: z.number().int() })
      .optional(),
  }),
  /** What a pickup code hands out here, one order for each lane; the offers of these orders follow. */
  pickupAnswer: z.object({
    requestId: z.string(),
    orders: z.array(
      z.object({
        orderNo,
        cabinet: z.string(),
        lane: z.number().int(),
        productName: z.string(),
        quantity: z.number().int(),
      }),
    ),
    /** Pieces that stay on the code, because this machine does not have them. */
    left: z.number().int(),
  }),
  /** Nothing comes out for this code; `reason` says why. */
  pickupRefused: z.object({ requestId: z.string(), reason: z.string() }),
  /** The order is paid; claim it when the motor is ready. */
  shipOffer: z.object({ orderNo, cabinet: z.string(), lane: z.number().int(), quantity: z.number().int() }),
  /** Dispense now, once. */
  shipGrant: z.object({ orderNo, cabinet: z.string(), lane: z.number().int(), quantity: z.number().int() }),
  /** Do not dispense: the order is refunded, closed or not of this machine. */
  shipDenied: z.object({ orderNo, reason: z.string() }),
  /**
   * A signed order to the machine. `signature` is Ed25519 over the UTF-8 text
   * `machineNo|commandId|seq|kind|notAfter`, followed by `|cabinet|lane` where it names a lane, in base64. Refuse what is late,
   * replayed or wrongly signed.
   */
  command: z.object({
    commandId: z.string(),
    seq: z.number().int(),
    kind: z.enum(commandKinds),
    /** Of `testLane`: the lane to turn once. */
    cabinet: z.string().optional(),
    lane: z.number().int().optional(),
    /** Server time in ms after which the command must not be executed. */
    notAfter: z.number().int(),
    signature: z.string(),
  }),
  /**
   * A package that the machine shall fetch from `file`, check and install. `signature` is Ed25519 over the UTF-8 text
   * `machineNo|rolloutId|softType|softVersion|sha256|notAfter`, in base64. Refuse what is wrongly signed or late, whose content has
   * another hash, and answer with `softwareAnswer`. With `force` the machine does not wait for a quiet moment.
   */
  software: z.object({
    rolloutId: z.string(),
    softType: z.enum(softwareKinds),
    softVersion: z.string(),
    /** Path at the address of the cloud's files, below /softFile/. */
    file: z.string(),
    bytes: z.number().int(),
    /** Of the content, in hexadecimal digits. */
    sha256: z.string(),
    force: z.boolean(),
    /** Server time in ms after which the package must not be installed. */
    notAfter: z.number().int(),
    signature: z.string(),
  }),
  /**
   * All ads that the machine shall show, instead of those it had: fetch each `file`, compare its hash, and answer with `adAnswer`.
   * An ad is shown from its first to its last day within its hours (minutes of the day at the machine), a smaller `sortNo` first.
   * Take over none whose `version` is older than one you took over, and nothing after `notAfter` (server time in ms).
   */
  ads: z.object({
    version: z.number().int(),
    notAfter: z.number().int(),
    ads: z.array(
      z.object({
        adId: z.string(),
        adType: z.enum(adTypes),
        /** Code and size in pixels of the ad space. */
        slotCode: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        /** Path at the address of the cloud's files. */
        file: z.string(),
        bytes: z.number().int(),
        /** Of the content, in hexadecimal digits. */
        sha256: z.string(),
        startDate: z.string(),
        endDate: z.string(),
        slots: z.array(z.object({ from: z.number().int(), to: z.number().int() })),
        sortNo: z.number().int(),
      }),
    ),
  }),
  /**
   * All prices below those of its lanes that the machine may take by itself, instead of those it had; answer with `priceAnswer`. An
   * offer holds for its lane, while that costs `priceFen`, from its first to its last day within its minutes of the day at the
   * machine (`to` not included). `payFen` is what 1, 2, … pieces cost together; more of them cost what the lane says. Name the
   * offer in the `sale`. Take over none whose `version` is older than one you took over, and nothing after `notAfter` (server
   * time in ms).
   */
  prices: z.object({
    version: z.number().int(),
    notAfter: z.number().int(),
    offers: z.array(
      z.object({
        /** Its number within this version. */
        offer: z.number().int(),
        cabinet: z.string(),
        lane: z.number().int(),
        priceFen: z.number().int(),
        payFen: z.array(z.number().int()),
        fromDay: z.string(),
        toDay: z.string(),
        from: z.number().int(),
        to: z.number().int(),
      }),
    ),
  }),
  /**
   * What each card may spend at this machine while it has no network, instead of what was allowed before; answer with
   * `allowanceAnswer`. `signature` is Ed25519 over the UTF-8 text of `allowanceSigningText`, in base64: take over nothing that is
   * wrongly signed, none whose `version` is older than one you took over, and nothing after `notAfter` (server time in ms).
   * Name the version in the `sale`.
   */
  allowances: z.object({
    version: z.number().int(),
    notAfter: z.number().int(),
    allowances: z.array(
      z.object({
        cardNo: z.string(),
        /** All that the card may spend by this version. */
        amountFen: z.number().int(),
        /** Server time in ms after which the card pays no more without network. */
        until: z.number().int(),
      }),
    ),
    signature: z.string(),
  }),
} as const;

export type DownType = keyof typeof downBodies;
export type DownBody<T extends DownType> = z.output<(typeof downBodies)[T]>;

/** Envelope of what the cloud sends. */
export type DownMessage = { [T in DownType]: { type: T; sentAt: number; body: DownBody<T> } }[DownType];

export function downMessage<T extends DownType>(type: T, body: DownBody<T>, sentAt: number): string {
  return JSON.stringify({ type, sentAt, body });
}

/** The text that a command's signature covers. */
export function commandSigningText(machineNo: string, command: Omit<DownBody<"command">, "signature">): string {
  const { commandId, seq, kind, notAfter, cabinet, lane } = command;
  return [machineNo, commandId, seq, kind, notAfter, ...(lane === undefined ? [] : [cabinet, lane])].join("|");
}

/** The text that the signature of a package covers. */
export function softwareSigningText(
  machineNo: string,
  { rolloutId, softType, softVersion, sha256, notAfter }: Omit<DownBody<"software">, "signature">,
): string {
  return [machineNo, rolloutId, softType, softVersion, sha256, notAfter].join("|");
}

/** The text that the signature of a list of allowances covers, in the order of the list. */
export function allowanceSigningText(
  machineNo: string,
  { version, allowances }: Pick<DownBody<"allowances">, "version" | "allowances">,
): string {
  const entries = allowances.map(({ cardNo, amountFen, until }) => [cardNo, amountFen, until]);
  return [machineNo, "allowances", version, ...entries.flat()].join("|");
}
