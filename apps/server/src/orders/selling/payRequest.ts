import { asSystem, type Database } from "@yunshou/database";
import {
  accept,
  checkPayRequest,
  type LaneSaleFacts,
  paymentWindowMs,
  type PaymentKind,
  isPlacedByPhone,
  repeatedRequestAnswer,
} from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import { type LuckyDesk, type LuckyTaken, openLuckyDesk } from "../lucky/luckyDesk.ts";
import { codeOf, lockNamed, type NamedCodes } from "../../marketing/codes/claim.ts";
import { openDesk, type PriceDesk } from "../../marketing/desk.ts";
import { enqueue, outboxChannel, resendAll } from "../../machines/commands/outbox.ts";
import type { Effect, EffectContext, Incoming } from "../../machines/effects/effect.ts";
import {
  type Payment,
  insertPayment,
  paymentOf,
  paymentOfRequest,
  type RequestedPayment,
  saveCode,
} from "../../payments/payments.queries.ts";
import type { PaymentProviders } from "../../payments/providers.ts";
import { askDispense } from "../../pharmacy/dispenseGate.queries.ts";
import { newPrescriptionNo, usePrescription } from "../../pharmacy/prescriptionGate.queries.ts";
import { prescriptionOffer } from "../../pharmacy/prescriptionLink.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { arm } from "../../platform/timers.ts";
import { laneKey, type LockedLane, lockLanes } from "../../stock/stock.queries.ts";
import { note, openBook, writeBook } from "../book/book.ts";
import { type MachineFacts, newOrder, noMachine } from "../book/order.ts";
import { claimSources, machineFacts, reservedPieces, sourceName } from "../book/order.queries.ts";
import { payCodeKey, paymentDue, repeatedRequestDue } from "./orderTimers.ts";
import { takeFree } from "./paying.ts";

type Request = Incoming<"payRequest">;

export interface PaymentDependencies {
  readonly database: Database;
  readonly providers: PaymentProviders;
  /** Tells other processes after a commit: ids only, gathered by the notifier. */
  readonly notify: (channel: string, ids: readonly string[]) => void;
  readonly log: Pick<FastifyBaseLogger, "error" | "warn">;
}

/** Begins the source of an order that a machine asked to be paid; its own number of the request follows. */
export const paySource = "pay:";

const sourceOf = ({ machine, message, receivedAt }: Request) => ({
  topId: machine.topId,
  merchantId: machine.merchantId,
  machineId: machine.machineId,
  sourceKey: `${paySource}${message.body.requestId}`,
  receivedAt,
});

const laneOf = ({ machine, message: { body } }: Request) => ({
  machineId: machine.machineId,
  cabinet: body.cabinet,
  lane: body.lane,
});

/** How often an open payment is asked about, because notices of providers may never arrive. */
export const paymentQueryEveryMs = 20_000;

/** A code that did not come back by then, e.g. because the process was killed, is asked for again. */
export const codeExpectedMs = 5_000;

/** How long an unpaid order keeps its pieces of a lane from others. */
export const reservationMs = paymentWindowMs * 4;

/**
 * A customer wants to pay by QR code. The lane is locked, the order and its payment are written, and only after the
 * commit the provider is asked; the answer travels to the machine through the outbox. Without the answer, e.g. because
 * this process died, the order is closed at the end of its window.
 */
