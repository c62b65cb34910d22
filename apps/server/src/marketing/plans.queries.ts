import type { Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { plans } from "@yunshou/contract/marketing/plans";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  type Scope,
  scoped,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import {
  type BusinessType,
  calendarPlans,
  type Combination,
  type MemberLevel,
  type PlanState,
  type TimeSlot,
} from "@yunshou/domain";
import { nameIn } from "../goods/productNames.queries.ts";
import { type Order, type Page, pageOf } from "../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "./owners.queries.ts";

type ListInput = ParsedInputOf<typeof plans.list>;
type PlanRow = Omit<StoredRow<typeof plans.list>, "slots"> & { readonly slots: readonly number[] };

/** The numbers of the machines of a plan that the caller sees; nothing when it concerns all of the merchant. */
export const machineNumbers = (scope: Scope): Sql =>
  sql`coalesce((select string_agg(k.machine_no, ', ' order by k.machine_no) from machine k
    where k.top_id = p.top_id and k.id = any(p.machine_ids) and ${scoped(scope, "k", { machine: "id" })}), '')`;

const order = {
  by: { createdTime: "p.id", priority: "p.priority", startDate: "p.start_day", endDate: "p.end_day" },
  unsorted: "createdTime",
  tie: ["p.id"],
} as const satisfies Order<string>;

const columnsIn = (scope: Scope): Sql =>
  sql`p.id as "planId", p.name as "planName", s.kind as "planType", s.id as "schemeId", s.name as "schemeName", (s.rate / 100.0)::float8 as "discountRate",
    s.special_price_fen as "specialPriceFen", s.full_fen as "fullFen", s.reduction_fen as "reductionFen", p.priority, p.combination,
    p.start_day::text as "startDate", p.end_day::text as "endDate", p.slots, p.machine_ids = '{}' as "allMachines", p.machine_ids::text[] as "machineIds",
    ${machineNumbers(scope)} as "planMachines", p.product_ids::text[] as "productIds", p.levels as "memberLevels", p.business_types as "businessTypes",
    p.max_uses as "issuedTotal", p.used_count as "usedTotal", p.max_amount_fen as "maxAmountFen", p.used_fen as "usedFen", p.state as "planStatus",
    s.own as "ofDiscount", p.merchant_id as "merchantId", m.name as "merchantName", p.created_at as "createdTime"`;

const from = sql`marketing_plan p join marketing_scheme s on s.top_id = p.top_id and s.id = p.scheme_id join merchant m on m.id = p.merchant_id`;

/** Plans of the scope, discounts among them. */
export const listPlans = (tx: Handle, scope: Scope, input: ListInput): Promise<Page<PlanRow>> =>
  pageOf(
    tx,
    {
      columns: columnsIn(scope),
      from,
      where: conditions(
        scoped(scope, "p", ofMerchants),
        equals("p.id", input.planId),
        contains("p.name", input.planName),
        equals("s.kind", input.planType),
        equals("p.state", input.planStatus),
        equals("p.scheme_id", input.schemeId),
        given(input.fromDay, (day) => sql`p.end_day >= ${day}::date`),
        given(input.toDay, (day) => sql`p.start_day <= ${day}::date`),
      ),
    },
    order,
    input,
  );

/** A plan of a calendar, with what the rule of clashes asks. */
export interface CalendarRow extends PlanRow {
  /** Its own products, else those of its scheme. */
  readonly concerned: readonly string[];
  readonly belowPurchase: number;
  readonly belowProduct: string | null;
}

/** Products that a plan would sell below their purchase price. A discount is rounded down as the engine rounds it. */
const below = (scope: Scope, language: Language): Sql => sql`left join lateral (
    select count(*)::int as pieces, min(${nameIn("g", language)}) as one from product g
    where g.top_id = p.top_id and g.merchant_id = p.merchant_id and g.deleted_at is null and ${scoped(scope, "g", ofMerchants)}
      and (c.concerned = '{}' or g.id = any(c.concerned))
      and case s.kind when 'productDiscount' then g.price_fen - g.price_fen * (100 - s.rate) / 100 when 'specialOffer' then least(g.price_fen, s.special_price_fen) end < g.purchase_fen
  ) b on true`;

/** Plans that hold on some of the days, those that began first above; one more than fit says that there are more. */
export const calendarOf = (
  tx: Handle,
  scope: Scope,
  language: Language,
  { fromDay, toDay, planType }: Pick<ParsedInputOf<typeof plans.calendar>, "fromDay" | "toDay" | "planType">,
): Promise<CalendarRow[]> =>
  tx.query<CalendarRow>(
    ...statement(sql`select ${columnsIn(scope)}, c.concerned::text[] as concerned, b.pieces as "belowPurchase", b.one as "belowProduct"
      from ${from} cross join lateral (select case when p.product_ids = '{}' then s.product_ids else p.product_ids end as concerned) c ${below(scope, language)}
      where ${conditions(
        scoped(scope, "p", ofMerchants),
        equals("s.kind", planType),
        sql`p.end_day >= ${fromDay}::date and p.start_day <= ${toDay}::date`,
      )} order by p.start_day, p.id limit ${calendarPlans + 1}::int`),
  );

export interface PlanColumns {
  readonly planName: string;
  readonly priority: number;
  readonly combination: Combination;
  readonly startDate: string;
  readonly endDate: string;
  readonly slots: readonly TimeSlot[];
  readonly machineIds: readonly string[];
  readonly productIds: readonly string[];
  readonly memberLevels: readonly MemberLevel[];
  readonly businessTypes: readonly BusinessType[];
  readonly maxUses: number | null;
  readonly maxAmountFen: string | null;
}

export interface StoredPlan {
  readonly topId: string;
  readonly merchantId: string;
  readonly planId: string;
  readonly planName: string;
  readonly schemeId: string;
  readonly schemeState: string;
  /** Its scheme is its own: it is a discount. */
  readonly own: boolean;
  readonly state: PlanState;
  readonly endDate: string;
  readonly usedTotal: number;
  readonly usedFen: string;
  /** None means all machines of the merchant. */
  readonly machineIds: readonly string[];
  readonly productIds: readonly string[];
  readonly timeZone: string;
}

/** A plan of the scope, locked until the call ends, after its scheme; nothing is claimed of it meanwhile. */
export async function lockPlan(tx: Handle, scope: Scope, planId: string): Promise<StoredPlan | undefined> {
  await tx.query(
    ...statement(sql`select 1 from marketing_scheme s join marketing_plan p on p.top_id = s.top_id and p.scheme_id = s.id
      where p.id = ${planId} and ${scoped(scope, "p", ofMerchants)} for update of s`),
  );
  const [row] = await tx.query<StoredPlan>(
    ...statement(sql`select p.top_id as "topId", p.merchant_id as "merchantId", p.id as "planId", p.name as "planName", p.scheme_id as "schemeId", p.state,
        s.state as "schemeState", s.own, p.end_day::text as "endDate", p.used_count as "usedTotal", p.used_fen as "usedFen", p.machine_ids::text[] as "machineIds",
        p.product_ids::text[] as "productIds", m.time_zone as "timeZone"
      from marketing_plan p join marketing_scheme s on s.top_id = p.top_id and s.id = p.scheme_id join merchant m on m.id = p.merchant_id
      where p.id = ${planId} and ${scoped(scope, "p", ofMerchants)} for update of p`),
  );
  return row;
}

const valuesOf = (plan: PlanColumns) => [
  plan.planName,
  plan.priority,
  plan.combination,
  plan.startDate,
  plan.endDate,
  plan.slots.flatMap(({ from, to }) => [from, to]),
  plan.machineIds,
  plan.productIds,
  plan.memberLevels,
  plan.businessTypes,
  plan.maxUses,
  plan.maxAmountFen,
];

export async function insertPlan(
  tx: Handle,
  { topId, merchantId }: Pick<Owner, "topId" | "merchantId">,
  schemeId: string,
  createdBy: string,
  plan: PlanColumns,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into marketing_plan (top_id, merchant_id, scheme_id, created_by, name, priority, combination, start_day, end_day, slots, machine_ids, product_ids,
       levels, business_types, max_uses, max_amount_fen)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning id`,
    [topId, merchantId, schemeId, createdBy, ...valuesOf(plan)],
  );
  return row!.id;
}

export async function updatePlan(tx: Handle, { topId, planId }: StoredPlan, plan: PlanColumns): Promise<void> {
  await tx.query(
    `update marketing_plan set name = $3, priority = $4, combination = $5, start_day = $6, end_day = $7, slots = $8, machine_ids = $9, product_ids = $10,
       levels = $11, business_types = $12, max_uses = $13, max_amount_fen = $14 where top_id = $1 and id = $2`,
    [topId, planId, ...valuesOf(plan)],
  );
}

export async function setPlanState(tx: Handle, { topId, planId }: StoredPlan, state: PlanState): Promise<void> {
  await tx.query("update marketing_plan set state = $3 where top_id = $1 and id = $2", [topId, planId, state]);
}

/** Deletes a plan, with the scheme that was its own. */
export async function removePlan(tx: Handle, { topId, planId, schemeId, own }: StoredPlan): Promise<void> {
  await tx.query("delete from marketing_plan where top_id = $1 and id = $2", [topId, planId]);
  if (own) await tx.query("delete from marketing_scheme where top_id = $1 and id = $2", [topId, schemeId]);
}

/** Schemes on sale, newest first; a form offers them. */
export const schemeChoices = (tx: Handle, scope: Scope): Promise<StoredRow<typeof plans.choices>[]> =>
  tx.query(
    ...statement(sql`select s.id as "schemeId", s.name as "schemeName", s.kind as "planType", s.merchant_id as "merchantId", m.name as "merchantName"
      from marketing_scheme s join merchant m on m.id = s.merchant_id
      where ${scoped(scope, "s", ofMerchants)} and s.state = 'onSale' and not s.own order by s.id desc limit 500`),
  );
