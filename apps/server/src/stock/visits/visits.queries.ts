import { conditions, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { type Cabinet, visitCostFen } from "@yunshou/domain";
import { linesThatCount } from "../../goods/receivedLines.queries.ts";
import { nameIn } from "../../goods/productNames.queries.ts";
import { laneCostFen } from "../laneCosts.queries.ts";
import { type Reader } from "../procurement/documents.queries.ts";
import { ofMerchants, type Owner } from "../procurement/owner.ts";

/** A route as the planning of a day names it. */
export interface VisitedRoute extends Owner {
  readonly routeId: string;
  readonly routeName: string;
  readonly replenisher: string | null;
  readonly merchantName: string;
}

/** A route of the caller; without an id the one that he drives, else the one of which most lanes are at their threshold. */
export async function routeToVisit(
  tx: Handle,
  scope: Scope,
  userId: string,
  routeId: string | undefined,
): Promise<VisitedRoute | undefined> {
  const where = conditions(scoped(scope, "r", ofMerchants), routeId === undefined ? undefined : sql`r.id = ${routeId}`);
  const low = sql`(select count(*) from point p join machine m on m.top_id = p.top_id and m.point_id = p.id and m.in_service
      join lane l on l.machine_id = m.id and l.stock <= l.warn_threshold and l.product_id is not null and l.status <> 'discontinued'
      where p.top_id = r.top_id and p.route_id = r.id and ${scoped(scope, "m", { granted: true })})`;
  const order =
    routeId === undefined ? sql`order by coalesce(r.replenisher_id = ${userId}, false) desc, ${low} desc, r.id` : sql``;
  const [row] = await tx.query<VisitedRoute>(
    ...statement(sql`select r.id as "routeId", r.top_id as "topId", r.merchant_id as "merchantId", r.name as "routeName", u.name as replenisher, h.name as "merchantName"
      from route r join merchant h on h.id = r.merchant_id left join app_user u on u.id = r.replenisher_id where ${where} ${order} limit 1`),
  );
  return row;
}

/** How many routes a phone offers at most. */
const offeredRoutes = 100;

/** The routes that a person drives, by name; all that he sees where he drives none. */
export const routesOffered = (
  tx: Handle,
  scope: Scope,
  userId: string,
): Promise<{ readonly routeId: string; readonly routeName: string }[]> =>
  tx.query(
    ...statement(sql`with seen as (select r.id, r.name, coalesce(r.replenisher_id = ${userId}, false) as own
        from route r where ${scoped(scope, "r", ofMerchants)})
      select id as "routeId", name as "routeName" from seen
      where own or not exists (select from seen where own) order by name, id limit ${offeredRoutes}`),
  );

/** What a stop costs a merchant, in fen: as it has set, else the usual. */
export async function visitCostOf(tx: Handle, { topId, merchantId }: Owner): Promise<bigint> {
  const [row] = await tx.query<{ costFen: string }>(
    `select cost_fen as "costFen" from visit_setting where top_id = $1 and merchant_id = $2`,
    [topId, merchantId],
  );
  return row === undefined ? visitCostFen : BigInt(row.costFen);
}

export async function saveVisitCost(tx: Handle, { topId, merchantId }: Owner, costFen: bigint): Promise<void> {
  await tx.query(
    `insert into visit_setting (top_id, merchant_id, cost_fen) values ($1, $2, $3)
     on conflict (top_id, merchant_id) do update set cost_fen = excluded.cost_fen`,
    [topId, merchantId, costFen],
  );
}

/** A machine of a route with what is known of it beside its lanes. */
export interface VisitedMachine {
  readonly machineId: string;
  readonly machineNo: string;
  readonly machineName: string;
  readonly pointName: string;
  readonly address: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly isDown: boolean;
  readonly lacksChange: boolean;
  readonly cashFen: string;
  /** Days since it was put into service. */
  readonly ageDays: number;
  readonly documentId: string | null;
}

/** Machines in service on a route, at most so many. */
export const machineLimit = 300;

export const machinesOf = (tx: Handle, scope: Scope, routeId: string, now: Date): Promise<VisitedMachine[]> =>
  tx.query<VisitedMachine>(
    ...statement(sql`select m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", p.name as "pointName", p.address, p.longitude, p.latitude,
        coalesce(s.connection = 'offline', false) as "isDown", coalesce('outOfChange' = any(s.conditions), false) as "lacksChange",
        coalesce(s.coin_fen + s.note_fen, 0) as "cashFen", extract(epoch from ${now}::timestamptz - m.activated_at) / 86400 as "ageDays",
        (select d.id from goods_document d where d.top_id = m.top_id and d.about_machine_id = m.id and d.kind = 'refill' and d.state = 'planned'
          and ${scoped(scope, "d", ofMerchants)}) as "documentId"
      from point p join machine m on m.top_id = p.top_id and m.point_id = p.id and m.in_service and m.operation = 'inOperation'
        left join machine_state s on s.machine_id = m.id
      where ${conditions(scoped(scope, "m", { granted: true }), sql`p.route_id = ${routeId}`)} order by m.id limit ${machineLimit}`),
  );

/** A lane of these machines with its sales since a moment. */
export interface VisitedLane {
  readonly machineId: string;
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  readonly productId: string;
  readonly stock: number;
  readonly capacity: number;
  readonly warnThreshold: number;
  readonly priceFen: string;
  readonly costFen: string | null;
  readonly isFaulty: boolean;
  /** The last day that its goods keep; null where nobody wrote one. */
  readonly lastDay: string | null;
  readonly sold: number;
  /** Days in which it was known to be empty. */
  readonly emptyDays: number;
}

/** Lanes that are meant to sell, of machines that the caller was found to see. */
export const lanesOf = (tx: Handle, machineIds: readonly string[], since: Date, now: Date): Promise<VisitedLane[]> =>
  tx.query<VisitedLane>(
    `select l.machine_id as "machineId", l.cabinet, l.lane_no as "laneNo", l.product_id as "productId", l.stock, l.capacity, l.warn_threshold as "warnThreshold",
       coalesce(l.price_fen, 0) as "priceFen", ${laneCostFen("p")} as "costFen", l.status = 'abnormal' or l.fault is not null as "isFaulty",
       to_char(coalesce(b.shelf_life_date, (select min(x.shelf_life_date) from ${linesThatCount}
         where l.batch_no <> '' and x.top_id = l.top_id and x.product_id = l.product_id and x.batch_no = l.batch_no and x.shelf_life_date is not null),
         p.shelf_life_date), 'YYYY-MM-DD') as "lastDay", v.sold, v.empty_days as "emptyDays"
     from lane l join product p on p.top_id = l.top_id and p.id = l.product_id
       left join medicine_batch b on b.top_id = l.top_id and b.product_id = l.product_id and lower(b.batch_no) = lower(l.batch_no)
       cross join lateral (
         select coalesce(sum(-o.quantity) filter (where o.reason = 'sale' and o.product_id = l.product_id), 0)::int as sold,
           coalesce(sum(extract(epoch from o.until - o.at)) filter (where o.stock_after = 0), 0)::float8 / 86400 as empty_days
         from (select w.quantity, w.reason, w.product_id, w.stock_after, id_time(w.id) as at, coalesce(lead(id_time(w.id)) over (order by w.id), $3) as until
           from stock_movement w where w.machine_id = l.machine_id and w.cabinet = l.cabinet and w.lane_no = l.lane_no and w.id >= id_at($2)) o) v
     where l.machine_id = any($1::bigint[]) and l.status <> 'discontinued' order by l.machine_id, l.cabinet, l.lane_no`,
    [machineIds, since, now],
  );

/** Pieces that these machines sold by weekday (0 is Sunday) on the days from one on that ended before another: whole weeks, so that no weekday counts once more. */
export async function soldByWeekday(
  tx: Handle,
  machineIds: readonly string[],
  { since, before }: { readonly since: string; readonly before: string },
): Promise<number[]> {
  const rows = await tx.query<{ weekday: number; sold: number }>(
    `select extract(dow from r.business_day)::int as weekday, sum(r.quantity)::int as sold from rollup_sales r
     where r.machine_id = any($1::bigint[]) and r.business_day >= $2::date and r.business_day < $3::date group by 1`,
    [machineIds, since, before],
  );
  const sold = [0, 0, 0, 0, 0, 0, 0];
  for (const row of rows) sold[row.weekday] = row.sold;
  return sold;
}

/** Products as a phone names them. */
export const productsShown = (
  tx: Handle,
  { scope, language }: Pick<Reader, "scope" | "language">,
  productIds: readonly string[],
): Promise<{ productId: string; productName: string; barcode: string | null; image: string | null; unit: string }[]> =>
  tx.query(
    ...statement(sql`select p.id as "productId", ${nameIn("p", language)} as "productName", p.barcode, p.image, p.unit from product p
      where ${conditions(scoped(scope, "p", { ...ofMerchants, granted: true }), sql`p.id = any(${[...productIds]}::bigint[])`)}`),
  );

/** What lies in the bag of a route. */
export const bagShown = (
  tx: Handle,
  { scope, language }: Pick<Reader, "scope" | "language">,
  routeId: string,
): Promise<{ productId: string; productName: string; quantity: number }[]> =>
  tx.query(
    ...statement(sql`select l.product_id as "productId", ${nameIn("p", language)} as "productName", sum(l.stock)::int as quantity
      from warehouse w join goods_level l on l.top_id = w.top_id and l.warehouse_id = w.id and l.stock > 0
        join product p on p.top_id = l.top_id and p.id = l.product_id
      where ${conditions(scoped(scope, "w", ofMerchants), sql`w.route_id = ${routeId}`)} group by l.product_id, p.name, p.names order by 2`),
  );
