import type { AnswerOf, Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { stockLists } from "@yunshou/contract/stock/stockLists";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  numbered,
  type Scope,
  scoped,
  scopedBy,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import { addDays, takeBackDays, takeBackPercent } from "@yunshou/domain";
import { groupNameIn, nameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

type Filters<Name extends "routes" | "products" | "lanes"> = Omit<
  ParsedInputOf<(typeof stockLists)[Name]>,
  "page" | "pageSize" | "sort" | "direction"
>;
export type RouteFilters = Filters<"routes">;
export type ProductFilters = Filters<"products">;
export type LaneFilters = Filters<"lanes">;

export interface Reader {
  readonly scope: Scope;
  readonly language: Language;
}

/** Lanes with a product of machines in service, and where these stand. */
const tables = sql`lane l join machine m on m.id = l.machine_id and m.in_service join product g on g.top_id = l.top_id and g.id = l.product_id
  left join point p on p.top_id = m.top_id and p.id = m.point_id left join route r on r.top_id = p.top_id and r.id = p.route_id`;

/** The last count of a lane with the product that it holds now. */
const lastCount = sql`left join lateral (select c.book, c.counted, c.difference, c.counted_at
  from stock_count_line c join stock_count d on d.top_id = c.top_id and d.id = c.count_id and d.state <> 'cancelled'
  where c.machine_id = l.machine_id and c.cabinet = l.cabinet and c.lane_no = l.lane_no and c.product_id = l.product_id
  order by c.counted_at desc limit 1) k on true`;

/** The route of exactly this name, else every one that has it in its name: 上海线 does not find 上海线东. */
const routeNamed = (name: string | undefined) =>
  given(
    name,
    (text) =>
      sql`(r.name = ${text} or (${conditions(scopedBy(sql`true`), contains("r.name", text))}
        and not exists (select from route n where n.top_id = r.top_id and n.name = ${text})))`,
  );

const ofMachines = (scope: Scope) => scoped(scope, "m", { granted: true });

/** What the inner select names its scope for. */
const within = (columns: string, inner: Sql): List => ({
  columns,
  from: sql`(${inner}) q`,
  where: scopedBy(sql`true`),
});

const routeColumns = `q."rowId", q."routeName", q."productId", q."productCode", q."productName", q.spec, q.unit, q.stock, q.capacity, q.shortage, q."machineCount"`;

const routeList = ({ scope, language }: Reader, { routeName, productName, category }: RouteFilters): List =>
  within(
    routeColumns,
    sql`select coalesce(r.id, 0) || '-' || g.id as "rowId", r.name as "routeName", g.id as "productId", g.code as "productCode",
      ${groupNameIn("g", language)} as "productName", g.specification as spec, g.unit, sum(l.stock)::int as stock, sum(l.capacity)::int as capacity,
      sum(l.capacity - l.stock)::int as shortage, count(distinct l.machine_id)::int as "machineCount"
    from ${tables} where ${conditions(
      ofMachines(scope),
      routeNamed(routeName),
      contains("g.name", productName),
      contains("g.category", category),
    )} group by r.id, r.name, g.top_id, g.id`,
  );

const productColumns = `q."rowId", q."machineId", q."machineNo", q."machineName", q."routeName", q."productId", q."productCode", q."productName",
  q."bookQty", q."countQty", q."diffQty", q."countTime", q.stock, q.capacity, q.shortage`;

const productList = ({ scope, language }: Reader, filters: ProductFilters): List =>
  within(
    productColumns,
    sql`select m.id || '-' || g.id as "rowId", m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", r.name as "routeName",
      g.id as "productId", g.code as "productCode", ${groupNameIn("g", language)} as "productName", sum(k.book)::int as "bookQty",
      sum(k.counted)::int as "countQty", sum(k.difference)::int as "diffQty", max(k.counted_at) as "countTime", sum(l.stock)::int as stock,
      sum(l.capacity)::int as capacity, sum(l.capacity - l.stock)::int as shortage
    from ${tables} ${lastCount} where ${conditions(
      ofMachines(scope),
      numbered("m.machine_no", "machine", filters.machineNo),
      routeNamed(filters.routeName),
      given(filters.onRoute, (onRoute) => (onRoute === "yes" ? sql`r.id is not null` : sql`r.id is null`)),
      equals("g.id", filters.productId),
    )} group by m.id, m.top_id, m.machine_no, m.name, r.name, g.top_id, g.id`,
  );

const laneColumns = `q."rowId", q."machineId", q."machineNo", q."machineName", q.cabinet, q."laneNo", q."productId", q."productCode", q."productName",
  q.stock, q.capacity, q.shortage, q."bookQty", q."countQty", q."diffQty", q."countTime", q."batchNo"`;

const laneList = ({ scope, language }: Reader, filters: LaneFilters): List =>
  within(
    laneColumns,
    sql`select m.id || '-' || l.cabinet || '-' || l.lane_no as "rowId", m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName",
      l.cabinet, l.lane_no as "laneNo", g.id as "productId", g.code as "productCode", ${nameIn("g", language)} as "productName", l.stock, l.capacity,
      l.capacity - l.stock as shortage, k.book as "bookQty", k.counted as "countQty", k.difference as "diffQty", k.counted_at as "countTime",
      l.batch_no as "batchNo"
    from ${tables} ${lastCount} where ${conditions(
      ofMachines(scope),
      numbered("m.machine_no", "machine", filters.machineNo),
      equals("l.lane_no", filters.laneNo),
      equals("g.id", filters.productId),
    )}`,
  );

const routeOrder = {
  by: { shortage: "q.shortage", stock: "q.stock", capacity: "q.capacity" },
  unsorted: 'q."routeName" asc nulls last',
  tie: ["q.shortage desc", 'q."rowId" asc'],
} as const satisfies Order<string>;

const machineOrder = {
  by: {
    machineNo: 'q."machineNo"',
    shortage: "q.shortage",
    stock: "q.stock",
    diffQty: 'q."diffQty"',
    countTime: 'q."countTime"',
  },
  nulls: { diffQty: "last", countTime: "last" },
  unsorted: 'q."machineNo" asc',
  tie: ["q.shortage desc", 'q."rowId" asc'],
} as const satisfies Order<string>;

const laneOrder = {
  ...machineOrder,
  tie: ["q.cabinet asc", 'q."laneNo" asc', 'q."rowId" asc'],
} as const satisfies Order<string>;

type Sorted = Paging<keyof typeof machineOrder.by>;

export const listRoutes = (
  tx: Handle,
  reader: Reader,
  filters: RouteFilters,
  paging: Paging<keyof typeof routeOrder.by>,
): Promise<Page<StoredRow<typeof stockLists.routes>>> => pageOf(tx, routeList(reader, filters), routeOrder, paging);

export const listProducts = (
  tx: Handle,
  reader: Reader,
  filters: ProductFilters,
  paging: Sorted,
): Promise<Page<StoredRow<typeof stockLists.products>>> =>
  pageOf(tx, productList(reader, filters), machineOrder, paging);

export const listLanes = (
  tx: Handle,
  reader: Reader,
  filters: LaneFilters,
  paging: Sorted,
): Promise<Page<StoredRow<typeof stockLists.lanes>>> => pageOf(tx, laneList(reader, filters), laneOrder, paging);

const byRow = 'q."rowId"';

export const routesAfter = (tx: Handle, reader: Reader, filters: RouteFilters, after: string, limit: number) =>
  rowsAfter<StoredRow<typeof stockLists.routes>>(tx, routeList(reader, filters), byRow, after, limit);

export const productsAfter = (tx: Handle, reader: Reader, filters: ProductFilters, after: string, limit: number) =>
  rowsAfter<StoredRow<typeof stockLists.products>>(tx, productList(reader, filters), byRow, after, limit);

export const lanesAfter = (tx: Handle, reader: Reader, filters: LaneFilters, after: string, limit: number) =>
  rowsAfter<StoredRow<typeof stockLists.lanes>>(tx, laneList(reader, filters), byRow, after, limit);

type LoadingRow = StoredRow<typeof stockLists.loading>;
/** Lines of a loading list at most. */
const loadingLimit = 3_000;

/** What is missing in lanes that are meant to sell, in the order in which a route is driven: machine by machine. */
export async function loadingList(
  tx: Handle,
  { scope, language }: Reader,
  { routeName, productName, category }: RouteFilters,
  now: Date,
): Promise<AnswerOf<typeof stockLists.loading>> {
  const since = addDays(now.toISOString().slice(0, 10), -takeBackDays);
  const rows = await tx.query<Omit<LoadingRow, "takeBackPercent"> & { readonly loaded: number; readonly back: number }>(
    ...statement(sql`with moved as (
        select w.top_id, w.route_id, e.product_id, sum(v.quantity) filter (where v.reason = 'arrival')::int as loaded,
          -sum(v.quantity) filter (where v.reason = 'transfer' and v.quantity < 0)::int as back
        from warehouse w join goods_level e on e.top_id = w.top_id and e.warehouse_id = w.id
          join goods_movement v on v.top_id = e.top_id and v.level_id = e.id and v.id >= id_at(${since}::date)
        where ${conditions(scoped(scope, "w", { machine: null }), sql`w.kind = 'bag'`)} group by 1, 2, 3)
      select r.name as "routeName", m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", p.name as "pointName",
        g.id as "productId", g.code as "productCode", ${groupNameIn("g", language)} as "productName", g.unit, sum(l.capacity - l.stock)::int as shortage,
        coalesce(b.loaded, 0) as loaded, coalesce(b.back, 0) as back
      from ${tables} left join moved b on b.top_id = r.top_id and b.route_id = r.id and b.product_id = g.id where ${conditions(
        ofMachines(scope),
        sql`l.stock < l.capacity and l.status <> 'discontinued'`,
        routeNamed(routeName),
        contains("g.name", productName),
        contains("g.category", category),
      )} group by r.name, m.id, m.top_id, m.machine_no, m.name, p.name, g.top_id, g.id, b.loaded, b.back
      order by r.name nulls last, m.machine_no, g.code limit ${loadingLimit + 1}::int`),
  );
  return {
    isCut: rows.length > loadingLimit,
    rows: rows
      .slice(0, loadingLimit)
      .map(({ loaded, back, ...row }) => ({ ...row, takeBackPercent: takeBackPercent(loaded, back) })),
  };
}
