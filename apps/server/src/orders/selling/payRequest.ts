import {
  accept,
  checkPayRequest,
  checkShownCode,
  type LaneSaleFacts,
  paymentWindowMs,
  shownCodeWindowMs,
} from "@yunshou/domain";
import { type LuckyDesk, type LuckyTaken, openLuckyDesk } from "../lucky/luckyDesk.ts";
import { codeOf, lockNamed, type NamedCodes } from "../../marketing/codes/claim.ts";
import { openClaimingDesk, type PriceDesk } from "../../marketing/desk.ts";
import type { Effect, EffectContext } from "../../machines/effects/effect.ts";
import { insertPayment, paymentOfRequest } from "../../payments/payments.queries.ts";
import { askDispense } from "../../pharmacy/dispenseGate.queries.ts";
import { newPrescriptionNo, usePrescription } from "../../pharmacy/prescriptionGate.queries.ts";
import { prescriptionOffer } from "../../pharmacy/prescriptionLink.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { laneKey, type LockedLane, lockLanes } from "../../stock/stock.queries.ts";
import { note, openBook, writeBook } from "../book/book.ts";
import { type MachineFacts, newOrder } from "../book/order.ts";
import { claimSources, freeOrderOf, machineFacts, reservedPieces, sourceName } from "../book/order.queries.ts";
import { paymentDue } from "./orderTimers.ts";
import { answerAgain, answerFreeAgain, refuse, type Request, sourceOf } from "./payAnswers.ts";
import { askForCode, type PaymentDependencies } from "./payCode.ts";
import { chargeShownCode } from "./shownCodes.ts";
import { takeFree } from "./paying.ts";

const laneOf = ({ machine, message: { body } }: Request) => ({
  machineId: machine.machineId,
  cabinet: body.cabinet,
  lane: body.lane,
});

/** A code that did not come back by then, e.g. because the process was killed, is asked for again. */
export const codeExpectedMs = 5_000;

// Who lets orders be paid otherwise needs the same.
export { askForCode, type PaymentDependencies } from "./payCode.ts";

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
    const asked = messages.map((incoming) => {
      const { cabinet, lane, quantity, rxNo = null } = incoming.message.body;
      const productId = lanes.get(laneKey(laneOf(incoming)))?.productId ?? null;
      const { sourceKey } = sourceOf(incoming);
      return { ...incoming.machine, cabinet, laneNo: lane, productId, quantity, rxNo, orderId: null, sourceKey };
    });
    // After the codes, as where an order gives both back.
    const desk = await openClaimingDesk(
      tx,
      asked.map(({ machineId, productId }) => ({ ...facts.get(machineId)!, productId })),
      now,
    );
    const reserved = new Map<string, number>();
    for (const { machineId, cabinet, lane, pieces } of await reservedPieces(
      tx,
      [...facts.keys()],
      new Date(now.getTime() - reservationMs),
    )) {
      reserved.set(`${machineId}|${cabinet}|${lane}`, pieces);
    }
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
  const free = await freeOrderOf(tx, sourceOf(incoming));
  if (free !== undefined) {
    await answerFreeAgain(context, incoming, free);
    return 0;
  }
  const provider = dependencies.providers.forPayment(body.provider);
  if (provider === undefined || (body.shownCode !== undefined && provider.chargeShownCode === undefined)) {
    refuse(context, incoming, "payments.noProvider");
    return 0;
  }
  if (body.shownCode !== undefined) {
    const shown = checkShownCode(body.provider, body.shownCode);
    if (!shown.ok) {
      refuse(context, incoming, shown.code);
      return 0;
    }
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
  const { shownCode } = body;
  const expiresAt = new Date(now.getTime() + (shownCode === undefined ? paymentWindowMs : shownCodeWindowMs));
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
    canShare: provider.sharing !== undefined,
    amountFen,
    requestId: body.requestId,
    expiresAt,
    byShownCode: shownCode !== undefined,
    ...(drawn === undefined ? {} : { lucky: drawn.offer }),
  });
  const asked =
    shownCode === undefined
      ? () => askForCode(dependencies, orderId, order.productName)
      : () => chargeShownCode(dependencies, orderId, order.productName, machine.machineNo, shownCode);
  context.afterCommit(
    () =>
      void asked().catch((error: unknown) =>
        dependencies.log.error({ err: error, orderId }, "A payment could not be asked for."),
      ),
  );
  return body.quantity;
}

/** The goods at their price, less what the draws do not cost. */
const drawsOnly = (priceFen: bigint, payFen: bigint) => ({ applied: [], payFen, discountFen: priceFen - payFen });

export const saleFacts = (lane: LockedLane | undefined): LaneSaleFacts | undefined =>
  lane === undefined ? undefined : { ...lane, priceFen: lane.priceFen === null ? null : BigInt(lane.priceFen) };
