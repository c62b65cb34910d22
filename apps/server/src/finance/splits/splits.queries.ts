import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { splitFigures, splitPlans } from "@yunshou/contract/finance/splits";
import {
  conditions,
  contains,
  type Handle,
  raw,
  type Scope,
  scoped,
  scopeSql,
  sql,
  statement,
} from "@yunshou/database";
import type { SplitReceiver, SplitTargets } from "@yunshou/domain";
import { differs, isOpen, sharingTables } from "./sharing.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

const ofMerchants = { machine: null } as const;

/** The newest version of plan `p`, as row `v`. */
const newest = `cross join lateral (select n.* from split_version n where n.plan_id = p.id and n.top_id = p.top_id order by n.from_day desc, n.id desc limit 1) v`;

/** The list of plans says how the sharing of so many days stands. */
const executedDays = 30;

export type PlanFilters = Pick<ParsedInputOf<typeof splitPlans.list>, "splitPlan" | "merchantName">;
type PlanRow = StoredRow<typeof splitPlans.list>;

const plansOf = (scope: Scope, filters: PlanFilters): List => ({
  columns: `p.id as "planId", p.name as "splitPlan", p.merchant_id as "merchantId", m.merchant_no as "merchantNo", m.name as "merchantName",
    (select jsonb_agg(jsonb_build_object('name', r.name, 'ratio', x.ratio, 'fixedFen', x.fixed::text) order by x.place)
     from unnest(v.receiver_ids, v.ratios, v.fixed_fens) with ordinality as x(id, ratio, fixed, place) join split_receiver r on r.top_id = v.top_id and r.id = x.id) as receivers,
    (select sum(x)::int from unnest(v.ratios) x) as "splitRatio", (select coalesce(sum(x), 0)::text from unnest(v.fixed_fens) x) as "splitFixedFen", v.machine_ids::text[] as "machineIds", v.product_ids::text[] as "productIds",
    cardinality(v.machine_ids) as "machineCount", cardinality(v.product_ids) as "productCount", x.open as "openCount", x.differ as "differCount", v.enabled, v.from_day as "fromDate", p.updated_at as "updatedTime", p.version`,
  from: `split_plan p join merchant m on m.id = p.merchant_id ${newest}
    left join lateral (
      select count(*) filter (where ${isOpen})::int as open, count(*) filter (where ${differs})::int as differ
      from ${sharingTables} join split_version n on n.top_id = s.top_id and n.id = s.split_version_id
      where s.merchant_id = p.merchant_id and s.share_day > current_date - ${executedDays} and n.plan_id = p.id) x on true`,
  where: conditions(
    scoped(scope, "p", ofMerchants),
    contains("p.name", filters.splitPlan),
    contains("m.name", filters.merchantName),
  ),
});

const planOrder = {
  by: { updatedTime: "p.updated_at", splitRatio: "(select sum(x) from unnest(v.ratios) x)" },
  unsorted: "updatedTime",
  tie: ["p.id"],
} as const satisfies Order<string>;

export const listPlans = (
  tx: Handle,
  scope: Scope,
  filters: PlanFilters,
  paging: Paging<keyof typeof planOrder.by>,
): Promise<Page<PlanRow>> => pageOf(tx, plansOf(scope, filters), planOrder, paging);

/** A plan with its newest version. */
export interface PlanRecord extends SplitTargets {
  readonly planId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly timeZone: string;
  readonly splitPlan: string;
  readonly version: number;
  readonly enabled: boolean;
  readonly receiverIds: readonly string[];
  readonly ratios: readonly number[];
  /** Null for who has a share; empty when nobody has a fixed amount. */
  readonly fixedFens: readonly (string | null)[];
}

/** Holds a merchant so that the changes of its plans follow one another. */
export const holdPlans = (tx: Handle, merchantId: string): Promise<unknown> =>
  tx.query("select from merchant where id = $1 for no key update", [merchantId]);

