import type { StoredRow } from "@yunshou/contract";
import type { groupCodes } from "@yunshou/contract/mall/groupCodes";
import { conditions, contains, type Handle, numbered, type Scope, scoped, sql, statement } from "@yunshou/database";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import type { Owner } from "./products.queries.ts";

export type StoredGroupCode = Omit<StoredRow<typeof groupCodes.list>, "groupCodeStatus">;

export interface GroupCodeFilters {
  readonly qrName?: string | undefined;
  readonly machineNo?: string | undefined;
}

const listOf = (scope: Scope, { qrName, machineNo }: GroupCodeFilters): List => ({
  columns: `g.id as "groupCodeId", g.name as "qrName", g.image as "qrImage", g.machine_id as "machineId", m.machine_no as "machineNo",
    m.name as "machineName", to_char(g.valid_to, 'YYYY-MM-DD') as "validTo", g.enabled, h.name as "merchantName", g.updated_at as "updatedTime"`,
  from: `mall_group_code g join merchant h on h.id = g.merchant_id
    left join machine m on m.top_id = g.top_id and m.id = g.machine_id`,
  where: conditions(scoped(scope, "g"), contains("g.name", qrName), numbered("m.machine_no", "machine", machineNo)),
});

const order = {
  by: { qrName: "g.name", validTo: "g.valid_to", updatedTime: "g.updated_at" },
  unsorted: "g.id desc",
  tie: ["g.id desc"],
} as const satisfies Order<string>;

export const listGroupCodes = (
  tx: Handle,
  scope: Scope,
  filters: GroupCodeFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredGroupCode>> => pageOf(tx, listOf(scope, filters), order, paging);

/** What people set of a group code. */
export interface GroupCodeColumns {
  readonly qrName: string;
  readonly qrImage: string;
  readonly machineId: string | null;
  readonly validTo: string;
}

/** A group code as a call works on it. */
export interface HeldGroupCode extends Owner, GroupCodeColumns {
  readonly groupCodeId: string;
  readonly enabled: boolean;
}

/** Holds a group code of the scope until the transaction ends. */
export async function lockGroupCode(tx: Handle, scope: Scope, groupCodeId: string): Promise<HeldGroupCode | undefined> {
  const where = conditions(scoped(scope, "g"), sql`g.id = ${groupCodeId}`);
  const [row] = await tx.query<HeldGroupCode>(
    ...statement(sql`select g.top_id as "topId", g.merchant_id as "merchantId", g.id as "groupCodeId", g.name as "qrName", g.image as "qrImage",
        g.machine_id as "machineId", to_char(g.valid_to, 'YYYY-MM-DD') as "validTo", g.enabled
      from mall_group_code g where ${where} for update`),
  );
  return row;
}

/** Whether the machine is one of the owner's in use, and one that the caller may see. */
export async function hangsAt(tx: Handle, scope: Scope, owner: Owner, machineId: string): Promise<boolean> {
  const rows = await tx.query(
    ...statement(sql`select 1 from machine m where m.top_id = ${owner.topId} and m.merchant_id = ${owner.merchantId} and m.id = ${machineId}
      and m.decommissioned_at is null and ${scoped(scope, "m", { machine: "id" })}`),
  );
  return rows.length === 1;
}

export async function insertGroupCode(
  tx: Handle,
  { topId, merchantId }: Owner,
  { qrName, qrImage, machineId, validTo }: GroupCodeColumns,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into mall_group_code (top_id, merchant_id, name, image, machine_id, valid_to) values ($1, $2, $3, $4, $5, $6) returning id",
    [topId, merchantId, qrName, qrImage, machineId, validTo],
  );
  return row!.id;
}

type Key = Pick<HeldGroupCode, "topId" | "groupCodeId">;

export async function updateGroupCode(
  tx: Handle,
  { topId, groupCodeId }: Key,
  { qrName, qrImage, machineId, validTo }: GroupCodeColumns,
): Promise<void> {
  await tx.query(
    "update mall_group_code set name = $3, image = $4, machine_id = $5, valid_to = $6, updated_at = now() where top_id = $1 and id = $2",
    [topId, groupCodeId, qrName, qrImage, machineId, validTo],
  );
}

export async function setGroupCodeEnabled(tx: Handle, { topId, groupCodeId }: Key, enabled: boolean): Promise<void> {
  await tx.query("update mall_group_code set enabled = $3, updated_at = now() where top_id = $1 and id = $2", [
    topId,
    groupCodeId,
    enabled,
  ]);
}

export async function deleteGroupCode(tx: Handle, { topId, groupCodeId }: Key): Promise<void> {
  await tx.query("delete from mall_group_code where top_id = $1 and id = $2", [topId, groupCodeId]);
}
