import type { Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { modelling } from "@yunshou/contract/goods/modelling";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { ModellingDecision, ModellingState, ReviewState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { nameIn } from "../productNames.queries.ts";

type Filters = Pick<ParsedInputOf<typeof modelling.list>, "productName" | "auditStatus">;
type Row = StoredRow<typeof modelling.list>;
export type ModellingEvent = "submit" | "resubmit" | ModellingDecision;

/** Requests are about merchants, whatever machines the caller is narrowed to. */
const ofMerchants = { machine: null } as const;

const columns = (language: Language) => sql`m.id as "modellingId", m.product_id as "productId", p.image as thumbnail,
  p.code as "productCode", ${nameIn("p", language)} as "productName", p.brand, p.barcode, p.weight_grams as weight,
  p.tolerance_grams as "weightTolerance", m.status as "auditStatus", m.remark as "auditRemark", c.name as "merchantName",
  m.applied_at as "applyTime", m.due_at as "dueTime", m.reviewed_at as "reviewTime"`;
const from =
  "modelling m join product p on p.top_id = m.top_id and p.id = m.product_id join merchant c on c.id = m.merchant_id";

const listOf = (scope: Scope, language: Language, filters: Filters): List => ({
  columns: columns(language),
  from,
  where: conditions(
    scoped(scope, "m", ofMerchants),
    contains("p.name", filters.productName),
    equals("m.status", filters.auditStatus),
  ),
});

const order = {
  by: { applyTime: "m.applied_at", dueTime: "m.due_at" },
  unsorted: "applyTime",
  tie: ["m.id"],
} as const satisfies Order<string>;

export const listModelling = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, language, filters), order, paging);

/** A request with what is looked at before somebody decides. */
export interface ModellingRecord extends Row {
  readonly topId: string;
  readonly merchantId: string;
  readonly originalName: string;
  readonly category: string;
  readonly spec: string;
  readonly detailPictures: string[];
}

/** One request of the scope; `lock` holds it until the transaction ends. */
export async function modellingOf(
  tx: Handle,
  scope: Scope,
  language: Language,
  modellingId: string,
  { lock }: { readonly lock: boolean },
): Promise<ModellingRecord | undefined> {
  const held = lock ? sql`for update of m, p` : sql``;
  const [row] = await tx.query<ModellingRecord>(
    ...statement(sql`select ${columns(language)}, m.top_id as "topId", m.merchant_id as "merchantId", p.name as "originalName",
        p.category, p.specification as spec, p.details as "detailPictures"
      from modelling m join product p on p.top_id = m.top_id and p.id = m.product_id join merchant c on c.id = m.merchant_id
      where m.id = ${modellingId} and ${scoped(scope, "m", ofMerchants)} ${held}`),
  );
  return row;
}

export async function eventsOf(
  tx: Handle,
  { topId, modellingId }: ModellingRecord,
  scope: Scope,
): Promise<{ event: ModellingEvent; remark: string; operatorName: string | null; happenedTime: Date }[]> {
  return tx.query(
    ...statement(sql`select e.event, e.remark, u.name as "operatorName", e.happened_at as "happenedTime"
      from modelling_event e left join app_user u on u.id = e.actor_id
      where e.top_id = ${topId} and e.modelling_id = ${modellingId} and ${scoped(scope, "e", ofMerchants)} order by e.id`),
  );
}

/** A product that somebody submits, held until the transaction ends; `modellingId` when it was submitted before. */
export interface Submitted {
  readonly topId: string;
  readonly merchantId: string;
  readonly productId: string;
  readonly code: string;
  readonly name: string;
  readonly brandId: string | null;
  readonly brand: string;
  readonly categoryId: string | null;
  readonly specification: string;
  readonly barcode: string | null;
  readonly image: string | null;
  readonly details: readonly string[];
  readonly libraryId: string | null;
  readonly modellingId: string | null;
  readonly status: ModellingState | null;
}

export async function submittedProduct(tx: Handle, scope: Scope, productId: string): Promise<Submitted | undefined> {
  const where = sql`p.id = ${productId} and p.deleted_at is null and ${scoped(scope, "p", ofMerchants)}`;
  await tx.query(...statement(sql`select 1 from product p where ${where} for update`));
  const [row] = await tx.query<Submitted>(
    ...statement(sql`select p.top_id as "topId", p.merchant_id as "merchantId", p.id as "productId", p.code, p.name, p.brand_id as "brandId", p.brand,
        p.category_id as "categoryId", p.specification, p.barcode, p.image, p.details, p.library_id as "libraryId", m.id as "modellingId", m.status
      from product p left join modelling m on m.top_id = p.top_id and m.product_id = p.id where ${where}`),
  );
  return row;
}

/** Puts the request, new or again, on the desk of the platform. */
export async function saveRequest(
  tx: Handle,
  { topId, merchantId, productId }: Submitted,
  userId: string,
  { now, dueAt }: { readonly now: Date; readonly dueAt: Date },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into modelling (top_id, merchant_id, product_id, applied_by, applied_at, due_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (top_id, product_id) do update set status = 'underReview', remark = '', applied_by = excluded.applied_by, applied_at = excluded.applied_at,
       due_at = excluded.due_at, reviewed_by = null, reviewed_at = null
     returning id`,
    [topId, merchantId, productId, userId, now, dueAt],
  );
  return row!.id;
}

export interface Decided {
  readonly status: ModellingState;
  readonly remark: string;
  readonly userId: string;
  readonly now: Date;
  readonly libraryId: string | null;
}

export async function saveDecision(
  tx: Handle,
  { topId, modellingId }: ModellingRecord,
  decided: Decided,
): Promise<void> {
  await tx.query(
    `update modelling set status = $3, remark = $4, reviewed_by = $5, reviewed_at = $6, library_id = $7 where top_id = $1 and id = $2`,
    [topId, modellingId, decided.status, decided.remark, decided.userId, decided.now, decided.libraryId],
  );
}

/** The product shows the state of its request; one that was approved is the official product from now on. */
export async function saveReview(
  tx: Handle,
  { topId, productId }: { readonly topId: string; readonly productId: string },
  review: ReviewState,
  libraryId: string | null,
): Promise<void> {
  await tx.query(
    "update product set review_status = $3, library_id = coalesce($4, library_id) where top_id = $1 and id = $2",
    [topId, productId, review, libraryId],
  );
}

export async function writeEvent(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  modellingId: string,
  event: ModellingEvent,
  { remark, userId, now }: { readonly remark: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await tx.query(
    "insert into modelling_event (top_id, merchant_id, modelling_id, event, remark, actor_id, happened_at) values ($1, $2, $3, $4, $5, $6, $7)",
    [topId, merchantId, modellingId, event, remark, userId, now],
  );
}