/** A plan of the scope. */
export async function planOf(tx: Handle, scope: Scope, planId: string): Promise<PlanRecord | undefined> {
  const values: unknown[] = [planId];
  const where = scopeSql(scope, "p", values, ofMerchants);
  const [row] = await tx.query<PlanRecord>(
    `select p.id as "planId", p.top_id as "topId", p.merchant_id as "merchantId", m.time_zone as "timeZone", p.name as "splitPlan", p.version, v.enabled,
       v.receiver_ids::text[] as "receiverIds", v.ratios, v.fixed_fens::text[] as "fixedFens", v.machine_ids::text[] as "machineIds", v.product_ids::text[] as "productIds"
     from split_plan p join merchant m on m.id = p.merchant_id ${newest} where p.id = $1 and ${where}`,
    values,
  );
  return row;
}

/** What the other plans of a merchant that are switched on share. */
export const targetsBeside = (
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  planId: string | null,
): Promise<SplitTargets[]> =>
  tx.query<SplitTargets>(
    `select v.machine_ids::text[] as "machineIds", v.product_ids::text[] as "productIds" from split_plan p ${newest}
     where p.top_id = $1 and p.merchant_id = $2 and v.enabled and p.id is distinct from $3::bigint`,
    [topId, merchantId, planId],
  );

/** Whether all these machines and products are the merchant's. */
export async function areOf(tx: Handle, merchantId: string, { machineIds, productIds }: SplitTargets) {
  const [row] = await tx.query<{ machines: number; products: number }>(
    `select (select count(*)::int from machine where merchant_id = $1 and id = any($2::bigint[])) as machines,
       (select count(*)::int from product where merchant_id = $1 and id = any($3::bigint[])) as products`,
    [merchantId, machineIds, productIds],
  );
  return row?.machines === new Set(machineIds).size && row.products === new Set(productIds).size;
}

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

export async function insertPlan(tx: Handle, { topId, merchantId }: Owner, name: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into split_plan (top_id, merchant_id, name) values ($1, $2, $3) returning id",
    [topId, merchantId, name],
  );
  return row!.id;
}

export async function touchPlan(tx: Handle, { topId, planId }: PlanRecord, name: string, now: Date): Promise<void> {
  await tx.query(
    "update split_plan set name = $3, version = version + 1, updated_at = $4 where top_id = $1 and id = $2",
    [topId, planId, name, now],
  );
}

/** The ids of receivers by their names, in their order; who is new is written. */
export async function receiverIds(
  tx: Handle,
  { topId, merchantId }: Owner,
  receivers: readonly SplitReceiver[],
): Promise<string[]> {
  const names = receivers.map(({ name }) => name);
  await tx.query(
    `insert into split_receiver (top_id, merchant_id, name) select $1, $2, name from unnest($3::text[]) name
     on conflict (merchant_id, name, top_id) do nothing`,
    [topId, merchantId, names],
  );
  const rows = await tx.query<{ id: string }>(
    `select r.id from unnest($3::text[]) with ordinality as n(name, place)
       join split_receiver r on r.top_id = $1 and r.merchant_id = $2 and r.name = n.name order by n.place`,
    [topId, merchantId, names],
  );
  return rows.map(({ id }) => id);
}

