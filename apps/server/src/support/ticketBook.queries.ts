import { conditions, equals, given, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import { platformMerchantId } from "../access/people/platformMerchant.ts";
import { takeByTree } from "../platform/byTree.ts";
import type { ProblemType, TicketClock, TicketSource, TicketState } from "@yunshou/domain";
import type { ticketEntryKinds } from "@yunshou/contract/support/shapes";

export type TicketEntryKind = (typeof ticketEntryKinds)[number];

/** A ticket as its steps need it. */
export interface TicketRecord extends TicketClock {
  readonly ticketNo: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly source: TicketSource;
  readonly state: TicketState;
  readonly stateBefore: TicketState | null;
  readonly title: string;
  readonly escalated: boolean;
  /** Null where the end customer wrote it on a phone. */
  readonly reporterId: string | null;
  readonly articleId: string | null;
}

const columns = `t.id as "ticketNo", t.top_id as "topId", t.merchant_id as "merchantId", t.source, t.state, t.state_before as "stateBefore", t.title,
  t.escalated_at is not null as escalated, t.reporter_id as "reporterId", t.article_id as "articleId",
  t.answer_due_at as "answerDueAt", t.solve_due_at as "solveDueAt", t.solve_left_ms::float8 as "solveLeftMs"`;

/** Tickets of the scope in the order of their numbers, locked until the transaction ends; `reporterId` leaves that person's own. */
export const lockTickets = (
  tx: Handle,
  scope: Scope,
  ticketNos: readonly string[],
  own: { readonly reporterId?: string } = {},
): Promise<TicketRecord[]> =>
  tx.query<TicketRecord>(
    ...statement(
      sql`select ${raw(columns)} from ticket t where ${conditions(
        scoped(scope, "t", { machine: null }),
        sql`t.id = any(${ticketNos}::bigint[])`,
        given(scope.machines, (machines) =>
          own.reporterId === undefined
            ? sql`(t.subject_machine_id is null or t.subject_machine_id = any(${machines}::bigint[]))`
            : undefined,
        ),
        given(own.reporterId, (id) => sql`t.reporter_id = ${id} and t.source = 'console' and t.state <> 'deleted'`),
      )} order by t.id for update of t`,
    ),
  );

/** What kind of problem a ticket of the scope reports. */
export async function problemOf(tx: Handle, scope: Scope, ticketNo: string): Promise<ProblemType | null> {
  const [row] = await tx.query<{ problem: ProblemType }>(
    ...statement(
      sql`select t.problem from ticket t where ${conditions(scoped(scope, "t", { machine: null }), equals("t.id", ticketNo))}`,
    ),
  );
  return row?.problem ?? null;
}

export interface NewTicket extends TicketClock {
  readonly ticketNo: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly source: TicketSource;
  readonly title: string;
  readonly problem: ProblemType;
  readonly content: string;
  readonly images: readonly string[];
  readonly phoneSealed: Buffer | null;
  readonly phoneIndex: Buffer | null;
  readonly machineId: string | null;
  readonly orderId: string | null;
  /** Null of what an end customer wrote on a phone, which then has a token. */
  readonly reporterId: string | null;
  readonly tokenHash?: Buffer;
}

export async function newTicketNo(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}

export async function insertTicket(tx: Handle, one: NewTicket): Promise<void> {
  await tx.query(
    `insert into ticket (top_id, id, merchant_id, source, title, problem, content, images, phone_sealed, phone_index, subject_machine_id, order_id,
       reporter_id, answer_due_at, solve_due_at, solve_left_ms, token_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      one.topId,
      one.ticketNo,
      one.merchantId,
      one.source,
      one.title,
      one.problem,
      one.content,
      one.images,
      one.phoneSealed,
      one.phoneIndex,
      one.machineId,
      one.orderId,
      one.reporterId,
      one.answerDueAt,
      one.solveDueAt,
      one.solveLeftMs,
      one.tokenHash ?? null,
    ],
  );
}

/** What a step leaves in the row of its ticket. */
export interface TicketStep extends TicketClock {
  readonly state: TicketState;
  readonly stateBefore?: TicketState;
  /** When customer service did something; absent of what a reporter does. */
  readonly handledAt?: Date;
  readonly handlerId?: string;
  readonly mergedInto?: string;
  readonly articleId?: string | null;
  readonly escalatedAt?: Date;
}

export async function saveStep(tx: Handle, { topId, ticketNo }: TicketRecord, step: TicketStep): Promise<void> {
  await tx.query(
    `update ticket set state = $3, state_before = $4, answer_due_at = $5, solve_due_at = $6, solve_left_ms = $7, handled_at = coalesce($8, handled_at),
       handler_id = coalesce($9, handler_id), merged_into = coalesce($10, merged_into), article_id = case when $12 then $11::bigint else article_id end,
       escalated_at = coalesce($13, escalated_at) where top_id = $1 and id = $2`,
    [
      topId,
      ticketNo,
      step.state,
      step.stateBefore ?? null,
      step.answerDueAt,
      step.solveDueAt,
      step.solveLeftMs,
      step.handledAt ?? null,
      step.handlerId ?? null,
      step.mergedInto ?? null,
      step.articleId ?? null,
      step.articleId !== undefined,
      step.escalatedAt ?? null,
    ],
  );
}

export async function insertEntry(
  tx: Handle,
  { topId, merchantId, ticketNo }: Pick<TicketRecord, "topId" | "merchantId" | "ticketNo">,
  entry: { readonly kind: TicketEntryKind; readonly authorId: string | null; readonly words?: string },
): Promise<void> {
  await tx.query(
    "insert into ticket_entry (top_id, merchant_id, ticket_id, kind, author_id, words) values ($1, $2, $3, $4, $5, $6)",
    [topId, merchantId, ticketNo, entry.kind, entry.authorId, entry.words ?? ""],
  );
}

/** Whether what was said last of an open ticket was an answer, so that its reporter is awaited. */
export async function isReporterAwaited(
  tx: Handle,
  { topId, ticketNo }: Pick<TicketRecord, "topId" | "ticketNo">,
): Promise<boolean> {
  const [last] = await tx.query<{ kind: TicketEntryKind }>(
    "select kind from ticket_entry where top_id = $1 and ticket_id = $2 and kind in ('answer', 'reply') order by id desc limit 1",
    [topId, ticketNo],
  );
  return last?.kind === "answer";
}

/** A machine or order that a report names, with its merchant. */
export interface Subject {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
}

export async function machineNamed(tx: Handle, scope: Scope, machineNo: string): Promise<Subject | undefined> {
  const [row] = await tx.query<Subject>(
    ...statement(sql`select k.top_id as "topId", k.merchant_id as "merchantId", k.id as "machineId" from machine k
      where ${conditions(scoped(scope, "k"), equals("k.machine_no", machineNo))}`),
  );
  return row;
}

export async function orderNamed(tx: Handle, scope: Scope, orderNo: string): Promise<Subject | undefined> {
  const [row] = await tx.query<Subject>(
    ...statement(sql`select o.top_id as "topId", o.merchant_id as "merchantId", o.machine_id as "machineId" from sales_order o
      where ${conditions(scoped(scope, "o"), equals("o.id", orderNo))}`),
  );
  return row;
}

/** Somebody of the scope who can log in, and who belongs to the platform or to each of these merchants or one above it. */
export async function isHandler(
  tx: Handle,
  scope: Scope,
  userId: string,
  merchantIds: readonly string[],
): Promise<boolean> {
  const rows = await tx.query(
    ...statement(sql`select 1 from app_user u where ${conditions(scoped(scope, "u", { machine: null }), equals("u.id", userId))}
      and u.status = 'normal' and u.blocked_reason is null and (u.merchant_id = ${platformMerchantId}
        or not exists (select from merchant m where m.id = any(${merchantIds}::bigint[]) and u.merchant_id <> all(m.path)))`),
  );
  return rows.length === 1;
}

/** Tickets that nobody answered or resolved in time become time-outs, each with its entry. Answers how many (TICKET-02). */
export async function expireTickets(tx: Handle, now: Date, portion: number): Promise<number> {
  const late = "state in ('unprocessed', 'processing') and least(answer_due_at, solve_due_at) <= $1";
  const trees = await tx.query<{ topId: string }>(`select distinct top_id as "topId" from ticket where ${late}`, [now]);
  const expired = await takeByTree(trees, portion, (topId, limit) =>
    tx.query(
      `with late as (
         update ticket set state = 'timeout' where top_id = $3 and id in (
           select id from ticket where top_id = $3 and ${late} order by id limit $2 for update skip locked)
         returning top_id, id, merchant_id)
       insert into ticket_entry (top_id, merchant_id, ticket_id, kind) select top_id, merchant_id, id, 'expire' from late returning 1`,
      [now, limit, topId],
    ),
  );
  return expired.length;
}
