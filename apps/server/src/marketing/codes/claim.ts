import type { Handle } from "@yunshou/database";
import {
  businessDay,
  checkCodeGuesses,
  checkCodeUsable,
  checkWhere,
  codeRule,
  codeTaken,
  type PricedBasket,
  type PromotionRule,
  type Result,
  refuse,
  type ShipState,
} from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import * as queries from "./claim.queries.ts";
import { discountCodeIndexes } from "./codeBook.ts";
import { countGuess, guessesOf } from "./guesses.queries.ts";

/** A code that a customer named at a machine, or to a shop of the mall. */
export interface Naming {
  /** In the mall, who guesses is known by his address: a number that stands for it. */
  readonly inMallBy?: string;
  readonly machineId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly timeZone: string;
  readonly typed: string;
}

const nameOf = ({ machineId, typed }: Pick<Naming, "machineId" | "typed">) => `${machineId}|${typed}`;

/** The codes of one batch of messages, locked together; `usable` looks at one of them as it is at this moment. */
export interface NamedCodes {
  readonly usable: (naming: Naming, now: Date) => Promise<Result<queries.LockedCode>>;
  /** An order that nobody has paid holds one use of a code. */
  readonly hold: (code: queries.LockedCode, use: HeldUse) => Promise<void>;
}

export interface HeldUse {
  readonly orderId: string;
  readonly machineId: string;
  readonly discountFen: bigint;
  readonly at: Date;
}

/**
 * Locks every code that these customers named, in the order of their ids and after the lanes, so that of fifty who name one
 * at once each sees what those before him left. A wrong code is counted; after too many a machine is told nothing.
 */
export async function lockNamed(
  tx: Handle,
  secrets: Pick<Secrets, "keyedHashes">,
  namings: readonly Naming[],
): Promise<NamedCodes> {
  const wanted = namings.flatMap((naming) =>
    discountCodeIndexes(secrets, naming.typed).map((index) => ({ ...naming, index })),
  );
  const found = wanted.length === 0 ? [] : await queries.findCodes(tx, wanted);
  const codes = await queries.lockCodes(tx, found);
  const ids = new Map(
    wanted.flatMap(({ index, ...naming }) => {
      const code = found.find(
        ({ hash, merchantId }) => hash === index.toString("hex") && merchantId === naming.merchantId,
      );
      return code === undefined ? [] : [[nameOf(naming), code.codeId] as const];
    }),
  );
  return {
    async usable(naming, now) {
      const guesser = { ...naming, guesserId: naming.inMallBy ?? naming.machineId };
      const guesses = checkCodeGuesses(await guessesOf(tx, guesser, now));
      if (!guesses.ok) return guesses;
      const code = codes.get(ids.get(nameOf(naming)) ?? "");
      if (code === undefined) {
        await countGuess(tx, guesser);
        return refuse("codes.unknown");
      }
      const taken = checkWhere(code.usage, naming.inMallBy === undefined ? "machine" : "mall");
      if (!taken.ok) return taken;
      const today = businessDay(now, naming.timeZone);
      const usable = checkCodeUsable(code, today);
      return usable.ok ? { ok: true, value: await queries.withHolderLevel(tx, code, today) } : usable;
    },
    async hold(code, { orderId, machineId, discountFen, at }) {
      const change = { used: 0, held: 1 };
      const state = await queries.countUse(tx, code, change);
      await queries.insertUse(tx, code, { orderId, machineId, operatorId: null, state: "held", discountFen, at });
      codes.set(code.codeId, { ...code, state, held: code.held + 1 });
    },
  };
}

/** What a basket costs, and the code that made it cheaper. */
export interface PricedWithCode {
  readonly basket: PricedBasket;
  readonly code?: { readonly locked: queries.LockedCode; readonly discountFen: bigint };
}

/** Prices what a customer wants with the code that he named, if any; a code that counts for nothing here refuses the request. */
export async function codeOf(
  codes: NamedCodes,
  naming: Omit<Naming, "typed"> & { readonly typed: string | undefined },
  now: Date,
  price: (presented: readonly PromotionRule[]) => PricedBasket,
): Promise<Result<PricedWithCode>> {
  if (naming.typed === undefined) return { ok: true, value: { basket: price([]) } };
  const usable = await codes.usable({ ...naming, typed: naming.typed }, now);
  if (!usable.ok) return usable;
  const basket = price([codeRule(usable.value)]);
  const taken = codeTaken(usable.value, basket);
  return taken.ok ? { ok: true, value: { basket, code: { locked: usable.value, discountFen: taken.value } } } : taken;
}

/** What a use of a code depends on of its order. */
export interface UsingOrder {
  readonly topId: string;
  readonly orderId: string;
  readonly discountFen: bigint;
  readonly payState: "unpaid" | "paid" | "refunding" | "refunded" | "closed";
  readonly paidFen: bigint;
  readonly shipState: ShipState;
  readonly dispensed: number;
}

/**
 * What a use is, given its order: paid it is used; closed, or paid back whole without goods, the code can be used again. So can
 * that of an order which cost nothing and whose goods stayed inside: there is no money by which it could be paid back.
 */
const stateOf = ({ payState, paidFen, shipState, dispensed }: UsingOrder): queries.UseState => {
  if (payState === "unpaid") return "held";
  if (payState === "closed") return "released";
  if (dispensed > 0) return "used";
  const stayedInside = paidFen === 0n && (shipState === "failed" || shipState === "unknown");
  return payState === "refunded" || stayedInside ? "released" : "used";
};

const weight = (state: queries.UseState) => ({ used: Number(state === "used"), held: Number(state === "held") });

/**
 * Brings the uses of codes to what became of their orders, in the transaction that changes these. Orders and lanes were
 * locked before. A use that was released is taken again when its order is paid late, as far as the code has one left.
 */
export async function settleCodes(tx: Handle, orders: readonly UsingOrder[], now: Date): Promise<void> {
  const byId = new Map(orders.flatMap((order) => (order.discountFen > 0n ? [[order.orderId, order] as const] : [])));
  if (byId.size === 0) return;
  const cheaper = [...byId.values()];
  const uses = await queries.usesOf(tx, cheaper);
  if (uses.length === 0) return;
  const codes = await queries.lockCodes(tx, uses);
  for (const use of await queries.usesOf(tx, cheaper)) {
    const code = codes.get(use.codeId);
    const order = byId.get(use.orderId);
    if (code === undefined || order === undefined) continue;
    const next = stateOf(order);
    if (next === use.state) continue;
    if (use.state === "released" && code.used + code.held >= code.maxUses) continue;
    const [from, to] = [weight(use.state), weight(next)];
    const change = { used: to.used - from.used, held: to.held - from.held };
    const state = await queries.countUse(tx, code, change);
    codes.set(code.codeId, { ...code, state, used: code.used + change.used, held: code.held + change.held });
    await queries.saveUse(tx, use, next, now);
  }
}
