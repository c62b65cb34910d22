import type { StoredRow } from "@yunshou/contract";
import type { changeSets } from "@yunshou/contract/machines/changeSets";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  numbered,
  raw,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import type { ChangeSetKind, LaneSyncState } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import type { StoredTemplateLane } from "../templates/templates.queries.ts";
import type { LaneOfMachine } from "./engine.queries.ts";

const ofMerchants = { machine: null } as const;

const setColumns = `s.id as "changeSetId", s.kind, s.title, h.name as "merchantName", s.machines, s.lanes, cardinality(s.waiting) as waiting, coalesce(u.name, '') as "updatedBy", s.asked_at as "updatedTime", s.undone_at as "undoneTime",
  n.pending, n.sent, n.confirmed, n.refused, n.expired, n.replaced`;
const setTables = "change_set s join merchant h on h.id = s.merchant_id left join app_user u on u.id = s.asked_by";
const states: readonly LaneSyncState[] = ["pending", "sent", "confirmed", "refused", "expired", "replaced"];
const counted = `cross join lateral (select ${states.map((state) => `(count(*) filter (where y.state = '${state}'))::int as ${state}`).join(", ")}
  from lane_sync y where y.change_set_id = s.id) n`;

const setOrder = {
  by: { updatedTime: "s.id" },
  unsorted: "updatedTime",
  tie: ["s.id"],
} as const satisfies Order<string>;

type SetRow = StoredRow<typeof changeSets.list>;

export const listSets = (
  tx: Handle,
  scope: Scope,
  filters: { readonly kind?: ChangeSetKind | undefined; readonly title?: string | undefined },
  paging: Paging<keyof typeof setOrder.by>,
): Promise<Page<SetRow>> =>
  pageOf(
    tx,
    {
      columns: setColumns,
      from: setTables,
      shown: counted,
      where: conditions(
        scoped(scope, "s", ofMerchants),
        equals("s.kind", filters.kind),
        contains("s.title", filters.title),
      ),
    },
    setOrder,
    paging,
  );

export async function setOf(tx: Handle, scope: Scope, changeSetId: string): Promise<SetRow | undefined> {
  const where = conditions(scoped(scope, "s", ofMerchants), sql`s.id = ${changeSetId}`);
  const { rows } = await pageOf<SetRow, keyof typeof setOrder.by>(
    tx,
    { columns: setColumns, from: setTables, shown: counted, where },
    setOrder,
    { page: 1, pageSize: 1, direction: "desc" },
  );
  return rows[0];
}

export interface LockedSet {
  readonly kind: ChangeSetKind;
  readonly title: string;
  readonly undone: boolean;
  /** Of a change in stages: the template, its version as the first machines got it, and the machines that wait. */
  readonly templateId: string | null;
  readonly templateVersion: number | null;
  readonly waiting: readonly string[];
  /** Of a price change through a template: its lanes before and after. */
  readonly templatePrices: readonly StoredPriceChange[] | null;
}

/** A lane of a template before and after a price change; fen are texts. */
export type StoredPriceChange = Readonly<
  Record<"before" | "after", Pick<StoredTemplateLane, "laneNo" | "productId" | "lanePriceFen" | "purchaseFen">>
>;

/** A change set; with `lock` nobody else takes it back or goes on with it meanwhile. */
export async function recordOf(
  tx: Handle,
  scope: Scope,
  changeSetId: string,
  { lock }: { readonly lock: boolean },
): Promise<LockedSet | undefined> {
  const [row] = await tx.query<LockedSet>(
    ...statement(sql`select s.kind, s.title, s.undone_at is not null as undone, s.template_id as "templateId", s.template_version as "templateVersion",
        s.waiting::text[] as waiting, s.template_prices as "templatePrices" from change_set s
      where s.id = ${changeSetId} and ${scoped(scope, "s", ofMerchants)} ${raw(lock ? "for update of s" : "")}`),
  );
  return row;
}

/** Keeps what a price change did to a template, so that its undo finds the way back. */
export async function keepTemplatePrices(
  tx: Handle,
  changeSetId: string,
  templateId: string,
  changes: readonly StoredPriceChange[],
): Promise<void> {
  await tx.query("update change_set set template_id = $2, template_prices = $3::jsonb where id = $1", [
    changeSetId,
    templateId,
    JSON.stringify(changes),
  ]);
}

/** Who gets the template of a change set when a person goes on. */
export async function setWaiting(
  tx: Handle,
  changeSetId: string,
  {
    templateId,
    version,
    machineIds,
  }: { readonly templateId: string; readonly version: number; readonly machineIds: readonly string[] },
): Promise<void> {
  await tx.query(
    "update change_set set template_id = $2, template_version = $3, waiting = $4::bigint[] where id = $1",
    [changeSetId, templateId, version, machineIds],
  );
}

export async function clearWaiting(tx: Handle, changeSetId: string): Promise<void> {
  await tx.query("update change_set set waiting = '{}' where id = $1", [changeSetId]);
}

