import type { AnswerOf } from "@yunshou/contract";
import type { orders } from "@yunshou/contract/orders/orders";
import { type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { RefundState } from "@yunshou/domain";

type Detail = AnswerOf<typeof orders.detail>;

export type EventRow = Detail["events"][number];

/** What was recorded about an order, in the order in which the cloud learned it; stock movements included. */
export function eventsOf(tx: Handle, key: { topId: string; orderId: string }): Promise<EventRow[]> {
  return tx.query<EventRow>(
    `select id_time(e.id) as at, e.occurred_at as "occurredAt", e.kind, e.source, u.name as actor, e.detail, e.id as place
     from order_event e left join app_user u on u.id = e.actor_id
     where e.order_id = $2 and e.top_id = $1 and e.id >= id_at(id_time($2))
     union all
     select id_time(s.id), null, 'stockTaken', 'cloud', null, jsonb_build_object('lane', s.lane_no, 'quantity', -s.quantity, 'stockAfter', s.stock_after), s.id
     from sales_order o join stock_movement s on s.machine_id = o.machine_id and s.cabinet = o.cabinet and s.lane_no = o.lane_no and s.reference_id = o.id
     where o.top_id = $1 and o.id = $2 and s.id >= id_at(id_time($2)) and s.id < id_at(id_time($2) + interval '92 days')
     order by at, place`,
    [key.topId, key.orderId],
  );
}

export type RefundListRow = Omit<Detail["refunds"][number], "status"> & { readonly status: RefundState };

export function refundsOf(tx: Handle, key: { topId: string; orderId: string }): Promise<RefundListRow[]> {
  return tx.query<RefundListRow>(
    `select r.id as "refundId", r.amount_fen as "amountFen", r.state as status, r.reason, r.method, u.name as operator, r.requested_at as "requestedAt",
            r.finished_at as "finishedAt", r.failure
     from refund r left join app_user u on u.id = r.operator_id where r.top_id = $1 and r.order_id = $2 order by r.id`,
    [key.topId, key.orderId],
  );
}

/** What promotions took off an order. A plan of a merchant beyond the scope, such as the owner of a machine, keeps its name only. */
export const promotionsOf = (
  tx: Handle,
  scope: Scope,
  key: { topId: string; orderId: string },
): Promise<Detail["promotions"][number][]> =>
  tx.query(
    ...statement(sql`select p.id as "planId", o.name as "planName", o.kind as "planType", o.discount_fen as "discountFen"
      from order_promotion o left join marketing_plan p on p.top_id = o.top_id and p.id = o.plan_id and ${scoped(scope, "p", { machine: null })}
      where o.top_id = ${key.topId} and o.order_id = ${key.orderId} order by o.place`),
  );

export async function connectionOf(tx: Handle, machineId: string): Promise<"notActivated" | "online" | "offline"> {
  const [row] = await tx.query<{ connection: "notActivated" | "online" | "offline" }>(
    "select connection from machine_state where machine_id = $1",
    [machineId],
  );
  return row?.connection ?? "notActivated";
}
