import type { Handle } from "@yunshou/database";
import { endOfTime, type GroupPlaces, leavePlace, type PayState, payPlace } from "@yunshou/domain";
import { arm, timerKind } from "../platform/timers.ts";

/** The time of a group ends: unless all its places are paid, its orders are refunded. The key is the group. */
export const groupEndDue = timerKind<{ topId: string }>("mall.groupEnd");

/** An order whose group failed is refunded. The key is the order. */
export const groupRefundDue = timerKind<{ topId: string }>("mall.groupRefund");

/** A group as whoever changes its places finds it. */
interface LockedGroup extends GroupPlaces {
  readonly topId: string;
  readonly buyingGroupId: string;
}

/** What of an order of the mall its group depends on. */
export interface PlaceOfOrder {
  readonly topId: string;
  readonly orderId: string;
  readonly groupBuyId: string | null;
  readonly buyingGroupId: string | null;
  /** Its place was paid while the group gathered. */
  readonly groupPaid: boolean;
  readonly quantity: number;
}

interface OrderKey {
  readonly topId: string;
  readonly orderId: string;
}

/**
 * Locks the groups of orders before anything of them is looked at, each after its product and its purchase, as where an order
 * is placed.
 */
export async function lockGroupsOf(tx: Handle, orders: readonly OrderKey[]): Promise<void> {
  const keys = await tx.query<{ topId: string; mallProductId: string; groupBuyId: string; buyingGroupId: string }>(
    `select top_id as "topId", mall_product_id as "mallProductId", group_buy_id as "groupBuyId", buying_group_id as "buyingGroupId" from mall_order
     where (top_id, id) in (select * from unnest($1::bigint[], $2::bigint[])) and buying_group_id is not null and hold = 'reserved'`,
    [orders.map(({ topId }) => topId), orders.map(({ orderId }) => orderId)],
  );
  if (keys.length === 0) return;
  const topIds = keys.map(({ topId }) => topId);
  const lock = (table: string, ids: readonly string[]) =>
    tx.query(
      `select from ${table} where (top_id, id) in (select * from unnest($1::bigint[], $2::bigint[])) order by id for no key update`,
      [topIds, ids],
    );
  await lock(
    "mall_product",
    keys.map(({ mallProductId }) => mallProductId),
  );
  await lock(
    "mall_group_buy",
    keys.map(({ groupBuyId }) => groupBuyId),
  );
  await lock(
    "mall_buying_group",
    keys.map(({ buyingGroupId }) => buyingGroupId),
  );
}

const placesOf = async (tx: Handle, topId: string, buyingGroupId: string): Promise<LockedGroup | undefined> => {
  const [row] = await tx.query<LockedGroup>(
    `select top_id as "topId", id as "buyingGroupId", state, size, taken, paid from mall_buying_group
     where top_id = $1 and id = $2 for no key update`,
    [topId, buyingGroupId],
  );
  return row;
};

const savePlaces = (tx: Handle, { topId, buyingGroupId }: LockedGroup, { state, taken, paid }: GroupPlaces, at: Date) =>
  tx.query(
    `update mall_buying_group set state = $3, taken = $4, paid = $5, ended_at = case when $3 = 'gathering' then null else coalesce(ended_at, $6) end
     where top_id = $1 and id = $2`,
    [topId, buyingGroupId, state, taken, paid, at],
  );

/**
 * The order is paid: its place is, and the goods of all members are prepared once the last one is. Money that comes after the
 * group has failed goes back by a duty of its own.
 */
export async function payGroupPlace(tx: Handle, order: PlaceOfOrder, at: Date): Promise<void> {
  const { topId, orderId, buyingGroupId, groupPaid } = order;
  const group = buyingGroupId === null || groupPaid ? undefined : await placesOf(tx, topId, buyingGroupId);
  if (group === undefined) return;
  const { group: after, outcome } = payPlace(group);
  if (outcome === "tooLate") return arm(tx, groupRefundDue.at(orderId, at, { topId }));
  await tx.query("update mall_order set group_paid = true where top_id = $1 and id = $2", [topId, orderId]);
  await savePlaces(tx, group, after, at);
  if (outcome === "waits") return;
  // `firstFulfilment` as SQL.
  await tx.query(
    `update mall_order set fulfilment = case delivery_way when 'delivery' then 'toDeliver' else 'toPickUp' end
     where top_id = $1 and buying_group_id = $2 and fulfilment = 'toGather' and hold = 'reserved'`,
    [topId, buyingGroupId],
  );
}

/** The order ended without goods: its pieces can be had again at the price of a group, and its place while the group gathers. */
export async function leaveGroup(tx: Handle, order: PlaceOfOrder, at: Date): Promise<void> {
  const { topId, groupBuyId, buyingGroupId, quantity, groupPaid } = order;
  if (groupBuyId === null || buyingGroupId === null) return;
  await tx.query("update mall_group_buy set taken = taken - $3 where top_id = $1 and id = $2", [
    topId,
    groupBuyId,
    quantity,
  ]);
  const group = await placesOf(tx, topId, buyingGroupId);
  if (group !== undefined) await savePlaces(tx, group, leavePlace(group, { wasPaid: groupPaid }), at);
}

/**
 * The time of a group is over: one that is not complete has failed, and each of its paid orders gets a duty that refunds it,
 * written with the failure. Who pays while this runs waits for the group and finds that it failed.
 */
export async function endGroup(tx: Handle, topId: string, buyingGroupId: string, at: Date): Promise<void> {
  const group = await placesOf(tx, topId, buyingGroupId);
  if (group === undefined || group.state !== "gathering") return;
  await savePlaces(tx, group, endOfTime(group), at);
  const paid = await tx.query<{ orderId: string }>(
    `select id as "orderId" from mall_order where top_id = $1 and buying_group_id = $2 and group_paid and hold = 'reserved' order by id`,
    [topId, buyingGroupId],
  );
  await arm(tx, ...paid.map(({ orderId }) => groupRefundDue.at(orderId, at, { topId })));
}

/** Whether this makes the place of an order paid: its money came as it was asked for, and none of it was asked back. */
export const paysPlace = (order: {
  readonly payState: PayState;
  readonly refundState: string | null;
  readonly exception: string | null;
}): boolean => order.payState === "paid" && order.refundState === null && order.exception === null;
