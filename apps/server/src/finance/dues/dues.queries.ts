import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { dues, dueSettlements } from "@yunshou/contract/finance/dues";
import {
  conditions,
  contains,
  equals,
  type Handle,
  onDays,
  raw,
  type Scope,
  scoped,
  scopedBy,
  scopeSql,
  sql,
} from "@yunshou/database";
import { dueLimits, type DueState, type DueWay } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

const ofMerchants = { machine: null } as const;
const payeeSide = { merchant: "payee_id", machine: null } as const;

export type DueFilters = Pick<ParsedInputOf<typeof dues.list>, "payerName" | "payeeName">;
type Due = StoredRow<typeof dues.list>;

/** The other merchant of the account `a`. */
const other = "split_part(a.code, ':', 2)::bigint";
/** Settlements `s` of the due of account `a`, whichever way round it is by now. */
const settled = (state: DueState) =>
  `coalesce((select sum(case when s.merchant_id = p.payer then s.amount_fen else -s.amount_fen end) from due_settlement s
     where s.top_id = a.top_id and s.state = '${state}' and s.merchant_id in (p.payer, p.payee) and s.payee_id in (p.payer, p.payee)), 0)`;

/** The accounts of dues: of those who owe, and of those who are owed where the other side is not the caller's. */
const duesOf = (scope: Scope, filters: DueFilters): List => ({
  columns: `a.id as "dueId", x.merchant_no as "payerNo", x.name as "payerName", y.merchant_no as "payeeNo", y.name as "payeeName", abs(a.balance_fen)::text as "owedFen",
    ${settled("awaiting")}::text as "awaitingFen", ${settled("done")}::text as "settledFen", a.version::int as "entryCount", last.posted_at as "updatedTime", a.balance_fen > 0 as "ofPayer"`,
  from: `ledger.account a cross join lateral (select case when a.balance_fen > 0 then a.merchant_id else ${other} end as payer, case when a.balance_fen > 0 then ${other} else a.merchant_id end as payee) p
    cross join lateral due_partner(p.payer) x cross join lateral due_partner(p.payee) y
    join lateral (select t.posted_at from ledger.entry e join ledger.txn t on t.id = e.txn_id and t.top_id = e.top_id
      where e.account_id = a.id and e.account_version = a.version and e.top_id = a.top_id) last on true`,
  where: conditions(
    scoped(scope, "a", ofMerchants),
    raw("a.code >= 'due:' and a.code < 'due;' and a.currency = 'CNY' and a.balance_fen <> 0"),
    sql`(a.balance_fen > 0 or not exists (select from ledger.account o where o.merchant_id = ${raw(other)} and o.code = 'due:' || a.merchant_id
      and ${(values) => scopeSql(scope, "o", values, ofMerchants)}))`,
    contains("x.name", filters.payerName),
    contains("y.name", filters.payeeName),
  ),
});

const dueOrder = {
  by: { owedFen: "abs(a.balance_fen)", updatedTime: "last.posted_at" },
  unsorted: "owedFen",
  tie: ["a.id"],
} as const satisfies Order<string>;

export const listDues = (
  tx: Handle,
  scope: Scope,
  filters: DueFilters,
  paging: Paging<keyof typeof dueOrder.by>,
): Promise<Page<Due>> => pageOf(tx, duesOf(scope, filters), dueOrder, paging);

/** The next rows of an export, by id. */
export const duesAfter = (
  tx: Handle,
  scope: Scope,
  filters: DueFilters,
  after: string,
  limit: number,
): Promise<Due[]> => rowsAfter(tx, duesOf(scope, filters), "a.id", after, limit);

/** A due as its settlement needs it. */
export interface DueRecord {
  readonly dueId: string;
  readonly topId: string;
  /** Whose account it is; it owes where `owedFen` is above zero. */
  readonly merchantId: string;
  readonly otherId: string;
  readonly owedFen: string;
}

/** One due of the scope. */
export async function dueOf(tx: Handle, scope: Scope, dueId: string): Promise<DueRecord | undefined> {
  const values: unknown[] = [dueId];
  const where = scopeSql(scope, "a", values, ofMerchants);
  const [row] = await tx.query<DueRecord>(
    `select a.id as "dueId", a.top_id as "topId", a.merchant_id as "merchantId", ${other}::text as "otherId", a.balance_fen::text as "owedFen"
     from ledger.account a where a.id = $1 and a.code >= 'due:' and a.code < 'due;' and a.currency = 'CNY' and ${where}`,
    values,
  );
  return row;
}

type Entry = StoredRow<typeof dues.entries>;
const sign = "case when a.balance_fen >= 0 then 1 else -1 end";

