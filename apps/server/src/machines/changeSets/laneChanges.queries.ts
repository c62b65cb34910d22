import type { Language, StoredRow } from "@yunshou/contract";
import { laneChangeActions, type laneChanges } from "@yunshou/contract/machines/laneChanges";
import {
  conditions,
  contains,
  equals,
  type Handle,
  numbered,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import type { LaneSyncState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";
import { nameIn, type SaleReader } from "../../goods/productNames.queries.ts";

export interface LaneChangeFilters {
  readonly fromDay: string;
  readonly toDay: string;
  readonly machineNo?: string | undefined;
  readonly productName?: string | undefined;
  readonly syncState?: LaneSyncState | undefined;
}

type Row = StoredRow<typeof laneChanges.list>;

/** The product of a change: what came, else what went, else what lies in the lane. */
const product = "coalesce(c.after ->> 'productId', c.before ->> 'productId', l.product_id::text)::bigint";

const columnsIn = (
  language: Language,
) => sql`c.id as "changeId", m.machine_no as "machineNo", m.name as "machineName", c.cabinet, c.lane_no as "laneNo", c.action as "changeAction",
  g.code as "productCode", ${nameIn("g", language)} as "productName", c.before ->> 'priceFen' as "oldPriceFen", c.after ->> 'priceFen' as "newPriceFen", c.after ->> 'purchaseFen' as "purchaseFen",
  c.after ->> 'batchNo' as "batchNo", (c.after ->> 'stock')::int as stock, y.state as "syncState", y.reason, s.id as "changeSetId",
  case when s.id is not null then jsonb_build_object('kind', s.kind, 'title', s.title, 'machines', s.machines, 'lanes', s.lanes) end as "changeSet",
  coalesce(s.undone_at is not null, false) as undone, u.name as "updatedBy", id_time(c.id) as "updatedTime"`;
const from = `lane_change c join machine m on m.id = c.machine_id left join lane_sync y on y.change_id = c.id left join change_set s on s.id = c.change_set_id
  left join app_user u on u.id = c.actor_id left join lane l on l.machine_id = c.machine_id and l.cabinet = c.cabinet and l.lane_no = c.lane_no
  left join product g on g.top_id = c.top_id and g.id = ${product}`;

const listOf = (scope: Scope, { timeZone, language }: SaleReader, filters: LaneChangeFilters): List => ({
  columns: columnsIn(language),
  from,
  where: conditions(
    scoped(scope, "c", { granted: true }),
    // Ids carry their time, so that the range is a range of the index.
    sql`c.id >= id_at(${filters.fromDay}::date::timestamp at time zone ${timeZone}) and c.id < id_at((${filters.toDay}::date + 1)::timestamp at time zone ${timeZone})`,
    sql`c.action = any(${laneChangeActions}::text[])`,
    numbered("m.machine_no", "machine", filters.machineNo),
    contains("g.name", filters.productName),
    equals("y.state", filters.syncState),
  ),
});

const order = { by: { updatedTime: "c.id" }, unsorted: "updatedTime", tie: ["c.id"] } as const satisfies Order<string>;

export const listChanges = (
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  filters: LaneChangeFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, reader, filters), order, paging);

/** The next changes by id, for exports. */
export const changesAfter = (
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  filters: LaneChangeFilters,
  after: string,
  limit: number,
): Promise<Row[]> => rowsAfter(tx, listOf(scope, reader, filters), "c.id", after, limit);

/** A product by its id, as the caller may choose it. */
export async function productTitle(tx: Handle, scope: Scope, productId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ name: string }>(
    ...statement(
      sql`select g.name from product g where g.id = ${productId} and g.deleted_at is null and ${scoped(scope, "g", { machine: null })}`,
    ),
  );
  return row?.name;
}

/** Machines in service that got a template last, in the caller's scope; at most `limit`. */
export async function machinesOfTemplate(
  tx: Handle,
  scope: Scope,
  templateId: string,
  limit: number,
): Promise<string[]> {
  const rows = await tx.query<{ machineId: string }>(
    ...statement(sql`select a.machine_id as "machineId" from template_machine a join machine m on m.id = a.machine_id
      where a.template_id = ${templateId} and m.decommissioned_at is null and ${scoped(scope, "a", { granted: true })} order by a.machine_id limit ${limit}::int`),
  );
  return rows.map(({ machineId }) => machineId);
}

/** Whether the caller may see the template. */
export async function hasTemplate(tx: Handle, scope: Scope, templateId: string): Promise<boolean> {
  const rows = await tx.query(
    ...statement(
      sql`select 1 from template t where t.id = ${templateId} and t.deleted_at is null and ${scoped(scope, "t", { machine: null })}`,
    ),
  );
  return rows.length > 0;
}
