import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { memberPackages } from "@yunshou/contract/members/packages";
import { conditions, contains, given, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { MemberLevel } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

const ofMerchants = { machine: null } as const;

type Filters = Pick<ParsedInputOf<typeof memberPackages.list>, "packageName" | "packageStatus">;

const order = {
  by: { packageName: "k.name", packagePriceFen: "k.price_fen" },
  unsorted: "k.id desc",
  tie: ["k.id desc"],
} as const satisfies Order<string>;

export const listPackages = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof memberPackages.list>>> =>
  pageOf(
    tx,
    {
      columns: `k.id as "memberPackageId", k.name as "packageName", k.price_fen as "packagePriceFen", k.months as "packagePeriod", k.level as "memberLevel", k.rights_note as "rightsNote",
        case when k.enabled then 'enabled' else 'disabled' end as "packageStatus", k.merchant_id as "merchantId", h.merchant_no as "merchantNo", h.name as "merchantName", k.created_at as "createdTime"`,
      from: "member_package k join merchant h on h.id = k.merchant_id",
      where: conditions(
        scoped(scope, "k", ofMerchants),
        contains("k.name", filters.packageName),
        given(filters.packageStatus, (state) => sql`k.enabled = ${state === "enabled"}::boolean`),
      ),
    },
    order,
    paging,
  );

export interface PackageColumns {
  readonly name: string;
  readonly priceFen: string;
  readonly months: number;
  readonly memberLevel: MemberLevel | null;
  readonly rightsNote: string;
  readonly enabled: boolean;
}

export interface MemberPackage extends PackageColumns {
  readonly topId: string;
  readonly memberPackageId: string;
  readonly merchantId: string;
}

/** A package of the caller, held until the transaction ends. */
export async function packageOf(tx: Handle, scope: Scope, id: string): Promise<MemberPackage | undefined> {
  const where = conditions(scoped(scope, "k", ofMerchants), sql`k.id = ${id}`);
  const [row] = await tx.query<MemberPackage>(
    ...statement(sql`select k.top_id as "topId", k.id as "memberPackageId", k.merchant_id as "merchantId", k.name, k.price_fen as "priceFen", k.months,
      k.level as "memberLevel", k.rights_note as "rightsNote", k.enabled from member_package k where ${where} for update`),
  );
  return row;
}

/** Undefined when the merchant has a package of this name. */
export async function insertPackage(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  { name, priceFen, months, memberLevel, rightsNote, enabled }: PackageColumns,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `insert into member_package (top_id, merchant_id, name, price_fen, months, level, rights_note, enabled) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict do nothing returning id`,
    [topId, merchantId, name, priceFen, months, memberLevel, rightsNote, enabled],
  );
  return row?.id;
}

/** Whether another package of the merchant has this name; the caller holds the merchant's packages. */
export async function isNameTaken(tx: Handle, held: MemberPackage, name: string): Promise<boolean> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('member_package', $1::bigint))", [held.merchantId]);
  const rows = await tx.query(
    "select from member_package where top_id = $1 and merchant_id = $2 and lower(name) = lower($3) and id <> $4",
    [held.topId, held.merchantId, name, held.memberPackageId],
  );
  return rows.length > 0;
}

export async function savePackage(
  tx: Handle,
  { topId, memberPackageId }: MemberPackage,
  { name, priceFen, months, memberLevel, rightsNote, enabled }: PackageColumns,
): Promise<void> {
  await tx.query(
    "update member_package set name = $3, price_fen = $4, months = $5, level = $6, rights_note = $7, enabled = $8 where top_id = $1 and id = $2",
    [topId, memberPackageId, name, priceFen, months, memberLevel, rightsNote, enabled],
  );
}

export async function deletePackage(tx: Handle, { topId, memberPackageId }: MemberPackage): Promise<void> {
  await tx.query("delete from member_package where top_id = $1 and id = $2", [topId, memberPackageId]);
}
