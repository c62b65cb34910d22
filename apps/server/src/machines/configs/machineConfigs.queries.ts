import type { StoredRow } from "@yunshou/contract";
import type { machineConfigs } from "@yunshou/contract/machines/machineConfigs";
import { conditions, equals, type Handle, numbered, raw, type Scope, scoped } from "@yunshou/database";
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

const listOf = (scope: Scope, { machineNo, machineType, merchantNo }: Filters): List => ({
  columns: `m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", m.type as "machineType", s.merchant_no as "merchantNo",
    s.name as "merchantName", t.connection as "onlineStatus", ${flagColumns}, m.flags_set_at as "updatedTime"`,
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

/** The switches of machines that the caller has locked, by machine. */
export async function flagsOf(
  tx: Handle,
  machineIds: readonly string[],
): Promise<ReadonlyMap<string, Partial<MachineFlags>>> {
  const rows = await tx.query<{ machineId: string; flags: Partial<MachineFlags> }>(
    `select id as "machineId", flags from machine where id = any($1::bigint[])`,
    [machineIds],
  );
  return new Map(rows.map(({ machineId, flags }) => [machineId, flags]));
}

export async function saveFlags(
  tx: Handle,
  machines: readonly { readonly machineId: string; readonly flags: MachineFlags }[],
  now: Date,
): Promise<void> {
  await tx.query(
    `update machine m set flags = r.flags, flags_set_at = $2
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, flags jsonb) where m.id = r."machineId"`,
    [JSON.stringify(machines), now],
  );
}
