import { accept, refuse, type Result } from "../result.ts";
import { type StateTable, step } from "../states.ts";
import { type GroupBuyFacts, groupBuyStatus } from "./groupBuy.ts";

/** A group of buyers: it gathers until all its places are paid, or until its time ends. */
export const buyingGroupStates = ["gathering", "complete", "failed"] as const;
export type BuyingGroupState = (typeof buyingGroupStates)[number];

export const buyingGroupTable: StateTable<BuyingGroupState, "complete" | "fail"> = {
  gathering: { complete: "complete", fail: "failed" },
  complete: {},
  failed: {},
};

/** The places of a group. */
export interface GroupPlaces {
  readonly state: BuyingGroupState;
  readonly size: number;
  /** Places that orders hold, whether paid or not. */
  readonly taken: number;
  /** Places whose order is paid. */
  readonly paid: number;
}

/** A group that its first buyer opens; his order holds a place. */
export const openedGroup = (size: number): GroupPlaces => ({ state: "gathering", size, taken: 1, paid: 0 });

/** One more order holds a place; whoever asks has looked whether one is free. */
export const takePlace = (group: GroupPlaces): GroupPlaces => ({ ...group, taken: group.taken + 1 });

/** What the money of an order does: its place is paid, the group is complete by it, or it came after the group had failed. */
export type PlacePaid = "waits" | "completes" | "tooLate";

/** The order of a place is paid. Money that comes for a failed group changes nothing of it and goes back. */
export function payPlace(group: GroupPlaces): { readonly group: GroupPlaces; readonly outcome: PlacePaid } {
  if (group.state === "failed") return { group, outcome: "tooLate" };
  const paid = group.paid + 1;
  if (paid < group.size) return { group: { ...group, paid }, outcome: "waits" };
  const next = step(buyingGroupTable, group.state, "complete");
  if (!next.ok) throw new Error("A complete group has no place that is not paid.");
  return { group: { ...group, paid, state: next.value }, outcome: "completes" };
}

/**
 * An order ended without goods. While the group gathers, its place is free again, and a group that nobody is left in has
 * failed. One that is complete stays so, whatever a buyer gives back afterwards.
 */
export function leavePlace(group: GroupPlaces, { wasPaid }: { readonly wasPaid: boolean }): GroupPlaces {
  if (group.state !== "gathering") return group;
  const left = { ...group, taken: group.taken - 1, paid: group.paid - (wasPaid ? 1 : 0) };
  return left.taken === 0 ? { ...left, state: "failed" } : left;
}

/** The time of a group ends: unless it is complete it has failed. */
export const endOfTime = (group: GroupPlaces): GroupPlaces =>
  group.state === "gathering" ? { ...group, state: "failed" } : group;

/** What the time of a failed group leaves to do about one of its orders. */
export type RefundNeed = "refund" | "wait" | "nothing";

/**
 * What of an order of a failed group has to go back: everything that is still there. A refund that is under way is waited for,
 * because part of the money may stay; one that the provider refused is a person's, who may try again or has settled it.
 */
export function refundNeed(order: {
  readonly payState: string;
  readonly refundState: string | null;
  /** How a person settled its money; null where nobody did. */
  readonly outcome: string | null;
  readonly paidFen: bigint;
  readonly refundedFen: bigint;
}): RefundNeed {
  if (order.payState === "refunding") return "wait";
  if (order.payState !== "paid" || order.refundState === "failed" || order.outcome !== null) return "nothing";
  return order.paidFen > order.refundedFen ? "refund" : "nothing";
}

export interface GroupOrderFacts extends GroupBuyFacts {
  readonly size: number;
  readonly perBuyer: number;
  /** Pieces of this group purchase that orders of the buyer hold or took. */
  readonly own: number;
  /** The group that is joined; null opens one. */
  readonly group:
    | (Pick<GroupPlaces, "state" | "taken" | "size"> & { readonly endsAt: Date; readonly isMember: boolean })
    | null;
}

/**
 * Whether a buyer gets so many pieces at the price of a group. A new group is opened while the purchase runs and enough pieces
 * are left for all its places; one that gathers may be joined until its own time ends, also after the purchase was stopped.
 */
export function checkGroupOrder(
  quantity: number,
  { own, perBuyer, size, group, ...purchase }: GroupOrderFacts,
  now: Date,
): Result<undefined> {
  const left = Math.max(0, purchase.pieces - purchase.taken);
  const soldOut = refuse("mall.groupSoldOut", { field: "quantity", values: { n: left } });
  if (group === null) {
    const status = groupBuyStatus(purchase, now);
    if (status === "soldOut") return soldOut;
    if (status !== "running") return refuse("mall.groupNotRunning", { field: "groupBuyId" });
    if (quantity + size - 1 > left) return soldOut;
  } else {
    if (group.isMember) return refuse("mall.groupTwice", { field: "buyingGroupId" });
    if (group.state === "complete") return refuse("mall.groupFull", { field: "buyingGroupId" });
    if (group.state === "failed" || now >= group.endsAt) return refuse("mall.groupClosed", { field: "buyingGroupId" });
    if (group.taken >= group.size) return refuse("mall.groupFull", { field: "buyingGroupId" });
    if (quantity > left) return soldOut;
  }
  return own + quantity > perBuyer
    ? refuse("mall.groupLimit", { field: "quantity", values: { limit: perBuyer } })
    : accept();
}
