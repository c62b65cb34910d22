import type { AnswerOf, Language, StoredRow } from "@yunshou/contract";
import type { goodsCounts } from "@yunshou/contract/stock/goodsCounts";
import { conditions, contains, equals, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { GoodsCountState } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "../procurement/owner.ts";

type CountRow = StoredRow<typeof goodsCounts.list>;
type Line = AnswerOf<typeof goodsCounts.detail>["lines"][number];

interface CountFilters {
  readonly warehouseName?: string | undefined;
  readonly state?: GoodsCountState | undefined;
}

/** What lies in the place of a count `c` or was counted in it. */
const toCount = `select l.product_id, l.batch_no from goods_level l where l.top_id = c.top_id and l.warehouse_id = c.warehouse_id and l.stock > 0
  union select n.product_id, n.batch_no from goods_count_line n where n.top_id = c.top_id and n.count_id = c.id`;
const columns = `c.id as "goodsCountId", c.doc_no as "docNo", c.warehouse_id as "warehouseId", w.name as "warehouseName", w.kind as "warehouseKind", c.state,
  (select count(*)::int from (${toCount}) k) as goods, s.goods as "countedGoods", s.surplus, s.missing,
  case when c.state in ('booked', 'reversed') then s.value end as "valueFen", coalesce(u.name, '') as "startedBy", c.started_at as "startedTime", h.name as "submittedBy",
  v.name as "reviewedBy", c.ended_at as "endedTime"`;
const from = `goods_count c join warehouse w on w.top_id = c.top_id and w.id = c.warehouse_id left join app_user u on u.id = c.started_by`;
const shown = `left join app_user h on h.id = c.submitted_by left join app_user v on v.id = c.reviewed_by
  cross join lateral (select count(*)::int as goods, coalesce(sum(greatest(difference, 0)), 0)::int as surplus,
    coalesce(sum(greatest(-difference, 0)), 0)::int as missing, coalesce(sum(value_fen), 0)::bigint as value
    from goods_count_line l where l.top_id = c.top_id and l.count_id = c.id) s`;

const listOf = (scope: Scope, { warehouseName, state }: CountFilters): List => ({
  columns,
  from,
  shown,
  where: conditions(scoped(scope, "c", ofMerchants), contains("w.name", warehouseName), equals("c.state", state)),
});

const order = {
  by: { startedTime: "c.started_at" },
  unsorted: "startedTime",
  tie: ["c.id"],
} as const satisfies Order<string>;

export const listCounts = (
  tx: Handle,
  scope: Scope,
  filters: CountFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<CountRow>> => pageOf(tx, listOf(scope, filters), order, paging);

/** One count as its list shows it. */
export async function findCount(tx: Handle, scope: Scope, goodsCountId: string): Promise<CountRow | undefined> {
  const [row] = await tx.query<CountRow>(
    ...statement(sql`select ${raw(columns)} from ${raw(`${from} ${shown}`)}
      where ${conditions(scoped(scope, "c", ofMerchants), sql`c.id = ${goodsCountId}`)}`),
  );
  return row;
}

/** Everything that lies in the place of a count or was counted there, by product number and batch, with what was found. */
export const linesOf = (tx: Handle, scope: Scope, goodsCountId: string, language: Language): Promise<Line[]> =>
  tx.query<Line>(
    ...statement(sql`select k.product_id as "productId", p.code as "productCode", ${nameIn("p", language)} as "productName", p.barcode, p.unit,
        k.batch_no as "batchNo", n.counted, n.book, n.difference, n.reason, coalesce(n.remark, '') as remark, n.counted_at as "countedTime", u.name as "countedBy",
        n.counted is not null and c.state in ('counting', 'waiting') and coalesce(g.count_mark, 0) <> n.count_mark as "isStale"
      from goods_count c cross join lateral (${raw(toCount)}) k join product p on p.top_id = c.top_id and p.id = k.product_id
        left join goods_level g on g.top_id = c.top_id and g.warehouse_id = c.warehouse_id and g.product_id = k.product_id and g.batch_no = k.batch_no
        left join goods_count_line n on n.top_id = c.top_id and n.count_id = c.id and n.product_id = k.product_id and n.batch_no = k.batch_no
        left join app_user u on u.id = n.counted_by
      where ${conditions(scoped(scope, "c", ofMerchants), sql`c.id = ${goodsCountId}`)} order by p.code, k.batch_no limit 10000`),
  );

export interface StoredCount extends Owner {
  readonly goodsCountId: string;
  readonly docNo: string;
  readonly warehouseId: string;
  readonly warehouseName: string;
  readonly state: GoodsCountState;
  readonly reviewedBy: string | null;
}

/** A count of the scope, held until the call ends. */
export async function holdCount(tx: Handle, scope: Scope, goodsCountId: string): Promise<StoredCount | undefined> {
  const [row] = await tx.query<StoredCount>(
    ...statement(sql`select c.id as "goodsCountId", c.top_id as "topId", c.merchant_id as "merchantId", c.doc_no as "docNo",
        c.warehouse_id as "warehouseId", w.name as "warehouseName", c.state, c.reviewed_by as "reviewedBy"
      from goods_count c join warehouse w on w.top_id = c.top_id and w.id = c.warehouse_id
      where ${conditions(scoped(scope, "c", ofMerchants), sql`c.id = ${goodsCountId}`)} for update of c`),
  );
  return row;
}

/** The open count of a place that is held, or a new one. */
export async function openCount(
  tx: Handle,
  place: Owner & { readonly warehouseId: string },
  userId: string,
  now: Date,
): Promise<{ readonly goodsCountId: string; readonly docNo: string; readonly isNew: boolean }> {
  const { topId, merchantId, warehouseId } = place;
  const [open] = await tx.query<{ goodsCountId: string; docNo: string }>(
    "select id as \"goodsCountId\", doc_no as \"docNo\" from goods_count where top_id = $1 and warehouse_id = $2 and state in ('counting', 'waiting')",
    [topId, warehouseId],
  );
  if (open !== undefined) return { ...open, isNew: false };
  const [made] = await tx.query<{ goodsCountId: string; docNo: string }>(
    `insert into goods_count (top_id, merchant_id, warehouse_id, doc_no, started_by, started_at)
     values ($1, $2, $3, 'PD' || nextval('goods_document_number'), $4, $5)
     returning id as "goodsCountId", doc_no as "docNo"`,
    [topId, merchantId, warehouseId, userId, now],
  );
  return { ...made!, isNew: true };
}

/** Everybody who had a hand in the numbers of a count. */
export async function countersOf(tx: Handle, goodsCountId: string): Promise<string[]> {
  const rows = await tx.query<{ userId: string }>(
    `select l.counted_by as "userId" from goods_count_line l join goods_count c on c.top_id = l.top_id and c.id = l.count_id where c.id = $1
     union select submitted_by from goods_count where id = $1 and submitted_by is not null`,
    [goodsCountId],
  );
  return rows.map(({ userId }) => userId);
}

/** Moves a count to another state. */
export async function saveState(
  tx: Handle,
  { topId, goodsCountId }: StoredCount,
  state: GoodsCountState,
  by: { readonly submitted?: string; readonly reviewer?: string; readonly reverser?: string; readonly now: Date },
): Promise<void> {
  await tx.query(
    `update goods_count set state = $3, submitted_by = coalesce($4, submitted_by), submitted_at = case when $4::bigint is null then submitted_at else $7 end,
       reviewed_by = coalesce($5, reviewed_by), ended_at = case when $3 in ('booked', 'cancelled') then $7::timestamptz else ended_at end,
       reversed_by = $6, reversed_at = case when $6::bigint is null then null else $7 end
     where top_id = $1 and id = $2`,
    [topId, goodsCountId, state, by.submitted ?? null, by.reviewer ?? null, by.reverser ?? null, by.now],
  );
}
