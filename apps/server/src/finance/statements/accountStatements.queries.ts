import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { accountStatements } from "@yunshou/contract/finance/accountStatements";
import { conditions, contains, type Handle, numbered, type Scope, scoped, scopeSql } from "@yunshou/database";
import type { StatementPart, StatementShare } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

const ofMerchants = { machine: null } as const;

type Filters = Pick<ParsedInputOf<typeof accountStatements.list>, "merchantNo" | "splitReceiver">;
type Row = StoredRow<typeof accountStatements.list>;

const linkState = `case when a.token_hash is null then case when a.revoked_at is null then 'none' else 'revoked' end
  when a.link_until > now() then 'active' else 'expired' end`;

const listOf = (scope: Scope, filters: Filters): List => ({
  columns: `a.id as "accountStatementId", a.merchant_no as "merchantNo", a.merchant_name as "merchantName", r.name as "splitReceiver", a.from_day as "fromDate", a.to_day as "toDate",
    a.total_fen as "settleAmountFen", a.seal as "statementHash", coalesce(u.name, '') as maker, a.made_at as "madeTime", ${linkState} as "linkState",
    case when a.token_hash is not null then a.link_until end as "linkExpiresAt", a.opened as "openCount", a.opened_at as "openTime", a.version`,
  from: "account_statement a left join app_user u on u.id = a.made_by left join split_receiver r on r.top_id = a.top_id and r.id = a.receiver_id",
  where: conditions(
    scoped(scope, "a", ofMerchants),
    numbered("a.merchant_no", "merchant", filters.merchantNo),
    contains("r.name", filters.splitReceiver),
  ),
});

const order = {
  by: { madeTime: "a.made_at", settleAmountFen: "a.total_fen" },
  unsorted: "madeTime",
  tie: ["a.id desc"],
} as const satisfies Order<string>;

export const listStatements = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, filters), order, paging);

/** Who has ever had a share of a merchant of the scope. */
export function listReceivers(
  tx: Handle,
  scope: Scope,
  merchantId: string,
): Promise<{ receiverId: string; splitReceiver: string }[]> {
  const values: unknown[] = [merchantId];
  const where = scopeSql(scope, "r", values, ofMerchants);
  return tx.query(
    `select r.id as "receiverId", r.name as "splitReceiver" from split_receiver r where r.merchant_id = $1 and ${where} order by r.name limit 1000`,
    values,
  );
}

/** What a statement is about, and what is kept of it. */
export interface StatementRecord {
  readonly accountStatementId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly merchantNo: string;
  readonly merchantName: string;
  readonly timeZone: string;
  readonly receiverId: string | null;
  readonly receiver: string | null;
  readonly fromDate: string;
  readonly toDate: string;
  readonly settleAmountFen: string;
  readonly statementHash: string;
  readonly madeTime: Date;
  readonly version: number;
}

const record = `select a.id as "accountStatementId", a.top_id as "topId", a.merchant_id as "merchantId", a.merchant_no as "merchantNo", a.merchant_name as "merchantName",
    m.time_zone as "timeZone", a.receiver_id as "receiverId", r.name as receiver, a.from_day::text as "fromDate", a.to_day::text as "toDate",
    a.total_fen::text as "settleAmountFen", a.seal as "statementHash", a.made_at as "madeTime", a.version
  from account_statement a join merchant m on m.id = a.merchant_id left join split_receiver r on r.top_id = a.top_id and r.id = a.receiver_id`;

/** A statement of the scope; `lock` holds it until the transaction ends. */
export async function statementOf(
  tx: Handle,
  scope: Scope,
  accountStatementId: string,
  { lock = false } = {},
): Promise<StatementRecord | undefined> {
  const values: unknown[] = [accountStatementId];
  const where = scopeSql(scope, "a", values, ofMerchants);
  if (lock) await tx.query(`select from account_statement a where a.id = $1 and ${where} for update`, values);
  const [row] = await tx.query<StatementRecord>(`${record} where a.id = $1 and ${where}`, values);
  return row;
}

/** The statement whose link is good now, counted as opened. For the rights of the system: the token is the scope. */
export async function openByToken(tx: Handle, tokenHash: Buffer): Promise<StatementRecord | undefined> {
  const [row] = await tx.query<{ id: string }>(
    "update account_statement set opened = opened + 1, opened_at = now() where token_hash = $1 and link_until > now() returning id",
    [tokenHash],
  );
  if (row === undefined) return undefined;
  return (await tx.query<StatementRecord>(`${record} where a.id = $1`, [row.id]))[0];
}

/** The last day of a merchant that is closed for settlement. */
export async function closedDay(tx: Handle, merchantId: string): Promise<string | undefined> {
  const [book] = await tx.query<{ day: string }>(
    "select closed_day::text as day from settlement_book where merchant_id = $1",
    [merchantId],
  );
  return book?.day;
}