/** Whether a change set reaches machines that the caller does not see, because he is narrowed to others (PERM-11). */
export async function reachesBeyond(tx: Handle, scope: Scope, changeSetId: string): Promise<boolean> {
  if (scope.machines === undefined) return false;
  const rows = await tx.query(
    ...statement(sql`select 1 from change_set s where s.id = ${changeSetId} and (exists (select from unnest(s.waiting) w(id) where w.id <> all(${scope.machines}::bigint[]))
      or s.machines > (select count(distinct c.machine_id) from lane_change c where c.change_set_id = s.id and ${scoped(scope, "c", { granted: true })}))`),
  );
  return rows.length === 1;
}

/** Those of these machines that are in service still. */
export async function stillThere(tx: Handle, scope: Scope, machineIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    ...statement(sql`select m.id from machine m where m.id = any(${machineIds}::bigint[]) and m.decommissioned_at is null
      and ${scoped(scope, "m", { granted: true })} order by m.id`),
  );
  return rows.map(({ id }) => id);
}

export async function markUndone(tx: Handle, changeSetId: string): Promise<void> {
  await tx.query("update change_set set undone_at = now(), waiting = '{}' where id = $1", [changeSetId]);
}

type StoredLane = Omit<LaneOfMachine, "version" | "machineId" | "isBroken">;

/** What a change set did, lane by lane, and whether goods moved in the lane since. */
export function changesOf(
  tx: Handle,
  scope: Scope,
  changeSetId: string,
): Promise<
  {
    readonly machineId: string;
    readonly before: StoredLane | null;
    readonly after: StoredLane | null;
    readonly hasMoved: boolean;
  }[]
> {
  return tx.query(
    ...statement(sql`select c.machine_id as "machineId", c.before, c.after, exists (select from stock_movement v where v.top_id = c.top_id
        and v.machine_id = c.machine_id and v.cabinet = c.cabinet and v.lane_no = c.lane_no and v.id > c.id) as "hasMoved" from lane_change c
      where c.change_set_id = ${changeSetId} and ${scoped(scope, "c", { granted: true })} order by c.id`),
  );
}

export interface SyncFilters {
  readonly changeSetId?: string | undefined;
  readonly machineNo?: string | undefined;
  readonly productName?: string | undefined;
  readonly syncState?: LaneSyncState | undefined;
}

const productOf = (side: "desired" | "actual") =>
  `(select g.name from product g where g.top_id = y.top_id and g.id = (y.${side} ->> 'productId')::bigint)`;
const syncColumns = `y.id as "syncId", y.machine_id as "machineId", m.machine_no as "machineNo", m.name as "machineName", t.connection, y.cabinet, y.lane_no as "laneNo",
  y.state as "syncState", y.reason, y.asked_at as "askedTime", y.ended_at as "endedTime",
  ${productOf("desired")} as "desiredProductName", y.desired ->> 'priceFen' as "desiredPriceFen", (y.desired ->> 'capacity')::int as "desiredCapacity",
  ${productOf("actual")} as "actualProductName", y.actual ->> 'priceFen' as "actualPriceFen", (y.actual ->> 'capacity')::int as "actualCapacity"`;

const syncOrder = { by: { askedTime: "y.id" }, unsorted: "askedTime", tie: ["y.id"] } as const satisfies Order<string>;

/** Lanes that differ, of machines that ever spoke; with a change set all of its lanes. */
export const listSyncs = (
  tx: Handle,
  scope: Scope,
  filters: SyncFilters,
  paging: Paging<keyof typeof syncOrder.by>,
): Promise<Page<StoredRow<typeof changeSets.lanes>>> =>
  pageOf(
    tx,
    {
      columns: syncColumns,
      from: "lane_sync y join machine m on m.id = y.machine_id join machine_state t on t.machine_id = y.machine_id",
      where: conditions(
        scoped(scope, "y", { granted: true }),
        filters.changeSetId === undefined
          ? sql`y.state in ('pending', 'sent', 'refused', 'expired') and m.in_service`
          : sql`y.change_set_id = ${filters.changeSetId}`,
        equals("y.state", filters.syncState),
        numbered("m.machine_no", "machine", filters.machineNo),
        given(
          filters.productName,
          (name) => sql`exists (select from product g where g.top_id = y.top_id
            and g.id in ((y.desired ->> 'productId')::bigint, (y.actual ->> 'productId')::bigint) and ${contains("g.name", name)!})`,
        ),
      ),
    },
    syncOrder,
    paging,
  );

/** Those of these syncs that the caller may see, locked in the order of lanes, each with whether its machine went out of service. */
export const lockSyncs = (
  tx: Handle,
  scope: Scope,
  syncIds: readonly string[],
): Promise<{ readonly id: string; readonly decommissioned: boolean }[]> =>
  tx.query(
    ...statement(sql`select y.id, m.decommissioned_at is not null as decommissioned from lane_sync y join machine m on m.id = y.machine_id
      where y.id = any(${syncIds}::bigint[]) and ${scoped(scope, "y", { granted: true })}
      order by y.machine_id, y.cabinet, y.lane_no for update of y`),
  );
