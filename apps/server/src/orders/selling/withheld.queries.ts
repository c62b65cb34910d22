import type { StoredRow } from "@yunshou/contract";
import type { withheldSales } from "@yunshou/contract/orders/withheld";
import type { UpBody } from "@yunshou/contract/machines/upMessages";
import { conditions, equals, type Handle, numbered, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { WithheldDecision, WithheldState } from "@yunshou/domain";
import { type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

/** A sale that is set aside; `orderId` is claimed for it. */
export interface NewWithheld {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly orderId: string;
  readonly sourceKey: string;
  readonly said: UpBody<"sale">;
  readonly productId: string | null;
  readonly productName: string;
  readonly lanePriceFen: string | null;
  readonly occurredAt: Date;
  readonly receivedAt: Date;
}

export async function insertWithheld(tx: Handle, sale: NewWithheld): Promise<void> {
  await tx.query(
    `insert into withheld_sale (top_id, id, merchant_id, machine_id, source_key, said, product_id, product_name, lane_price_fen, occurred_at, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      sale.topId,
      sale.orderId,
      sale.merchantId,
      sale.machineId,
      sale.sourceKey,
      JSON.stringify(sale.said),
      sale.productId,
      sale.productName,
      sale.lanePriceFen,
      sale.occurredAt,
      sale.receivedAt,
    ],
  );
}

export interface WithheldSale extends NewWithheld {
  readonly state: WithheldState;
  readonly machineNo: string;
}

/** Locks one, so that of two who decide the second sees the decision of the first. Undefined when the scope has none of that number. */
export async function lockWithheld(tx: Handle, scope: Scope, orderNo: string): Promise<WithheldSale | undefined> {
  const where = conditions(scoped(scope, "w"), equals("w.id", orderNo));
  const [row] = await tx.query<WithheldSale>(
    ...statement(sql`select w.top_id as "topId", w.merchant_id as "merchantId", w.machine_id as "machineId", w.id as "orderId", w.source_key as "sourceKey", w.said,
        w.product_id as "productId", w.product_name as "productName", w.lane_price_fen as "lanePriceFen", w.occurred_at as "occurredAt", w.received_at as "receivedAt", coalesce(w.decision, 'open') as state,
        (select m.machine_no from machine m where m.top_id = w.top_id and m.id = w.machine_id) as "machineNo"
      from withheld_sale w where ${where} for update`),
  );
  return row;
}

export async function markDecided(
  tx: Handle,
  { topId, orderId }: Pick<WithheldSale, "topId" | "orderId">,
  decided: {
    readonly decision: WithheldDecision;
    readonly paidFen: bigint | null;
    readonly reason: string;
    readonly by: string;
  },
): Promise<void> {
  await tx.query(
    "update withheld_sale set decision = $3, paid_fen = $4, reason = $5, decided_by = $6, decided_at = now() where top_id = $1 and id = $2",
    [topId, orderId, decided.decision, decided.paidFen, decided.reason, decided.by],
  );
}

type ListRow = StoredRow<typeof withheldSales.list>;

const columns = `w.id as "orderNo", m.machine_no as "machineNo", m.name as "machineName", h.name as "merchantName", (w.said ->> 'lane')::int as "laneNo", w.product_name as "productName",
  (w.said ->> 'quantity')::int as quantity, w.said ->> 'payment' as "payMethod", w.said ->> 'paidFen' as "saidFen",
  case when not w.said ? 'lucky' then (w.lane_price_fen * (w.said ->> 'quantity')::int)::text end as "byPriceFen", w.occurred_at as "orderTime",
  coalesce(w.decision, 'open') as state, w.paid_fen as "paidFen", w.reason, u.name as decider, w.decided_at as "decideTime"`;
const from =
  "withheld_sale w join machine m on m.top_id = w.top_id and m.id = w.machine_id join merchant h on h.id = w.merchant_id left join app_user u on u.id = w.decided_by";

export function listWithheld(
  tx: Handle,
  scope: Scope,
  {
    machineNo,
    state,
    ...paging
  }: Paging<"orderTime"> & { readonly machineNo?: string | undefined; readonly state?: WithheldState | undefined },
): Promise<Page<ListRow>> {
  const where = conditions(
    scoped(scope, "w"),
    numbered("m.machine_no", "machine", machineNo),
    state === undefined ? undefined : sql`coalesce(w.decision, 'open') = ${state}`,
  );
  const order = { by: { orderTime: "w.occurred_at" }, unsorted: "w.id desc", tie: ["w.id"] } as const;
  return pageOf(tx, { columns, from, where }, order, paging);
}