/** Writes what a plan says from a day on. */
export async function insertVersion(
  tx: Handle,
  { topId, merchantId }: Owner,
  made: SplitTargets & {
    readonly planId: string;
    readonly fromDay: string;
    readonly enabled: boolean;
    readonly receiverIds: readonly string[];
    readonly ratios: readonly number[];
    readonly fixedFens?: readonly (string | null)[];
  },
): Promise<void> {
  await tx.query(
    `insert into split_version (top_id, merchant_id, plan_id, from_day, enabled, machine_ids, product_ids, receiver_ids, ratios, fixed_fens)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      topId,
      merchantId,
      made.planId,
      made.fromDay,
      made.enabled,
      made.machineIds,
      made.productIds,
      made.receiverIds,
      made.ratios,
      made.fixedFens ?? [],
    ],
  );
}

/** Deletes a plan with its versions unless a settled line or an order at its provider was shared by one of them; answers whether it did. */
export async function deleteUnusedPlan(tx: Handle, { topId, planId, merchantId }: PlanRecord): Promise<boolean> {
  const rows = await tx.query(
    `delete from split_plan p where p.top_id = $1 and p.id = $2
       and not exists (select from split_version v join settlement_share s on s.split_version_id = v.id and s.top_id = v.top_id and s.merchant_id = $3
         where v.plan_id = p.id and v.top_id = p.top_id)
       and not exists (select from split_version v join order_share h on h.split_version_id = v.id and h.top_id = v.top_id and h.merchant_id = $3 and h.share_day >= v.from_day
         where v.plan_id = p.id and v.top_id = p.top_id) returning 1`,
    [topId, planId, merchantId],
  );
  return rows.length > 0;
}

export type ShareFilters = Pick<
  ParsedInputOf<typeof splitFigures.list>,
  "fromDay" | "toDay" | "splitReceiver" | "splitPlan"
>;
type ShareRow = StoredRow<typeof splitFigures.list>;

const shareTables = `settlement_share h join merchant m on m.id = h.merchant_id join settlement s on s.merchant_id = h.merchant_id and s.settle_day = h.settle_day and s.top_id = h.top_id
    join split_version v on v.top_id = h.top_id and v.id = h.split_version_id join split_plan p on p.top_id = v.top_id and p.id = v.plan_id
    join split_receiver r on r.top_id = h.top_id and r.id = h.receiver_id`;

/** What of share `h` of a day the provider executed, of orders of that day, as a statement. */
const executedOf = `select coalesce(sum(e.shared_fen - e.returned_fen), 0) as fen, count(*) filter (where ${differs.replaceAll("h.", "e.").replaceAll("s.", "o.")})::int as differ,
    count(*) filter (where ${isOpen.replaceAll("s.", "o.")})::int as open
  from order_sharing o left join order_share e on e.top_id = o.top_id and e.sharing_id = o.id
  where o.merchant_id = h.merchant_id and o.share_day = h.settle_day and o.split_version_id = h.split_version_id and (e.receiver_id = h.receiver_id or e.id is null)`;

const sharesOf = (scope: Scope, filters: ShareFilters): List => ({
  columns: `h.id as "shareId", h.settle_day as "statDate", m.merchant_no as "merchantNo", m.name as "merchantName", p.name as "splitPlan", r.name as "splitReceiver",
    h.orders as "orderCount", h.paid_fen as "paidAmountFen", h.ratio as "splitRatio", h.fixed_fen as "splitFixedFen", h.share_fen as "splitAmountFen", x.fen::text as "executedFen", x.differ as "differCount", x.open as "openCount",
    h.merchant_id as "merchantId", p.id as "planId", h.receiver_id as "receiverId", s.state as "splitStatus"`,
  from: `${shareTables} left join lateral (${executedOf}) x on true`,
  where: conditions(
    scoped(scope, "h", ofMerchants),
    sql`h.settle_day between ${filters.fromDay}::date and ${filters.toDay}::date`,
    contains("r.name", filters.splitReceiver),
    contains("p.name", filters.splitPlan),
  ),
});

const shareOrder = {
  by: { statDate: "h.settle_day", splitAmountFen: "h.share_fen" },
  unsorted: "statDate",
  tie: ["h.id"],
} as const satisfies Order<string>;

export const listShares = (
  tx: Handle,
  scope: Scope,
  filters: ShareFilters,
  paging: Paging<keyof typeof shareOrder.by>,
): Promise<Page<ShareRow>> => pageOf(tx, sharesOf(scope, filters), shareOrder, paging);

/** The next rows of an export, by id. */
export const sharesAfter = (
  tx: Handle,
  scope: Scope,
  filters: ShareFilters,
  after: string,
  limit: number,
): Promise<ShareRow[]> => rowsAfter(tx, sharesOf(scope, filters), "h.id", after, limit);

/** What the list of the same filters comes to. */
export async function shareTotals(
  tx: Handle,
  scope: Scope,
  filters: ShareFilters,
): Promise<AnswerOf<typeof splitFigures.totals>> {
  const { where } = sharesOf(scope, filters);
  const from = sql`from ${raw(shareTables)} where ${where}`;
  const sum = raw(`coalesce(sum(h.share_fen), 0)::text as "splitAmountFen"`);
  const [row] = await tx.query<Omit<AnswerOf<typeof splitFigures.totals>, "days">>(
    ...statement(
      sql`select ${sum}, coalesce(sum(h.share_fen) filter (where s.state = 'settled'), 0)::text as "settledFen" ${from}`,
    ),
  );
  const days = await tx.query<AnswerOf<typeof splitFigures.totals>["days"][number]>(
    ...statement(sql`select h.settle_day as "statDate", ${sum} ${from} group by h.settle_day order by h.settle_day`),
  );
  return { ...row!, days };
}
