import type { StoredRow } from "@yunshou/contract";
import type { machineConfigs } from "@yunshou/contract/machines/machineConfigs";
import { conditions, equals, type Handle, numbered, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import { machineFlags, type MachineFlags } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

interface Filters {
  readonly machineNo?: string | undefined;
  readonly machineType?: string | undefined;
  readonly merchantNo?: string | undefined;
}

const flagColumns = machineFlags
  .map((flag) => `coalesce((m.flags->>'${flag}')::boolean, false) as "${flag}"`)
  .join(", ");

/** Categories in the order of machine `m`, which forgets those that are deleted. */
const orderOf = (column: string) => `coalesce((select json_agg(${column} order by x.place)
  from unnest(m.category_order) with ordinality x(id, place) join attribute a on a.top_id = m.top_id and a.id = x.id), '[]')`;

const listOf = (scope: Scope, { machineNo, machineType, merchantNo }: Filters): List => ({
  columns: `m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", m.type as "machineType", s.merchant_no as "merchantNo",
    s.name as "merchantName", t.connection as "onlineStatus", ${flagColumns},
    ${orderOf(`json_build_object('categoryId', a.id::text, 'categoryName', a.name)`)} as "categoryOrder", m.flags_set_at as "updatedTime"`,
  from: "machine m join merchant s on s.id = m.merchant_id",
  shown: "join machine_state t on t.machine_id = m.id",
  where: conditions(
    scoped(scope, "m", { granted: true }),
    raw("m.decommissioned_at is null"),
    numbered("m.machine_no", "machine", machineNo),
    equals("m.type", machineType),
    numbered("s.merchant_no", "merchant", merchantNo),
  ),
});

const order = {
  by: { machineNo: "m.machine_no", updatedTime: "m.flags_set_at" },
  nulls: { updatedTime: "last" },
  unsorted: "m.machine_no asc",
  tie: ["m.id asc"],
} as const satisfies Order<string>;

export const listConfigs = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof machineConfigs.list>>> => pageOf(tx, listOf(scope, filters), order, paging);

/** How a machine sells: its switches, and the categories in the order of its screen, by id and by name. */
export interface MachineConfig {
  readonly machineId: string;
  readonly flags: Partial<MachineFlags>;
  readonly categoryIds: readonly string[];
  readonly categories: readonly string[];
}

/** How these machines sell, by machine. */
export async function configsOf(
  tx: Handle,
  machineIds: readonly string[],
): Promise<ReadonlyMap<string, MachineConfig>> {
  const rows = await tx.query<MachineConfig>(
    `select m.id as "machineId", m.flags, m.category_order::text[] as "categoryIds", ${orderOf("a.name")} as categories
     from machine m where m.id = any($1::bigint[])`,
    [machineIds],
  );
  return new Map(rows.map((row) => [row.machineId, row]));
}

/** Those of these machines that the scope holds. */
export async function seenMachines(tx: Handle, scope: Scope, machineIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ machineId: string }>(
    ...statement(sql`select m.id as "machineId" from machine m
      where ${conditions(scoped(scope, "m", { granted: true }), sql`m.id = any(${[...machineIds]}::bigint[])`)}`),
  );
  return rows.map(({ machineId }) => machineId);
}

/** The categories of what lies in these machines of the scope, by name. */
export const categoriesIn = (
  tx: Handle,
  scope: Scope,
  machineIds: readonly string[],
): Promise<{ categoryId: string; categoryName: string }[]> =>
  tx.query(
    ...statement(sql`select distinct a.id as "categoryId", a.name as "categoryName" from lane l
        join machine m on m.id = l.machine_id join product p on p.top_id = l.top_id and p.id = l.product_id
        join attribute a on a.top_id = p.top_id and a.id = p.category_id
      where ${conditions(scoped(scope, "m", { granted: true }), sql`m.id = any(${[...machineIds]}::bigint[])`)} order by a.name, a.id`),
  );

export async function saveConfigs(
  tx: Handle,
  machines: readonly Pick<MachineConfig, "machineId" | "flags" | "categoryIds">[],
  now: Date,
): Promise<void> {
  await tx.query(
    `update machine m set flags = r.flags, category_order = r."categoryIds", flags_set_at = $2
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, flags jsonb, "categoryIds" bigint[]) where m.id = r."machineId"`,
    [JSON.stringify(machines), now],
  );
}
