import type { Handle } from "@yunshou/database";
import { type BudgetLeft, businessTime, claimShares, type OfferShare, sharesOf } from "@yunshou/domain";
import { claimPromotions, lockBudgets, type PromotedOrder } from "../rules.queries.ts";
import { offersNamed } from "./priceLists.queries.ts";

/** A sale that a machine finished by itself, as far as prices ask. */
export interface SoldAtMachine {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly timeZone: string;
  readonly cabinet: string;
  readonly lane: number;
  readonly quantity: number;
  readonly priceFen: bigint;
  readonly paidFen: bigint;
  readonly soldAt: Date;
  readonly offer?: { readonly version: number; readonly offer: number } | undefined;
}

const nameOf = (machineId: string, { version, offer }: NonNullable<SoldAtMachine["offer"]>) =>
  `${machineId}|${version}|${offer}`;

/** What each of these sales took of promotions by the list that it names; undefined for one that names none or does not fit it. */
export async function sharesOfSales(
  tx: Handle,
  sales: readonly SoldAtMachine[],
): Promise<(readonly OfferShare[] | undefined)[]> {
  const named = sales.flatMap(({ topId, merchantId, machineId, offer }) =>
    offer === undefined ? [] : [{ topId, merchantId, machineId, ...offer }],
  );
  if (named.length === 0) return sales.map(() => undefined);
  const offers = await offersNamed(tx, named);
  return sales.map(({ machineId, timeZone, soldAt, offer, ...sale }) => {
    if (offer === undefined) return undefined;
    const { day, hour, minute } = businessTime(soldAt, timeZone);
    return sharesOf(offers.get(nameOf(machineId, offer)), { ...sale, day, minute: hour * 60 + minute });
  });
}

/** A new order of such a sale, with what its offer promised. */
export interface OfferedOrder extends Omit<PromotedOrder, "applied"> {
  readonly shares: readonly OfferShare[];
}

/**
 * Charges the plans of finished sales as far as their budgets go, at the end of the transaction that books them. Answers what
 * did not fit: those customers keep their price, and nothing is counted for the plan.
 */
export async function claimOffers(
  tx: Handle,
  orders: readonly OfferedOrder[],
): Promise<{ readonly orderId: string; readonly spent: readonly OfferShare[] }[]> {
  if (orders.length === 0) return [];
  const planIds = orders.flatMap(({ shares }) => shares.map(({ planId }) => planId));
  const budgets = new Map<string, BudgetLeft>(await lockBudgets(tx, planIds));
  const ends = orders.map(({ shares, ...order }) => ({ order, ...claimShares(shares, budgets) }));
  await claimPromotions(
    tx,
    ends.map(({ order, claimed }) => ({
      ...order,
      applied: claimed.map(({ planId, name, kind, discountFen }) => ({
        ruleId: planId,
        name,
        kind,
        discountFen: BigInt(discountFen),
      })),
    })),
  );
  return ends.flatMap(({ order, spent }) => (spent.length === 0 ? [] : [{ orderId: order.orderId, spent }]));
}
