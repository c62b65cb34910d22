import type { AnswerOf } from "@yunshou/contract";
import type { organisations } from "@yunshou/contract/access/organisations";
import { type Handle, type Scope, scopeSql } from "@yunshou/database";
import type { OrganisationFields } from "@yunshou/domain";

type Node = AnswerOf<typeof organisations.tree>["nodes"][number];

const ofMerchants = { machine: null } as const;

export interface OrganisationRecord extends OrganisationFields {
  readonly organisationId: string;
  readonly topId: string;
  readonly parentId: string | null;
  readonly path: readonly string[];
}

/** Merchants without one above them, in the scope; the given one first. */
export async function topMerchants(
  tx: Handle,
  scope: Scope,
  firstId: string,
): Promise<{ merchantId: string; merchantNo: string; name: string }[]> {
  const values: unknown[] = [firstId];
  const where = scopeSql(scope, "m", values, { merchant: "id", machine: null });
  return tx.query(
    `select m.id as "merchantId", m.merchant_no as "merchantNo", m.name from merchant m
     where m.parent_id is null and m.status <> 'deleted' and ${where} order by m.id <> $1, m.merchant_no limit 1000`,
    values,
  );
}

/** Every organisation of one top merchant: neighbours in their order. */
export async function treeOf(tx: Handle, scope: Scope, topId: string): Promise<Node[]> {
  const values: unknown[] = [topId];
  const where = scopeSql(scope, "o", values, ofMerchants);
  return tx.query<Node>(
    `select o.id as "organisationId", o.parent_id as "parentId", o.name, o.code, o.sort_no as "sortNo", o.remark, o.updated_at as "updatedAt",
       (select count(*)::int from app_user u where u.organisation_id = o.id) as accounts,
       (select count(*)::int from app_user u join organisation b on b.id = u.organisation_id where b.path @> array[o.id]) as "allAccounts"
     from organisation o where o.top_id = $1 and ${where} order by o.sort_no, o.id`,
    values,
  );
}

/** Names of all organisations in the scope, parents before children. */
export async function organisationNames(
  tx: Handle,
  scope: Scope,
): Promise<{ organisationId: string; parentId: string | null; topId: string; name: string; code: string }[]> {
  const values: unknown[] = [];
  const where = scopeSql(scope, "o", values, ofMerchants);
  return tx.query(
    `select o.id as "organisationId", o.parent_id as "parentId", o.top_id as "topId", o.name, o.code from organisation o where ${where} order by o.top_id, cardinality(o.path), o.sort_no, o.id limit 2000`,
    values,
  );
}

const record = `o.id as "organisationId", o.top_id as "topId", o.parent_id as "parentId", o.path::text[] as path, o.name, o.code, o.sort_no as "sortNo", o.remark`;

export async function findOrganisation(
  tx: Handle,
  scope: Scope,
  organisationId: string,
): Promise<OrganisationRecord | undefined> {
  const values: unknown[] = [organisationId];
  const where = scopeSql(scope, "o", values, ofMerchants);
  const [row] = await tx.query<OrganisationRecord>(
    `select ${record} from organisation o where o.id = $1 and ${where}`,
    values,
  );
  return row;
}

/** Holds the organisations of a top merchant, so that two moves cannot make a cycle together, and nobody joins what is being deleted. */
export async function lockTree(tx: Handle, topId: string): Promise<void> {
  await tx.query("select 1 from organisation where top_id = $1 order by id for update", [topId]);
}

/** Nothing when the code is taken. */
export async function insertOrganisation(
  tx: Handle,
  topId: string,
  parent: OrganisationRecord | null,
  fields: OrganisationFields,
): Promise<string | undefined> {
  const rows = await tx.query<{ id: string }>(
    `insert into organisation (id, top_id, merchant_id, parent_id, path, name, code, sort_no, remark)
     select n.id, $1, $1, $2, $3::bigint[] || n.id, $4, $5, $6, $7 from (select next_id() as id) n on conflict (top_id, lower(code)) do nothing returning id`,
    [topId, parent?.organisationId ?? null, parent?.path ?? [], fields.name, fields.code, fields.sortNo, fields.remark],
  );
  return rows[0]?.id;
}

/** False when another organisation of the merchant has the code. */
export async function saveOrganisation(
  tx: Handle,
  organisation: OrganisationRecord,
  fields: OrganisationFields,
): Promise<boolean> {
  const taken = await tx.query(
    "select 1 from organisation where top_id = $1 and lower(code) = lower($2) and id <> $3",
    [organisation.topId, fields.code, organisation.organisationId],
  );
  if (taken.length > 0) return false;
  await tx.query(
    "update organisation set name = $2, code = $3, sort_no = $4, remark = $5, updated_at = now() where id = $1",
    [organisation.organisationId, fields.name, fields.code, fields.sortNo, fields.remark],
  );
  return true;
}

/** Hangs an organisation with everything below it under another, or at the root. */
export async function moveOrganisation(
  tx: Handle,
  organisation: OrganisationRecord,
  parent: OrganisationRecord | null,
): Promise<void> {
  await tx.query(
    `update organisation set path = $3::bigint[] || path[$4:], parent_id = case when id = $2 then $5::bigint else parent_id end, updated_at = now() where top_id = $1 and path @> array[$2::bigint]`,
    [
      organisation.topId,
      organisation.organisationId,
      parent?.path ?? [],
      organisation.path.length,
      parent?.organisationId ?? null,
    ],
  );
}

/** Levels of an organisation with everything below it, and what keeps it from being deleted. */
export async function usesOf(
  tx: Handle,
  { organisationId, path }: OrganisationRecord,
): Promise<{ height: number; organisations: number; accounts: number }> {
  const rows = await tx.query<{ height: number; organisations: number; accounts: number }>(
    `select max(cardinality(o.path)) - $2 + 1 as height, count(*)::int - 1 as organisations, (select count(*)::int from app_user u where u.organisation_id = $1) as accounts
     from organisation o where o.path @> array[$1::bigint]`,
    [organisationId, path.length],
  );
  return rows[0] ?? { height: 1, organisations: 0, accounts: 0 };
}

export async function deleteOrganisation(tx: Handle, organisationId: string): Promise<void> {
  await tx.query("delete from organisation where id = $1", [organisationId]);
}

/** Puts a user into an organisation, or out of every one. */
export async function setOrganisation(tx: Handle, userId: string, organisationId: string | null): Promise<void> {
  await tx.query("update app_user set organisation_id = $2, updated_at = now() where id = $1", [
    userId,
    organisationId,
  ]);
}

/** Holds an organisation that users are put into, if the scope has it in this tree. */
export async function shareOrganisation(
  tx: Handle,
  scope: Scope,
  organisationId: string,
  topId: string,
): Promise<boolean> {
  const values: unknown[] = [organisationId, topId];
  const where = scopeSql(scope, "o", values, ofMerchants);
  return (
    (
      await tx.query(
        `select 1 from organisation o where o.id = $1 and o.top_id = $2 and ${where} for key share of o`,
        values,
      )
    ).length > 0
  );
}
