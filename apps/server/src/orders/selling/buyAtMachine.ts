import type { Handle } from "@yunshou/database";
import {
  type Cabinet,
  checkPayRequest,
  type MemberLevel,
  type onlinePaymentKinds,
  paymentWindowMs,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { codeOf, lockNamed } from "../../marketing/codes/claim.ts";
import { openClaimingDesk } from "../../marketing/desk.ts";
import { insertPayment } from "../../payments/payments.queries.ts";
import type { PaymentProviders } from "../../payments/providers.ts";
import { askDispense } from "../../pharmacy/dispenseGate.queries.ts";
import { keep } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { laneKey, lockLanes } from "../../stock/stock.queries.ts";
import { note, openBook, writeBook } from "../book/book.ts";
import { newOrder, type Order } from "../book/order.ts";
import { claimSources, machineFacts, reservedPieces, sourceName } from "../book/order.queries.ts";
import { paymentDue } from "./orderTimers.ts";
import { takeFree } from "./paying.ts";
import { codeExpectedMs, reservationMs, saleFacts } from "./payRequest.ts";

/** What somebody with a phone in front of a machine wants out of it. */
export interface PhoneWish {
  readonly machineId: string;
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  /** What he saw in it; null asks nothing. */
  readonly seenProductId: string | null;
  readonly quantity: number;
  /** Of one piece, as he saw it. */
  readonly priceFen: bigint;
  readonly payment: (typeof onlinePaymentKinds)[number];
  /** He looks at the page inside the app of the provider. */
  readonly inApp?: boolean;
  readonly couponCode: string;
  /** Of somebody who is logged in and a member; null for anybody else. */
  readonly level: MemberLevel | null;
  readonly sourceKey: string;
}

export interface BoughtAtMachine {
  readonly order: Order;
  readonly expiresAt: Date;
  /** The provider has to be asked for a code; else the goods are on offer already. */
  readonly mustPay: boolean;
}

interface Buying {
  readonly secrets: Pick<Secrets, "keyedHash" | "keyedHashes">;
  readonly providers: PaymentProviders;
  readonly now: Date;
  /** Who guesses codes: a number that stands for his address. */
  readonly guesserId: string;
}

/** What may not come out of lanes without a pharmacist or at all, by its place in the list. */
export const forbiddenLanes = async (
  tx: Handle,
  topId: string,
  lanes: readonly (Pick<PhoneWish, "machineId" | "cabinet" | "laneNo"> & { readonly productId: string | null })[],
  now: Date,
) =>
  (
    await askDispense(
      tx,
      lanes.map((lane) => ({ ...lane, topId, quantity: 1, rxNo: null, orderId: null, sourceKey: null })),
      now,
    )
  ).refused;

/**
 * The order of a phone at a machine, which is that of a request of the machine itself (`payRequestEffect`): its lane is locked
 * and asked about by the same rule, and paid it is offered, granted, refunded and given up as any other. Undefined when the
 * source has an order already.
 */
export async function buyAtMachine(
  tx: Handle,
  { secrets, providers, now, guesserId }: Buying,
  wish: PhoneWish,
): Promise<BoughtAtMachine | Refusal | undefined> {
  const { machineId, cabinet, laneNo, quantity, payment, sourceKey, inApp = false } = wish;
  const machine = (await machineFacts(tx, [machineId])).get(machineId);
  if (machine === undefined) return refuse("mall.machineUnknown");
  const name = { machineId, cabinet, lane: laneNo };
  const lane = (await lockLanes(tx, [name])).get(laneKey(name));
  const typed = wish.couponCode === "" ? undefined : wish.couponCode;
  const naming = { ...machine, inMallBy: guesserId };
  const codes = await lockNamed(tx, secrets, typed === undefined ? [] : [{ ...naming, typed }]);
  const desk = await openClaimingDesk(tx, [{ ...machine, productId: lane?.productId ?? null }], now);
  const open = await reservedPieces(tx, [machineId], new Date(now.getTime() - reservationMs));
  const reserved = open.find((one) => one.cabinet === cabinet && one.lane === laneNo)?.pieces ?? 0;
  const check = checkPayRequest({ quantity, priceFen: wish.priceFen }, { ...machine, lane: saleFacts(lane), reserved });
  if (!check.ok) return check;
  const productId = lane?.productId ?? null;
  if (wish.seenProductId !== null && wish.seenProductId !== productId) return refuse("lane.changedMeanwhile");
  const forbidden = (await forbiddenLanes(tx, machine.topId, [{ ...wish, productId }], now)).get(0);
  if (forbidden !== undefined) return { ok: false, code: forbidden } as Refusal;
  const provider = providers.forPayment(payment);
  if (provider === undefined) return refuse("payments.noProvider", { field: "payMethod" });
  const bought = {
    business: "miniProgram",
    level: wish.level,
    lines: [{ productId, quantity, priceFen: wish.priceFen }],
  } as const;
  const priced = await codeOf(codes, { ...naming, typed }, now, (presented) =>
    desk.price(machine, now, bought, presented),
  );
  if (!priced.ok) return priced.code === "codes.unknown" ? keep(priced) : priced;
  const { basket, code } = priced.value;
  const { topId, merchantId } = machine;
  const source = { topId, merchantId, machineId, sourceKey, receivedAt: now };
  const orderId = (await claimSources(tx, [source])).get(sourceName(source));
  if (orderId === undefined) return undefined;
  desk.claim(basket.applied);
  const order = newOrder({
    orderId,
    machine,
    lane,
    cabinet,
    laneNo,
    quantity,
    payment,
    sourceKey,
    cardNo: null,
    priceFen: check.value,
    discountFen: basket.discountFen,
    orderedAt: now,
    business: "miniProgram",
  });
  if (code !== undefined) await codes.hold(code.locked, { orderId, machineId, discountFen: code.discountFen, at: now });
  const book = openBook(now);
  book.added.push(order);
  if (basket.applied.length > 0) book.promoted.push({ ...order, applied: basket.applied });
  if (basket.payFen === 0n) {
    takeFree(book, order, { occurredAt: now, receivedAt: now });
    await writeBook(tx, book);
    return { order, expiresAt: now, mustPay: false };
  }
  const expiresAt = new Date(now.getTime() + paymentWindowMs);
  const codeDueAt = new Date(now.getTime() + codeExpectedMs);
  book.timers.push(paymentDue.at(orderId, codeDueAt, { topId, closesAt: expiresAt.toISOString() }));
  note(book, order, "payRequested", { source: "cloud", occurredAt: now, detail: { method: payment } });
  await writeBook(tx, book);
  await insertPayment(tx, {
    topId,
    orderId,
    merchantId,
    machineId,
    provider: provider.name,
    method: payment,
    canShare: provider.sharing !== undefined,
    inApp: inApp && provider.inApp !== undefined,
    amountFen: String(basket.payFen),
    requestId: sourceKey,
    expiresAt,
  });
  return { order, expiresAt, mustPay: true };
}
