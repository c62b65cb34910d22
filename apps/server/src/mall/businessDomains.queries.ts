import type { StoredRow } from "@yunshou/contract";
import type { businessDomains } from "@yunshou/contract/mall/businessDomains";
import { conditions, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { VerifyFile } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import type { Owner } from "./products.queries.ts";

const ofMerchants = { machine: null } as const;

export type StoredDomain = Omit<StoredRow<typeof businessDomains.list>, "domainStatus">;

const listOf = (scope: Scope): List => ({
  columns: `d.id as "businessDomainId", d.domain as "domainName", d.verify_name as "verifyFile", d.enabled, h.name as "merchantName",
    d.updated_at as "updatedTime"`,
  from: "mall_business_domain d join merchant h on h.id = d.merchant_id",
  where: conditions(scoped(scope, "d", ofMerchants)),
});

const order = {
  by: { domainName: "d.domain", updatedTime: "d.updated_at" },
  unsorted: "d.id desc",
  tie: ["d.id desc"],
} as const satisfies Order<string>;

export const listDomains = (
  tx: Handle,
  scope: Scope,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredDomain>> => pageOf(tx, listOf(scope), order, paging);

/** A domain as a call works on it. */
export interface HeldDomain extends Owner {
  readonly businessDomainId: string;
  readonly domainName: string;
  readonly verifyFile: string | null;
  readonly enabled: boolean;
}

/** Holds a domain of the scope until the transaction ends. */
export async function lockDomain(tx: Handle, scope: Scope, businessDomainId: string): Promise<HeldDomain | undefined> {
  const where = conditions(scoped(scope, "d", ofMerchants), sql`d.id = ${businessDomainId}`);
  const [row] = await tx.query<HeldDomain>(
    ...statement(sql`select d.top_id as "topId", d.merchant_id as "merchantId", d.id as "businessDomainId", d.domain as "domainName",
        d.verify_name as "verifyFile", d.enabled
      from mall_business_domain d where ${where} for update`),
  );
  return row;
}

/** Adds a domain; undefined when the merchant has it already. */
export async function insertDomain(
  tx: Handle,
  { topId, merchantId }: Owner,
  domainName: string,
  file: VerifyFile | null,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `insert into mall_business_domain (top_id, merchant_id, domain, verify_name, verify_content) values ($1, $2, $3, $4, $5)
     on conflict (merchant_id, domain, top_id) do nothing returning id`,
    [topId, merchantId, domainName, file?.fileName ?? null, file?.content ?? null],
  );
  return row?.id;
}

type Key = Pick<HeldDomain, "topId" | "businessDomainId">;

/** Whether another row of the owner has the domain. */
export async function domainTaken(tx: Handle, held: HeldDomain, domainName: string): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from mall_business_domain where top_id = $1 and merchant_id = $2 and domain = $3 and id <> $4",
    [held.topId, held.merchantId, domainName, held.businessDomainId],
  );
  return rows.length > 0;
}

export async function renameDomain(tx: Handle, { topId, businessDomainId }: Key, domainName: string): Promise<void> {
  await tx.query("update mall_business_domain set domain = $3, updated_at = now() where top_id = $1 and id = $2", [
    topId,
    businessDomainId,
    domainName,
  ]);
}

export async function setVerifyFile(
  tx: Handle,
  { topId, businessDomainId }: Key,
  { fileName, content }: VerifyFile,
): Promise<void> {
  await tx.query(
    "update mall_business_domain set verify_name = $3, verify_content = $4, updated_at = now() where top_id = $1 and id = $2",
    [topId, businessDomainId, fileName, content],
  );
}

export async function setDomainEnabled(tx: Handle, { topId, businessDomainId }: Key, enabled: boolean): Promise<void> {
  await tx.query("update mall_business_domain set enabled = $3, updated_at = now() where top_id = $1 and id = $2", [
    topId,
    businessDomainId,
    enabled,
  ]);
}

export async function deleteDomain(tx: Handle, { topId, businessDomainId }: Key): Promise<void> {
  await tx.query("delete from mall_business_domain where top_id = $1 and id = $2", [topId, businessDomainId]);
}

/** What the file of an enabled domain says. Strangers ask, of the whole installation; the first who claimed a name keeps it. */
export async function verifyContent(tx: Handle, domain: string, fileName: string): Promise<string | undefined> {
  const [row] = await tx.query<{ content: string }>(
    `select verify_content as content from mall_business_domain where domain = $1 and verify_name = $2 and enabled
     order by id limit 1`,
    [domain, fileName],
  );
  return row?.content;
}