export function payRequestEffect(
  dependencies: PaymentDependencies & { readonly secrets: Pick<Secrets, "keyedHash" | "keyedHashes"> },
): Effect<"payRequest"> {
  return async (context, messages) => {
    const { tx, now } = context;
    const facts = await machineFacts(
      tx,
      messages.map(({ machine }) => machine.machineId),
    );
    const lanes = await lockLanes(tx, messages.map(laneOf));
    const codes = await lockNamed(
      tx,
      dependencies.secrets,
      messages.flatMap(({ machine, message }) => {
        const { discountCode: typed } = message.body;
        return typed === undefined ? [] : [{ ...facts.get(machine.machineId)!, typed }];
      }),
    );
    // After the codes, as where an order gives both back.
    const desk = await openDesk(tx, [...facts.values()], { claiming: true });
    const reserved = new Map<string, number>();
    for (const { machineId, cabinet, lane, pieces } of await reservedPieces(
      tx,
      [...facts.keys()],
      new Date(now.getTime() - reservationMs),
    )) {
      reserved.set(`${machineId}|${cabinet}|${lane}`, pieces);
    }
    const asked = messages.map((incoming) => {
      const { cabinet, lane, quantity, rxNo = null } = incoming.message.body;
      const productId = lanes.get(laneKey(laneOf(incoming)))?.productId ?? null;
      const { sourceKey } = sourceOf(incoming);
      return { ...incoming.machine, cabinet, laneNo: lane, productId, quantity, rxNo, orderId: null, sourceKey };
    });
    const lucky = await openLuckyDesk(
      tx,
      asked.filter((_, place) => messages[place]!.message.body.lucky !== undefined),
    );
    const { refused, prescribed } = await askDispense(tx, asked, now);
    const used = new Set<string>();
    for (const [place, incoming] of messages.entries()) {
      const { productId, quantity, rxNo } = asked[place]!;
      const named = prescribed.has(place) ? rxNo : null;
      // Two requests of one batch have both seen it unused.
      const rule = refused.get(place) ?? (named !== null && used.has(named) ? "pharmacy.prescriptionUsed" : undefined);
      if (rule === "pharmacy.prescriptionNeeded") {
        const wish = { ...incoming.machine, rxNo: await newPrescriptionNo(tx), productId: productId!, quantity };
        refuse(context, incoming, rule, prescriptionOffer(dependencies.secrets, wish, now));
        continue;
      }
      if (rule !== undefined) {
        refuse(context, incoming, rule);
        continue;
      }
      if (named !== null) used.add(named);
      const key = laneKey(laneOf(incoming));
      const taken = await request(
        context,
        dependencies,
        incoming,
        facts.get(incoming.machine.machineId)!,
        lanes.get(key),
        reserved.get(key) ?? 0,
        { desk, codes, lucky, rxNo: named },
      );
      reserved.set(key, (reserved.get(key) ?? 0) + taken);
    }
  };
}

function refuse(
  context: EffectContext,
  { machine, message }: Request,
  reason: string,
  prescription?: ReturnType<typeof prescriptionOffer>,
): void {
  const { requestId } = message.body;
  const told = prescription === undefined ? {} : { prescription };
  context.send(machine.machineNo, "payRefused", { requestId, reason, ...told });
}

interface Desks {
  readonly desk: PriceDesk;
  readonly codes: NamedCodes;
  readonly lucky: LuckyDesk;
}

/** What a lucky purchase costs and promises; nothing else makes its draws cheaper, and one piece is drawn for. */
function luckyOf(
  { message: { body } }: Request,
  machine: MachineFacts,
  lane: LockedLane | undefined,
  { lucky, rxNo }: Pick<Desks, "lucky"> & { readonly rxNo: string | null },
): LuckyTaken | string | undefined {
  if (body.lucky === undefined) return undefined;
  if (body.discountCode !== undefined) return "codes.noBenefit";
  if (rxNo !== null || body.quantity !== 1) return "orders.luckyNotOffered";
  const { merchantId, machineId } = machine;
  const { draws } = body.lucky;
  return lucky.take({
    merchantId,
    machineId,
    productId: lane?.productId ?? null,
    draws,
    prizeFen: BigInt(body.priceFen),
  });
}