const entriesOf = (scope: Scope, dueId: string): List => ({
  columns: `e.account_version::int as "entryNo", t.posted_at as "entryTime",
    case when t.kind in ('cardMovedOut', 'cardMovedIn') then 'cardMove' when t.kind in ('dueSettledOut', 'dueSettledIn') then 'settlement'
      when o.id is null then 'other' when (t.kind = 'cardBridge') = (e.amount_fen > 0) then 'purchase' else 'refund' end as "entryKind",
    o.id as "orderNo", case when t.kind in ('dueSettledOut', 'dueSettledIn') then t.reference_id end as "dueSettlementId",
    (e.amount_fen * ${sign})::text as "amountFen", (e.balance_after_fen * ${sign})::text as "owedFen"`,
  from: `ledger.account a join ledger.entry e on e.account_id = a.id and e.top_id = a.top_id join ledger.txn t on t.id = e.txn_id and t.top_id = e.top_id`,
  shown: "left join sales_order o on o.top_id = t.top_id and o.id = t.reference_id",
  where: conditions(scoped(scope, "a", ofMerchants), sql`a.id = ${dueId}::bigint`),
});

const entryOrder = {
  by: { entryTime: "e.account_version" },
  unsorted: "entryTime",
  tie: ["e.account_version"],
} as const satisfies Order<string>;

export const listEntries = (
  tx: Handle,
  scope: Scope,
  dueId: string,
  paging: Paging<keyof typeof entryOrder.by>,
): Promise<Page<Entry>> => pageOf(tx, entriesOf(scope, dueId), entryOrder, paging);

export type SettlementFilters = Pick<
  ParsedInputOf<typeof dueSettlements.list>,
  "fromDay" | "toDay" | "payerName" | "payeeName" | "dueStatus"
>;
type Settlement = StoredRow<typeof dueSettlements.list>;

export interface Reader {
  readonly scope: Scope;
  readonly userId: string;
  readonly timeZone: string;
}

/** Of one side or of the other. */
const ofEither = (scope: Scope) =>
  scopedBy((values) => `(${scopeSql(scope, "s", values, ofMerchants)} or ${scopeSql(scope, "s", values, payeeSide)})`);

const settlementsOf = ({ scope, userId, timeZone }: Reader, filters: SettlementFilters): List => ({
  columns: sql`s.id as "dueSettlementId", x.merchant_no as "payerNo", x.name as "payerName", y.merchant_no as "payeeNo", y.name as "payeeName", s.way as "dueWay",
    s.amount_fen::text as "amountFen", s.state as "dueStatus", s.remark, s.reason, coalesce(u.name, '') as applicant, s.applied_at as "applyTime", d.name as decider,
    s.decided_at as "decideTime", s.applied_by = ${userId}::bigint as own, (${(values) => scopeSql(scope, "s", values, ofMerchants)}) as "ofPayer",
    (${(values) => scopeSql(scope, "s", values, payeeSide)}) as "ofPayee", s.version`,
  from: "due_settlement s cross join lateral due_partner(s.merchant_id) x cross join lateral due_partner(s.payee_id) y",
  shown: "left join app_user u on u.id = s.applied_by left join app_user d on d.id = s.decided_by",
  where: conditions(
    ofEither(scope),
    onDays("s.applied_at", filters, timeZone),
    contains("x.name", filters.payerName),
    contains("y.name", filters.payeeName),
    equals("s.state", filters.dueStatus),
  ),
});

const settlementOrder = {
  by: { applyTime: "s.applied_at", amountFen: "s.amount_fen" },
  unsorted: "applyTime",
  tie: ["s.id"],
} as const satisfies Order<string>;

export const listSettlements = (
  tx: Handle,
  reader: Reader,
  filters: SettlementFilters,
  paging: Paging<keyof typeof settlementOrder.by>,
): Promise<Page<Settlement>> => pageOf(tx, settlementsOf(reader, filters), settlementOrder, paging);

/** The next rows of an export, by id. */
export const settlementsAfter = (
  tx: Handle,
  reader: Reader,
  filters: SettlementFilters,
  after: string,
  limit: number,
): Promise<Settlement[]> => rowsAfter(tx, settlementsOf(reader, filters), "s.id", after, limit);

/** A settlement as its steps need it. */
export interface SettlementRecord {
  readonly settlementId: string;
  readonly topId: string;
  /** Who pays. */
  readonly merchantId: string;
  readonly payeeId: string;
  readonly way: DueWay;
  readonly amountFen: string;
  readonly state: DueState;
  readonly appliedBy: string;
  readonly version: number;
  readonly ofPayer: boolean;
  readonly ofPayee: boolean;
}

