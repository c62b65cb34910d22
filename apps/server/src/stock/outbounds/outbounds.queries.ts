import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { outbounds } from "@yunshou/contract/stock/outbounds";
import { conditions, contains, equals, type Handle, scoped, sql, statement } from "@yunshou/database";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { type HeldDocument, inRange, type Reader, sellablePieces } from "../procurement/documents.queries.ts";
import { ofMerchants } from "../procurement/owner.ts";

type Row = StoredRow<typeof outbounds.list>;
type Filters = Partial<
  Pick<ParsedInputOf<typeof outbounds.list>, "docNo" | "routeName" | "docStatus" | "fromDay" | "toDay">
>;

const listOf = ({ scope }: Reader, filters: Filters): List => ({
  columns: sql`d.id as "documentId", d.doc_no as "docNo", to_char(d.doc_date, 'YYYY-MM-DD') as "docDate", d.state as "docStatus", d.warehouse_id as "warehouseId",
    w.name as "warehouseName", d.route_id as "routeId", r.name as "routeName", p.name as replenisher, d.quantity,
    (select coalesce(sum(l.value_fen), 0)::bigint from goods_document_line l where l.top_id = d.top_id and l.document_id = d.id and ${scoped(scope, "l", ofMerchants)}) as "valueFen",
    d.remark, coalesce(u.name, '') as "createdBy", d.created_at as "createdTime", m.name as "merchantName", d.version`,
  from: `goods_document d join merchant m on m.id = d.merchant_id left join app_user u on u.id = d.created_by
    join warehouse w on w.top_id = d.top_id and w.id = d.warehouse_id left join route r on r.top_id = d.top_id and r.id = d.route_id
    left join app_user p on p.id = d.replenisher_id`,
  where: conditions(
    scoped(scope, "d", ofMerchants),
    equals("d.kind", "outbound"),
    contains("d.doc_no", filters.docNo),
    contains("r.name", filters.routeName),
    equals("d.state", filters.docStatus),
    inRange(filters),
  ),
});

const order = {
  by: { docDate: "d.doc_date", quantity: "d.quantity" },
  unsorted: "d.id desc",
  tie: ["d.id desc"],
} as const satisfies Order<string>;

/** Outbound orders, newest first. */
export const listOutbounds = (
  tx: Handle,
  reader: Reader,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(reader, filters), order, paging);

/** The head of one outbound order. */
export async function findOutbound(tx: Handle, reader: Reader, documentId: string): Promise<Row | undefined> {
  const list = listOf(reader, {});
  const where = conditions(list.where, sql`d.id = ${documentId}`);
  return (
    await pageOf<Row, keyof typeof order.by>(tx, { ...list, where }, order, {
      page: 1,
      pageSize: 1,
      direction: "desc",
    })
  ).rows[0];
}

/** A product that lanes of a route lack. */
export interface RouteShortage {
  readonly productId: string;
  readonly productCode: string;
  readonly productName: string;
  readonly unit: string;
  /** Pieces missing in the lanes. */
  readonly shortage: number;
  /** Pieces in the bag of the route that may be sold, and in drafts of outbound orders to it. */
  readonly inBag: number;
}

/** What the machines of a route in service lack, and what of it is in the bag or on its way there; the most wanted first. */
export const shortageOf = (
  tx: Handle,
  { scope, language }: Pick<Reader, "scope" | "language">,
  routeId: string,
  today: string,
): Promise<RouteShortage[]> =>
  tx.query<RouteShortage>(
    ...statement(sql`select g.id as "productId", g.code as "productCode", ${nameIn("g", language)} as "productName", g.unit, n.shortage,
        (coalesce(b.stock, 0) + coalesce(o.pieces, 0))::int as "inBag"
      from (select l.top_id, l.product_id, sum(l.capacity - l.stock)::int as shortage
        from lane l join machine m on m.id = l.machine_id and m.in_service join point p on p.top_id = m.top_id and p.id = m.point_id
        where ${conditions(scoped(scope, "m", { granted: true }), sql`p.route_id = ${routeId} and l.stock < l.capacity and l.status <> 'discontinued'`)}
        group by l.top_id, l.product_id) n
        join product g on g.top_id = n.top_id and g.id = n.product_id
        left join lateral (select sum(${sellablePieces("e", scope, today)}) as stock from goods_level e join warehouse w on w.top_id = e.top_id and w.id = e.warehouse_id
          where ${scoped(scope, "e", ofMerchants)} and w.route_id = ${routeId} and e.product_id = g.id) b on true
        left join lateral (select sum(x.quantity) as pieces from goods_document_line x join goods_document d on d.top_id = x.top_id and d.id = x.document_id
          where ${scoped(scope, "x", ofMerchants)} and d.kind = 'outbound' and d.state = 'draft' and d.route_id = ${routeId} and x.product_id = g.id) o on true
      order by n.shortage desc, g.id limit 200`),
  );

/** Writes the head of an outbound order that has not left. */
export async function saveOutbound(
  tx: Handle,
  { topId, documentId }: HeldDocument,
  given: {
    readonly warehouseId: string;
    readonly routeId: string;
    readonly replenisherId: string | null;
    readonly remark: string;
  },
): Promise<void> {
  await tx.query(
    `update goods_document set warehouse_id = $3, route_id = $4, replenisher_id = $5, remark = $6, version = version + 1
     where top_id = $1 and id = $2`,
    [topId, documentId, given.warehouseId, given.routeId, given.replenisherId, given.remark],
  );
}

/** Writes where the goods went, and what the pieces of each line cost. */
export async function saveIssued(
  tx: Handle,
  { topId, documentId }: Pick<HeldDocument, "topId" | "documentId">,
  bagId: string,
  values: ReadonlyMap<string, bigint>,
): Promise<void> {
  await tx.query("update goods_document set bag_id = $3 where top_id = $1 and id = $2", [topId, documentId, bagId]);
  await tx.query(
    `update goods_document_line l set value_fen = n.value from unnest($2::bigint[], $3::bigint[]) as n (id, value)
     where l.top_id = $1 and l.id = n.id`,
    [topId, [...values.keys()], [...values.values()]],
  );
}
