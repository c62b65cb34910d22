import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { appraisals } from "@yunshou/contract/system/appraisals";
import { conditions, contains, equals, type Handle, scoped, sql, statement } from "@yunshou/database";
import type { AppraisalIndicator } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";
import { factsOf, type Month } from "./facts.queries.ts";

export type AppraisalRow = StoredRow<typeof appraisals.list>;
export type AppraisalFact = StoredRow<typeof appraisals.facts>;
export type AppraisalFilters = Omit<ParsedInputOf<typeof appraisals.export>, "format">;
export type Reader = Omit<Month, "period">;

const ofMerchants = { machine: null } as const;

/** Whoever did something in the month, or was given a score for it. */
const listOf = (reader: Reader, { period, ...filters }: AppraisalFilters): List => ({
  columns: sql`f.row_key as "rowKey", u.id as "userId", ${period}::text as period, f.indicator, u.name as "userName", u.account,
    h.name as "merchantName", f.done, f.good, f.by_facts as "factScore", coalesce(g.score, f.by_facts) as score, b.name as "scoredBy",
    g.scored_at as "scoredTime", coalesce(g.remark, '') as remark`,
  from: sql`(
      select x.user_id || '-' || x.indicator as row_key, x.user_id, x.indicator, sum(x.done)::int as done, sum(x.good)::int as good, (sum(x.good) * 100 / nullif(sum(x.done), 0))::int as by_facts
      from (
        select d.user_id, d.indicator, 1 as done, d.good::int as good from (${factsOf({ ...reader, period }, filters.indicator)}) d
        union all
        select s.user_id, s.indicator, 0, 0 from appraisal s where s.period = ${period} and ${scoped(reader.scope, "s", ofMerchants)}) x
      group by x.user_id, x.indicator) f
    join app_user u on u.id = f.user_id
    left join appraisal g on g.user_id = f.user_id and g.period = ${period} and g.indicator = f.indicator`,
  shown: sql`join merchant h on h.id = u.merchant_id left join app_user b on b.id = g.scored_by`,
  where: conditions(
    scoped(reader.scope, "u", ofMerchants),
    sql`u.status <> 'erased'`,
    contains("u.name", filters.userName),
    equals("f.indicator", filters.indicator),
  ),
});

const order = {
  by: { done: "f.done", score: "coalesce(g.score, f.by_facts)" },
  nulls: { score: "last" },
  unsorted: "u.name asc",
  tie: ["u.id asc", "f.indicator asc"],
} as const satisfies Order<string>;

export const listAppraisals = (
  tx: Handle,
  reader: Reader,
  filters: AppraisalFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<AppraisalRow>> => pageOf(tx, listOf(reader, filters), order, paging);

/** The next rows of an export, by person and indicator. */
export const appraisalsAfter = (
  tx: Handle,
  reader: Reader,
  filters: AppraisalFilters,
  after: string,
  limit: number,
): Promise<AppraisalRow[]> => rowsAfter(tx, listOf(reader, filters), "f.row_key", after, limit);

interface OnePerson {
  readonly userId: string;
  readonly period: string;
  readonly indicator: AppraisalIndicator;
}

/** The very rows that a figure of the list counts. */
export const listFacts = (
  tx: Handle,
  reader: Reader,
  { userId, period, indicator }: OnePerson,
  paging: Paging<"doneTime">,
): Promise<Page<AppraisalFact>> =>
  pageOf(
    tx,
    {
      columns:
        'f.fact_id as "factId", f.at as "doneTime", m.machine_no as "machineNo", m.name as "machineName", f.subject, f.good',
      from: sql`(${factsOf({ ...reader, period }, indicator)}) f join app_user u on u.id = f.user_id`,
      shown: "left join machine m on m.id = f.machine_id",
      where: conditions(scoped(reader.scope, "u", ofMerchants), sql`f.user_id = ${userId}`),
    },
    { by: { doneTime: "f.at" }, unsorted: "doneTime", tie: ["f.fact_id"] },
    paging,
  );

export interface Appraised {
  readonly topId: string;
  readonly merchantId: string;
  readonly userName: string;
  readonly done: number;
  readonly good: number;
  readonly score: number | null;
}

/** A person of the scope with what the facts say; scores of one person are given one after the other. */
export async function findAppraised(tx: Handle, reader: Reader, one: OnePerson): Promise<Appraised | undefined> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('appraisals of ' || $1, 0))", [one.userId]);
  const [row] = await tx.query<Appraised>(
    ...statement(sql`select u.top_id as "topId", u.merchant_id as "merchantId", u.name as "userName",
        (select count(*)::int from (${factsOf({ ...reader, period: one.period }, one.indicator)}) f where f.user_id = u.id) as done,
        (select count(*)::int from (${factsOf({ ...reader, period: one.period }, one.indicator)}) f where f.user_id = u.id and f.good) as good,
        (select g.score from appraisal g where g.user_id = u.id and g.period = ${one.period} and g.indicator = ${one.indicator}) as score
      from app_user u where u.id = ${one.userId} and u.status <> 'erased' and ${scoped(reader.scope, "u", ofMerchants)}`),
  );
  return row;
}

export async function saveScore(
  tx: Handle,
  { topId, merchantId }: Appraised,
  { userId, period, indicator }: OnePerson,
  given: { readonly score: number; readonly remark: string; readonly scoredBy: string },
): Promise<void> {
  await tx.query(
    `insert into appraisal (top_id, merchant_id, user_id, period, indicator, score, remark, scored_by) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id, period, indicator, top_id) do update
       set score = excluded.score, remark = excluded.remark, scored_by = excluded.scored_by, scored_at = now()`,
    [topId, merchantId, userId, period, indicator, given.score, given.remark, given.scoredBy],
  );
}
