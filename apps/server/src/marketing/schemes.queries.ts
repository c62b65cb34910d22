import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { schemes } from "@yunshou/contract/marketing/schemes";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { SchemeState } from "@yunshou/domain";
import { type Order, type Page, pageOf } from "../platform/lists.queries.ts";
import type { SchemeColumns } from "./effects.ts";
import { ofMerchants, type Owner } from "./owners.queries.ts";

type ListInput = ParsedInputOf<typeof schemes.list>;

const order = { by: { createdTime: "s.id" }, unsorted: "createdTime", tie: ["s.id"] } as const satisfies Order<string>;

/** Schemes of the scope; those that belong to a discount stand with their discount. */
export const listSchemes = (
  tx: Handle,
  scope: Scope,
  input: ListInput,
): Promise<Page<StoredRow<typeof schemes.list>>> =>
  pageOf(
    tx,
    {
      columns: sql`s.id as "schemeId", s.name as "schemeName", s.kind as "planType", (s.rate / 100.0)::float8 as "discountRate",
        s.special_price_fen as "specialPriceFen", s.full_fen as "fullFen", s.reduction_fen as "reductionFen",
        s.product_ids::text[] as "productIds", s.levels as "memberLevels", s.state as "planStatus", s.merchant_id as "merchantId", m.name as "merchantName",
        s.remark, s.created_at as "createdTime", u.priority, coalesce(u.plans, 0) as "planCount"`,
      from: "marketing_scheme s join merchant m on m.id = s.merchant_id",
      shown: sql`left join lateral (select min(p.priority) as priority, count(*)::int as plans from marketing_plan p
        where p.top_id = s.top_id and p.scheme_id = s.id and ${scoped(scope, "p", ofMerchants)}) u on true`,
      where: conditions(
        scoped(scope, "s", ofMerchants),
        sql`not s.own`,
        contains("s.name", input.planName),
        equals("s.kind", input.planType),
        equals("s.state", input.planStatus),
      ),
    },
    order,
    input,
  );

export interface StoredScheme extends SchemeColumns {
  readonly topId: string;
  readonly merchantId: string;
  readonly schemeId: string;
  readonly state: SchemeState;
  readonly own: boolean;
}

/** A scheme of the scope, locked until the call ends. */
export async function lockScheme(tx: Handle, scope: Scope, schemeId: string): Promise<StoredScheme | undefined> {
  const [row] = await tx.query<StoredScheme>(
    ...statement(sql`select s.top_id as "topId", s.merchant_id as "merchantId", s.id as "schemeId", s.name as "schemeName", s.kind, s.rate,
        s.special_price_fen as "specialPriceFen", s.full_fen as "fullFen", s.reduction_fen as "reductionFen", s.product_ids::text[] as "productIds",
        s.levels as "memberLevels", s.remark, s.state, s.own
      from marketing_scheme s where s.id = ${schemeId} and ${scoped(scope, "s", ofMerchants)} for update`),
  );
  return row;
}

const valuesOf = (scheme: SchemeColumns) => [
  scheme.schemeName,
  scheme.kind,
  scheme.rate,
  scheme.specialPriceFen,
  scheme.fullFen,
  scheme.reductionFen,
  scheme.productIds,
  scheme.memberLevels,
  scheme.remark,
];

export async function insertScheme(
  tx: Handle,
  { topId, merchantId }: Pick<Owner, "topId" | "merchantId">,
  scheme: SchemeColumns,
  { own }: { readonly own: boolean },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into marketing_scheme (top_id, merchant_id, own, name, kind, rate, special_price_fen, full_fen, reduction_fen, product_ids, levels, remark, state)
     values ($1, $2, $3, $5, $6, $7, $8, $9, $10, $11, $12, $13, $4) returning id`,
    [topId, merchantId, own, own ? "onSale" : "notOnSale", ...valuesOf(scheme)],
  );
  return row!.id;
}

export async function updateScheme(
  tx: Handle,
  { topId, schemeId }: Pick<StoredScheme, "topId" | "schemeId">,
  scheme: SchemeColumns,
): Promise<void> {
  await tx.query(
    `update marketing_scheme set name = $3, kind = $4, rate = $5, special_price_fen = $6, full_fen = $7, reduction_fen = $8, product_ids = $9,
       levels = $10, remark = $11 where top_id = $1 and id = $2`,
    [topId, schemeId, ...valuesOf(scheme)],
  );
}

export async function setSchemeState(tx: Handle, { topId, schemeId }: StoredScheme, state: SchemeState): Promise<void> {
  await tx.query("update marketing_scheme set state = $3 where top_id = $1 and id = $2", [topId, schemeId, state]);
}

export async function deleteScheme(
  tx: Handle,
  { topId, schemeId }: Pick<StoredScheme, "topId" | "schemeId">,
): Promise<void> {
  await tx.query("delete from marketing_scheme where top_id = $1 and id = $2", [topId, schemeId]);
}

/** How many plans are made of a scheme, and how many of them are on sale or paused; the scheme is locked. */
export async function plansOf(
  tx: Handle,
  { topId, schemeId }: StoredScheme,
): Promise<{ readonly all: number; readonly running: number }> {
  const [row] = await tx.query<{ all: number; running: number }>(
    `select count(*)::int as all, count(*) filter (where state <> 'notOnSale')::int as running from marketing_plan where top_id = $1 and scheme_id = $2`,
    [topId, schemeId],
  );
  return row!;
}
