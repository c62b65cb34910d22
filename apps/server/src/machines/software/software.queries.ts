import type { StoredRow } from "@yunshou/contract";
import type { software } from "@yunshou/contract/machines/software";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { MachineType, SoftwareKind } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

interface Filters {
  readonly softName?: string | undefined;
  readonly softType?: SoftwareKind | undefined;
}

const listOf = (scope: Scope, { softName, softType }: Filters): List => ({
  columns: sql`k.id as "softId", s.merchant_no as "merchantNo", s.name as "merchantName", k.name as "softName", k.version as "softVersion", k.kind as "softType",
    k.machine_type as "machineType", '/softFile/' || k.file as "softFile", k.size_bytes::int as bytes, k.force_update as "forceUpdate",
    (select count(distinct x.machine_id) from rollout r join rollout_machine x on x.rollout_id = r.id and x.top_id = r.top_id
      where r.top_id = k.top_id and r.package_id = k.id and x.state = 'done' and ${scoped(scope, "x", { granted: true })})::int as "machineCount",
    u.name as uploader, k.uploaded_at as "uploadTime", k.enabled, k.remark`,
  from: "software_package k join merchant s on s.id = k.merchant_id",
  shown: "left join app_user u on u.id = k.uploaded_by",
  where: conditions(scoped(scope, "k", { machine: null }), contains("k.name", softName), equals("k.kind", softType)),
});

const order = {
  by: { uploadTime: "k.uploaded_at" },
  unsorted: "k.id desc",
  tie: ["k.id"],
} as const satisfies Order<string>;

export const listSoftware = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof software.list>>> => pageOf(tx, listOf(scope, filters), order, paging);

export interface NewPackage {
  readonly topId: string;
  readonly merchantId: string;
  readonly uploadedBy: string;
  readonly softName: string;
  readonly softVersion: string;
  readonly softType: SoftwareKind;
  readonly machineType: MachineType | null;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly forceUpdate: boolean;
  readonly remark: string;
}

/** A package of the merchant with this name and version, and what it holds. */
export async function samePackage(
  tx: Handle,
  { topId, merchantId, softName, softVersion }: Pick<NewPackage, "topId" | "merchantId" | "softName" | "softVersion">,
): Promise<{ softId: string; file: string } | undefined> {
  const [row] = await tx.query<{ softId: string; file: string }>(
    `select id as "softId", file from software_package where top_id = $1 and merchant_id = $2 and name = $3 and version = $4`,
    [topId, merchantId, softName, softVersion],
  );
  return row;
}

export async function insertPackage(tx: Handle, one: NewPackage): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into software_package (top_id, merchant_id, uploaded_by, name, version, kind, machine_type, file, size_bytes, sha256, force_update, remark)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      one.topId,
      one.merchantId,
      one.uploadedBy,
      one.softName,
      one.softVersion,
      one.softType,
      one.machineType,
      one.file,
      one.bytes,
      one.sha256,
      one.forceUpdate,
      one.remark,
    ],
  );
  return row!.id;
}

export interface HeldPackage {
  readonly softId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly softName: string;
  readonly softVersion: string;
  readonly softType: SoftwareKind;
  readonly machineType: MachineType | null;
  readonly enabled: boolean;
  readonly rollouts: number;
}

/** One that the caller may see, locked. */
export async function lockPackage(tx: Handle, scope: Scope, softId: string): Promise<HeldPackage | undefined> {
  const [row] = await tx.query<HeldPackage>(
    ...statement(sql`select k.id as "softId", k.top_id as "topId", k.merchant_id as "merchantId", k.name as "softName", k.version as "softVersion",
        k.kind as "softType", k.machine_type as "machineType", k.enabled,
        (select count(*) from rollout r where r.top_id = k.top_id and r.package_id = k.id)::int as rollouts
      from software_package k where k.id = ${softId} and ${scoped(scope, "k", { machine: null })} for update of k`),
  );
  return row;
}

export async function setEnabled(tx: Handle, { topId, softId }: HeldPackage, enabled: boolean): Promise<void> {
  await tx.query("update software_package set enabled = $3 where top_id = $1 and id = $2", [topId, softId, enabled]);
}

export async function removePackage(tx: Handle, { topId, softId }: HeldPackage): Promise<void> {
  await tx.query("delete from software_package where top_id = $1 and id = $2", [topId, softId]);
}
