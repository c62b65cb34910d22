import type { AnswerOf, StoredRow } from "@yunshou/contract";
import type { freightTemplates } from "@yunshou/contract/mall/freightTemplates";
import type { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { conditions, contains, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { FreightForm } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "../products.queries.ts";

type Freight = NonNullable<AnswerOf<typeof shopFronts.shop>["freight"]>;
type Row = StoredRow<typeof freightTemplates.list>;

const listOf = (scope: Scope, templateName: string | undefined): List => ({
  columns: `f.id as "freightTemplateId", f.name as "templateName", f.measure, f.rules, f.in_use as "inUse", h.name as "merchantName",
    f.updated_at as "updatedTime"`,
  from: "mall_freight_template f join merchant h on h.id = f.merchant_id",
  where: conditions(scoped(scope, "f", ofMerchants), contains("f.name", templateName)),
});

const order = {
  by: { templateName: "f.name", updatedTime: "f.updated_at" },
  unsorted: "f.id desc",
  tie: ["f.id desc"],
} as const satisfies Order<string>;

export const listFreightTemplates = (
  tx: Handle,
  scope: Scope,
  templateName: string | undefined,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, templateName), order, paging);

/** A template as a call works on it. */
export interface HeldFreightTemplate extends Owner, FreightForm {
  readonly freightTemplateId: string;
  readonly inUse: boolean;
}

/** Holds a template of the scope until the transaction ends. Its merchant is locked first, so that one at a time is put to use. */
export async function lockFreightTemplate(
  tx: Handle,
  scope: Scope,
  freightTemplateId: string,
): Promise<HeldFreightTemplate | undefined> {
  const where = conditions(scoped(scope, "f", ofMerchants), sql`f.id = ${freightTemplateId}`);
  await tx.query(
    ...statement(
      sql`select 1 from merchant where id in (select f.merchant_id from mall_freight_template f where ${where}) for no key update`,
    ),
  );
  const [row] = await tx.query<HeldFreightTemplate>(
    ...statement(sql`select f.top_id as "topId", f.merchant_id as "merchantId", f.id as "freightTemplateId", f.name as "templateName", f.measure, f.rules,
        f.in_use as "inUse"
      from mall_freight_template f where ${where} for update`),
  );
  return row;
}

export async function insertFreightTemplate(
  tx: Handle,
  { topId, merchantId }: Owner,
  { templateName, measure, rules }: FreightForm,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into mall_freight_template (top_id, merchant_id, name, measure, rules) values ($1, $2, $3, $4, $5) returning id",
    [topId, merchantId, templateName, measure, JSON.stringify(rules)],
  );
  return row!.id;
}

type Key = Pick<HeldFreightTemplate, "topId" | "freightTemplateId">;

export async function updateFreightTemplate(
  tx: Handle,
  { topId, freightTemplateId }: Key,
  { templateName, measure, rules }: FreightForm,
): Promise<void> {
  await tx.query(
    "update mall_freight_template set name = $3, measure = $4, rules = $5, updated_at = now() where top_id = $1 and id = $2",
    [topId, freightTemplateId, templateName, measure, JSON.stringify(rules)],
  );
}

/** Puts a template to use, in the place of whichever was before, or to none; its merchant is locked. */
export async function putToUse(
  tx: Handle,
  { topId, merchantId, freightTemplateId }: Key & Owner,
  inUse: boolean,
): Promise<void> {
  await tx.query("update mall_freight_template set in_use = false where top_id = $1 and merchant_id = $2 and in_use", [
    topId,
    merchantId,
  ]);
  if (!inUse) return;
  await tx.query("update mall_freight_template set in_use = true where top_id = $1 and id = $2", [
    topId,
    freightTemplateId,
  ]);
}

export async function deleteFreightTemplate(tx: Handle, { topId, freightTemplateId }: Key): Promise<void> {
  await tx.query("delete from mall_freight_template where top_id = $1 and id = $2", [topId, freightTemplateId]);
}

/** By what deliveries of a mall are charged now; null for the fee of its shop. */
export async function freightInUse(tx: Handle, { topId, merchantId }: Owner): Promise<Freight | null> {
  const [row] = await tx.query<Freight>(
    "select measure, rules from mall_freight_template where top_id = $1 and merchant_id = $2 and in_use",
    [topId, merchantId],
  );
  return row ?? null;
}

/** What a fee depends on, of products of a mall. */
export const freightFacts = (
  tx: Handle,
  { topId, merchantId }: Owner,
  mallProductIds: readonly string[],
): Promise<{ readonly mallProductId: string; readonly priceFen: string; readonly weightGrams: number | null }[]> =>
  tx.query(
    `select g.id as "mallProductId", g.price_fen as "priceFen", p.weight_grams as "weightGrams"
     from mall_product g join product p on p.top_id = g.top_id and p.id = g.product_id
     where g.top_id = $1 and g.merchant_id = $2 and g.id = any($3::bigint[])`,
    [topId, merchantId, mallProductIds],
  );