/** Answers how many pieces the request keeps from others. */
async function request(
  context: EffectContext,
  dependencies: PaymentDependencies,
  incoming: Request,
  machine: MachineFacts,
  lane: LockedLane | undefined,
  reserved: number,
  { desk, codes, lucky, rxNo }: Desks & { readonly rxNo: string | null },
): Promise<number> {
  const { tx, now } = context;
  const { body } = incoming.message;
  const known = await paymentOfRequest(tx, machine.machineId, sourceOf(incoming).sourceKey);
  if (known !== undefined) {
    await answerAgain(context, incoming, known);
    return 0;
  }
  const provider = dependencies.providers.forPayment(body.provider);
  if (provider === undefined) {
    refuse(context, incoming, "payments.noProvider");
    return 0;
  }
  const check = checkPayRequest(
    { quantity: body.quantity, priceFen: BigInt(body.priceFen) },
    { ...machine, lane: saleFacts(lane), reserved },
  );
  if (!check.ok) {
    refuse(context, incoming, check.code);
    return 0;
  }
  const drawn = luckyOf(incoming, machine, lane, { lucky, rxNo });
  if (typeof drawn === "string") {
    refuse(context, incoming, drawn);
    return 0;
  }
  const business = drawn !== undefined ? "luckyPurchase" : rxNo === null ? "ordinary" : "prescription";
  const bought = {
    business,
    level: null,
    lines: [{ productId: lane?.productId ?? null, quantity: body.quantity, priceFen: BigInt(body.priceFen) }],
  } as const;
  const priced =
    drawn === undefined
      ? await codeOf(codes, { ...machine, typed: body.discountCode }, now, (presented) =>
          desk.price(machine, now, bought, presented),
        )
      : accept({ basket: drawsOnly(check.value, drawn.payFen), code: undefined });
  if (!priced.ok) {
    refuse(context, incoming, priced.code);
    return 0;
  }
  const { basket, code } = priced.value;
  const source = sourceOf(incoming);
  const orderId = (await claimSources(tx, [source])).get(sourceName(source));
  if (orderId === undefined) return 0;
  const { cabinet, lane: laneNo, quantity, provider: payment } = body;
  desk.claim(basket.applied);
  const order = newOrder({
    orderId,
    machine,
    lane,
    cabinet,
    laneNo,
    quantity,
    payment,
    sourceKey: source.sourceKey,
    cardNo: null,
    priceFen: check.value,
    discountFen: basket.discountFen,
    orderedAt: incoming.occurredAt,
    business,
    lucky: drawn && { winResult: null, lotteryCount: drawn.offer.draws, lotteryFen: drawn.payFen },
  });
  await drawn?.commit(tx, order);
  if (rxNo !== null) await usePrescription(tx, order.topId, rxNo, orderId);
  if (code !== undefined)
    await codes.hold(code.locked, { orderId, machineId: machine.machineId, discountFen: code.discountFen, at: now });
  const expiresAt = new Date(now.getTime() + paymentWindowMs);
  const book = openBook(now);
  book.added.push(order);
  if (basket.applied.length > 0) book.promoted.push({ ...order, applied: basket.applied });
  if (basket.payFen === 0n) {
    takeFree(book, order, incoming);
    await writeBook(tx, book, context.last);
    return body.quantity;
  }
  book.timers.push(
    paymentDue.at(orderId, new Date(now.getTime() + codeExpectedMs), {
      topId: order.topId,
      closesAt: expiresAt.toISOString(),
    }),
  );
  note(book, order, "payRequested", {
    source: "machine",
    occurredAt: incoming.occurredAt,
    at: incoming.receivedAt,
    detail: { method: body.provider },
  });
  await writeBook(tx, book, context.last);
  const { topId, merchantId, machineId } = machine;
  const amountFen = String(basket.payFen);
  await insertPayment(tx, {
    topId,
    orderId,
    merchantId,
    machineId,
    provider: provider.name,
    method: body.provider,
    amountFen,
    requestId: body.requestId,
    expiresAt,
    ...(drawn === undefined ? {} : { lucky: drawn.offer }),
  });
  context.afterCommit(
    () =>
      void askForCode(dependencies, orderId, order.productName).catch((error: unknown) =>
        dependencies.log.error({ err: error, orderId }, "A payment code could not be obtained."),
      ),
  );
  return body.quantity;
}