const recordOf = (payer: string, payee: string) =>
  `select s.id as "settlementId", s.top_id as "topId", s.merchant_id as "merchantId", s.payee_id as "payeeId", s.way, s.amount_fen::text as "amountFen", s.state,
     s.applied_by as "appliedBy", s.version, (${payer}) as "ofPayer", (${payee}) as "ofPayee" from due_settlement s where s.id = $1`;

/** One settlement of the scope, of either side. */
export async function settlementOf(tx: Handle, scope: Scope, id: string): Promise<SettlementRecord | undefined> {
  const values: unknown[] = [id];
  const payer = scopeSql(scope, "s", values, ofMerchants);
  const payee = scopeSql(scope, "s", values, payeeSide);
  const [row] = await tx.query<SettlementRecord>(`${recordOf(payer, payee)} and (${payer} or ${payee})`, values);
  return row;
}

/** The dues of a payer follow one another: its row is locked first, then what is looked at. Answers what it owes, in fen. */
export async function lockDue(
  tx: Handle,
  { topId, payerId, payeeId }: { readonly topId: string; readonly payerId: string; readonly payeeId: string },
): Promise<{ owedFen: bigint; awaitingFen: bigint }> {
  await tx.query("select from merchant where id = any($1::bigint[]) order by id for no key update", [
    [payerId, payeeId],
  ]);
  const [row] = await tx.query<{ owed: string; awaiting: string }>(
    `select coalesce((select a.balance_fen from ledger.account a where a.merchant_id = $2 and a.code = 'due:' || $3::text and a.currency = 'CNY'), 0)::text as owed,
       coalesce((select sum(s.amount_fen) from due_settlement s where s.top_id = $1 and s.merchant_id = $2 and s.payee_id = $3::bigint and s.state = 'awaiting'), 0)::text as awaiting`,
    [topId, payerId, payeeId],
  );
  return { owedFen: BigInt(row!.owed), awaitingFen: BigInt(row!.awaiting) };
}

/** What one person alone offset of a due within the hours that its limit is about, in fen; the due is locked. */
export async function offsetAlone(
  tx: Handle,
  { topId, payerId, payeeId }: { readonly topId: string; readonly payerId: string; readonly payeeId: string },
  now: Date,
): Promise<bigint> {
  const [row] = await tx.query<{ alone: string }>(
    `select coalesce(sum(amount_fen), 0)::text as alone from due_settlement where top_id = $1 and merchant_id = $2 and payee_id = $3
       and way = 'offset' and state = 'done' and decided_by is null and applied_at > $4`,
    [topId, payerId, payeeId, new Date(now.getTime() - dueLimits.aloneHours * 3_600_000)],
  );
  return BigInt(row!.alone);
}

/** The same settlement, locked; only after `settlementOf` found it in the caller's scope. */
export async function lockSettlement(tx: Handle, id: string): Promise<SettlementRecord> {
  const [row] = await tx.query<SettlementRecord>(`${recordOf("true", "true")} for update`, [id]);
  return row!;
}

export async function insertSettlement(
  tx: Handle,
  made: {
    readonly topId: string;
    readonly payerId: string;
    readonly payeeId: string;
    readonly way: DueWay;
    readonly amountFen: bigint;
    readonly state: DueState;
    readonly remark: string;
    readonly userId: string;
    readonly now: Date;
  },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into due_settlement (top_id, merchant_id, payee_id, way, amount_fen, state, remark, applied_by, applied_at, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $6 = 'done' then $9::timestamptz end) returning id`,
    [made.topId, made.payerId, made.payeeId, made.way, made.amountFen, made.state, made.remark, made.userId, made.now],
  );
  return row!.id;
}

/** Writes the step that was decided, by whom and when. */
export async function saveStep(
  tx: Handle,
  { topId, settlementId }: SettlementRecord,
  step: { readonly state: DueState; readonly reason: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await tx.query(
    `update due_settlement set state = $3, reason = $4, decided_by = $5, decided_at = $6, version = version + 1 where top_id = $1 and id = $2`,
    [topId, settlementId, step.state, step.reason, step.userId, step.now],
  );
}

/** Names of both, as the log and questions show them. */
export async function namesOf(tx: Handle, payerId: string, payeeId: string): Promise<string> {
  const [row] = await tx.query<{ names: string }>(
    "select (select name from merchant where id = $1) || ' → ' || (select name from merchant where id = $2) as names",
    [payerId, payeeId],
  );
  return row!.names;
}