export interface About {
  readonly merchantId: string;
  readonly receiverId: string | null;
  readonly fromDate: string;
  readonly toDate: string;
}

const during = "merchant_id = $1 and settle_day between $2 and $3";
const place = ({ merchantId, fromDate, toDate }: About) => [merchantId, fromDate, toDate];
type Texts<Row> = { [Name in keyof Row]: Row[Name] extends bigint ? string : Row[Name] };

/** The settled sums of a merchant by day, payment kind and rate. */
export async function partsOf(tx: Handle, about: About): Promise<StatementPart[]> {
  const rows = await tx.query<Texts<StatementPart>>(
    `select p.settle_day::text as day, p.payment as "payMethod", p.rate, p.orders, p.refunds, p.paid_fen as "paidFen", p.refund_fen as "refundFen", p.fee_fen as "feeFen",
       p.higo_fen as "higoFen", coalesce(h.fen, 0)::text as "higoBaseFen", coalesce(h.count, 0) as "higoCount"
     from settlement_part p
       left join (select settle_day, payment, rate, sum(amount_fen) as fen, count(*)::int as count from settlement_line
                  where ${during} and higo_fen <> 0 group by 1, 2, 3) h using (settle_day, payment, rate)
     where p.merchant_id = $1 and p.settle_day between $2 and $3 order by p.settle_day, p.payment, p.rate`,
    place(about),
  );
  return rows.map((row) => ({
    ...row,
    paidFen: BigInt(row.paidFen),
    refundFen: BigInt(row.refundFen),
    feeFen: BigInt(row.feeFen),
    higoFen: BigInt(row.higoFen),
    higoBaseFen: BigInt(row.higoBaseFen),
  }));
}

/** What receivers have of a merchant, or the one receiver of the statement, by day and ratio. */
export async function sharesOf(tx: Handle, about: About): Promise<StatementShare[]> {
  const rows = await tx.query<Texts<StatementShare>>(
    `select h.settle_day::text as day, r.name as receiver, h.ratio, h.fixed_fen as "fixedFen", sum(h.orders)::int as orders, sum(h.paid_fen)::text as "paidFen", sum(h.share_fen)::text as "shareFen"
     from settlement_share h join split_receiver r on r.top_id = h.top_id and r.id = h.receiver_id
     where h.merchant_id = $1 and h.settle_day between $2 and $3 and ($4::bigint is null or h.receiver_id = $4)
     group by h.settle_day, r.id, r.name, h.ratio, h.fixed_fen order by h.settle_day, r.id, h.ratio, h.fixed_fen`,
    [...place(about), about.receiverId],
  );
  return rows.map((row) => ({
    ...row,
    fixedFen: row.fixedFen === null ? null : BigInt(row.fixedFen),
    paidFen: BigInt(row.paidFen),
    shareFen: BigInt(row.shareFen),
  }));
}

/** The seals of the settled days. */
export const sealsOf = (tx: Handle, about: About): Promise<{ day: string; seal: string }[]> =>
  tx.query(`select settle_day::text as day, seal from settlement where ${during} order by settle_day`, place(about));

export async function receiverOf(
  tx: Handle,
  merchantId: string,
  receiverId: string,
): Promise<{ name: string } | undefined> {
  const [row] = await tx.query<{ name: string }>("select name from split_receiver where merchant_id = $1 and id = $2", [
    merchantId,
    receiverId,
  ]);
  return row;
}

/** The number of a merchant as it stands on a statement. */
export async function merchantNoOf(tx: Handle, merchantId: string): Promise<string> {
  const [row] = await tx.query<{ no: string }>("select merchant_no as no from merchant where id = $1", [merchantId]);
  return row!.no;
}

/** Answers the id. */
export async function insertStatement(
  tx: Handle,
  made: About & {
    readonly topId: string;
    readonly merchantNo: string;
    readonly merchantName: string;
    readonly totalFen: bigint;
    readonly seal: string;
    readonly madeBy: string;
  },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into account_statement (top_id, merchant_id, merchant_no, merchant_name, receiver_id, from_day, to_day, total_fen, seal, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      made.topId,
      made.merchantId,
      made.merchantNo,
      made.merchantName,
      made.receiverId,
      made.fromDate,
      made.toDate,
      made.totalFen,
      made.seal,
      made.madeBy,
    ],
  );
  return row!.id;
}

/** Gives a statement the link of a token, or closes its link. */
export async function saveLink(
  tx: Handle,
  { topId, accountStatementId }: StatementRecord,
  link: { readonly tokenHash: Buffer; readonly until: Date } | undefined,
): Promise<void> {
  await tx.query(
    `update account_statement set token_hash = $3, link_until = $4, revoked_at = case when $3::bytea is null then now() end, version = version + 1
     where top_id = $1 and id = $2`,
    [topId, accountStatementId, link?.tokenHash ?? null, link?.until ?? null],
  );
}