/** The machine asked before under this number, e.g. because it did not hear the answer. */
async function answerAgain(context: EffectContext, incoming: Request, known: RequestedPayment): Promise<void> {
  const { tx, now } = context;
  switch (repeatedRequestAnswer(known, known.expiresAt <= now)) {
    case "code":
      // A code that is not here yet comes through the outbox.
      if (known.codeUrl !== null)
        context.send(incoming.machine.machineNo, "payCode", payCode(known, known.codeUrl, now));
      return;
    case "close":
      return arm(tx, repeatedRequestDue.at(known.orderId, now, { topId: known.topId, tries: 0 }));
    case "offer":
      return resendAll(tx, [known.machineId]);
    case "closed":
      return refuse(context, incoming, "payments.requestClosed");
    case "done":
      return refuse(context, incoming, "payments.requestDone");
  }
}

/** The goods at their price, less what the draws do not cost. */
const drawsOnly = (priceFen: bigint, payFen: bigint) => ({ applied: [], payFen, discountFen: priceFen - payFen });

export const saleFacts = (lane: LockedLane | undefined): LaneSaleFacts | undefined =>
  lane === undefined ? undefined : { ...lane, priceFen: lane.priceFen === null ? null : BigInt(lane.priceFen) };

const payCode = (payment: Payment, codeUrl: string, now: Date) => ({
  requestId: payment.requestId,
  orderNo: payment.orderId,
  codeUrl,
  amountFen: Number(payment.amountFen),
  expiresInSeconds: Math.max(1, Math.floor((payment.expiresAt.getTime() - now.getTime()) / 1_000)),
  ...(payment.lucky === null ? {} : { lucky: payment.lucky }),
});

/** Asks the provider for the code of a stored payment and puts it into the machine's outbox; tries twice under the same number. */
export async function askForCode(
  dependencies: PaymentDependencies,
  orderId: string,
  description: string,
): Promise<void> {
  const { database, notify, providers } = dependencies;
  const payment = await asSystem(database, (tx) => paymentOf(tx, orderId), { readOnly: true });
  if (payment === undefined || payment.codeUrl !== null) return;
  const provider = providers.named(payment.provider);
  if (provider === undefined) return;
  const wish = {
    outTradeNo: payment.number,
    amountFen: BigInt(payment.totalFen),
    method: payment.method as PaymentKind,
    description,
    expiresInSeconds: Math.max(60, Math.ceil((payment.expiresAt.getTime() - Date.now()) / 1_000)),
  };
  const byPhone = payment.machineId === noMachine || isPlacedByPhone(payment.requestId);
  const answer = await provider
    .createPayment(wish)
    .catch(() => provider.createPayment(wish))
    .catch((error: unknown) => error as Error);
  await asSystem(database, async (tx) => {
    const machine = { machineId: payment.machineId, key: payCodeKey(orderId), notAfter: payment.expiresAt };
    if (answer instanceof Error) {
      dependencies.log.warn({ err: answer, orderId }, "The provider gave no payment code.");
      // The buyer's program asks about its order; it gets a code when it asks again.
      if (byPhone) return;
      await enqueue(tx, [
        {
          ...machine,
          type: "payRefused",
          body: { requestId: payment.requestId, reason: "payments.providerUnreachable" },
        },
      ]);
      await arm(tx, paymentDue.at(orderId, new Date(), { topId: payment.topId, closesAt: new Date(0).toISOString() }));
      return;
    }
    await saveCode(tx, payment.topId, payment.number, answer.codeUrl);
    if (!byPhone)
      await enqueue(tx, [{ ...machine, type: "payCode", body: payCode(payment, answer.codeUrl, new Date()) }]);
  });
  if (!byPhone) notify(outboxChannel, [payment.machineId]);
}
