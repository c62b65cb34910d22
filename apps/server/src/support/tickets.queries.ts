import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { customerFeedback } from "@yunshou/contract/support/customers";
import type { feedback } from "@yunshou/contract/support/feedback";
import type { tickets } from "@yunshou/contract/support/tickets";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  onDays,
  onDaysOrNamed,
  raw,
  type Scope,
  scoped,
  type Sql,
  sql,
  statement,
  type Where,
} from "@yunshou/database";
import type { TicketSource } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../platform/lists.queries.ts";

/** Tickets are about merchants; who is narrowed to machines sees what is about his machines or about none. */
const seen = (scope: Scope): Where =>
  conditions(
    scoped(scope, "t", { machine: null }),
    given(
      scope.machines,
      (machines) => sql`(t.subject_machine_id is null or t.subject_machine_id = any(${machines}::bigint[]))`,
    ),
  );

/** What the list of tickets holds: those of users, and of customers what was made one. */
export const inTicketList = (scope: Scope): Where =>
  conditions(seen(scope), sql`(t.source = 'console' or t.escalated_at is not null)`);

const base = `t.id as "ticketNo", t.title as "ticketTitle", t.problem as "problemType", t.state as "ticketStatus",
  t.created_at as "createdTime", t.handled_at as "handleTime"`;
const handler = (scope: Scope): Sql =>
  sql`case when ${scope.merchants === "all"} or h.top_id = t.top_id then h.name end as handler`;
const waiting = `t.state = 'processing' and t.answer_due_at is null as waiting`;
const shown =
  "left join app_user h on h.id = t.handler_id left join machine k on k.top_id = t.top_id and k.id = t.subject_machine_id";

const order = {
  by: { createdTime: "t.id" },
  unsorted: "createdTime",
  tie: ["t.id asc"],
} as const satisfies Order<string>;
type Turn = Paging<keyof typeof order.by>;

/** What is still sealed is opened by who lists. */
export type Sealed<Row> = Omit<Row, "contactPhone"> & { readonly phoneSealed: Buffer | null };

export type TicketFilters = Pick<
  ParsedInputOf<typeof tickets.list>,
  "ticketNo" | "merchantName" | "problemType" | "ticketStatus" | "fromDay" | "toDay"
>;
export type TicketRow = Sealed<StoredRow<typeof tickets.list>>;

const ticketList = (scope: Scope, timeZone: string, filters: TicketFilters): List => ({
  columns: sql`${raw(base)}, ${handler(scope)}, m.merchant_no as "merchantNo", m.name as "merchantName", t.phone_sealed as "phoneSealed",
    k.machine_no as "machineNo", t.order_id as "orderNo", t.answer_due_at as "answerDueAt", t.solve_due_at as "solveDueAt", ${raw(waiting)}`,
  from: "ticket t join merchant m on m.id = t.merchant_id",
  shown,
  where: conditions(
    inTicketList(scope),
    contains(sql`t.id::text`, filters.ticketNo),
    contains("m.name", filters.merchantName),
    equals("t.problem", filters.problemType),
    equals("t.state", filters.ticketStatus),
    onDaysOrNamed([filters.ticketNo], "t.created_at", filters, timeZone),
  ),
});

export const listTickets = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: TicketFilters,
  paging: Turn,
): Promise<Page<TicketRow>> => pageOf(tx, ticketList(scope, timeZone, filters), order, paging);

/** The next rows of an export, by number. */
export const ticketsAfter = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: TicketFilters,
  after: string,
  limit: number,
): Promise<TicketRow[]> => rowsAfter(tx, ticketList(scope, timeZone, filters), "t.id", after, limit);

type OwnFilters = Pick<ParsedInputOf<typeof feedback.list>, "ticketNo" | "ticketStatus" | "fromDay" | "toDay">;

/** What a user reported himself; what was deleted is not told from what never was. */
export const listOwn = (
  tx: Handle,
  { scope, userId, timeZone }: { readonly scope: Scope; readonly userId: string; readonly timeZone: string },
  filters: OwnFilters,
  paging: Turn,
): Promise<Page<StoredRow<typeof feedback.list>>> =>
  pageOf(
    tx,
    {
      columns: sql`${raw(base)}, ${handler(scope)}, t.content as "ticketContent",
        (select e.words from ticket_entry e where e.ticket_id = t.id and e.kind in ('answer', 'resolve') and e.words <> '' and ${scoped(scope, "e", { machine: null })}
          order by e.id desc limit 1) as "ticketReply"`,
      from: "ticket t",
      shown,
      where: conditions(
        scoped(scope, "t", { machine: null }),
        equals("t.reporter_id", userId),
        sql`t.source = 'console' and t.state <> 'deleted'`,
        contains(sql`t.id::text`, filters.ticketNo),
        equals("t.state", filters.ticketStatus),
        onDaysOrNamed([filters.ticketNo], "t.created_at", filters, timeZone),
      ),
    },
    order,
    paging,
  );

type CustomerFilters = Pick<
  ParsedInputOf<typeof customerFeedback.list>,
  "machineNo" | "ticketStatus" | "fromDay" | "toDay"
> & { readonly phoneHashes?: readonly Buffer[] | undefined };

export const listCustomers = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: CustomerFilters,
  paging: Turn,
): Promise<Page<Sealed<StoredRow<typeof customerFeedback.list>>>> =>
  pageOf(
    tx,
    {
      columns: `t.id as "ticketNo", t.phone_sealed as "phoneSealed", m.name as "merchantName", k.machine_no as "machineNo", k.name as "machineName",
        t.order_id as "orderNo", t.problem as "problemType", t.content as "ticketContent", t.images as "ticketImages", t.state as "ticketStatus",
        t.escalated_at is not null as escalated, t.reporter_id is null as "onPhone", t.created_at as "createdTime"`,
      from: `ticket t join merchant m on m.id = t.merchant_id
        left join machine k on k.top_id = t.top_id and k.id = t.subject_machine_id`,
      where: conditions(
        seen(scope),
        equals("t.source", "customer"),
        given(filters.phoneHashes, (hashes) => sql`t.phone_index = any(${hashes}::bytea[])`),
        contains("k.machine_no", filters.machineNo),
        equals("t.state", filters.ticketStatus),
        onDays("t.created_at", filters, timeZone),
      ),
    },
    order,
    paging,
  );

type Detail = AnswerOf<typeof tickets.detail>;

/** Who asks for one ticket: customer service, or its reporter. */
export interface TicketReader {
  readonly scope: Scope;
  readonly reporterId?: string;
}

/** One ticket of the scope with what stands in its own row. */
export async function ticketDetail(
  tx: Handle,
  { scope, reporterId }: TicketReader,
  ticketNo: string,
): Promise<
  | (Sealed<Omit<Detail, "order" | "alarms" | "entries">> & {
      readonly machineId: string | null;
      readonly orderNo: string | null;
    })
  | undefined
> {
  const [row] = await tx.query<
    Sealed<Omit<Detail, "order" | "alarms" | "entries">> & { machineId: string | null; orderNo: string | null }
  >(
    ...statement(sql`select ${raw(base)}, ${handler(scope)}, m.merchant_no as "merchantNo", m.name as "merchantName", t.source as "ticketSource", t.reporter_id is null as "onPhone", t.content as "ticketContent",
        t.images as "ticketImages", t.phone_sealed as "phoneSealed", k.machine_no as "machineNo", k.name as "machineName", t.subject_machine_id as "machineId", t.order_id as "orderNo",
        t.answer_due_at as "answerDueAt", t.solve_due_at as "solveDueAt", ${raw(waiting)}, t.merged_into as "mergedInto", t.article_id as "articleId"
      from ticket t join merchant m on m.id = t.merchant_id ${raw(shown)}
      where ${conditions(
        reporterId === undefined ? seen(scope) : scoped(scope, "t", { machine: null }),
        equals("t.id", ticketNo),
        given(reporterId, (id) => sql`t.reporter_id = ${id} and t.source = 'console' and t.state <> 'deleted'`),
      )}`),
  );
  return row;
}

/** The sealed phone of one ticket of the scope, with its owner. */
export async function ticketContact(
  tx: Handle,
  scope: Scope,
  ticketNo: string,
  source?: TicketSource,
): Promise<
  | {
      readonly ticketNo: string;
      readonly topId: string;
      readonly merchantId: string;
      readonly phoneSealed: Buffer | null;
    }
  | undefined
> {
  const [row] = await tx.query<{ ticketNo: string; topId: string; merchantId: string; phoneSealed: Buffer | null }>(
    ...statement(sql`select t.id as "ticketNo", t.top_id as "topId", t.merchant_id as "merchantId", t.phone_sealed as "phoneSealed"
      from ticket t where ${conditions(seen(scope), equals("t.id", ticketNo), equals("t.source", source))}`),
  );
  return row;
}

/** What was said and done, oldest first; people of the platform have no name for merchants. */
export const entriesOf = (tx: Handle, scope: Scope, ticketNo: string): Promise<Detail["entries"]> =>
  tx.query(
    ...statement(sql`select e.id as "entryId", e.kind, case when ${scope.merchants === "all"} or u.top_id = e.top_id then u.name end as author,
        e.author_id is not null and u.top_id is distinct from e.top_id as "ofPlatform", e.words, e.created_at as at
      from ticket_entry e left join app_user u on u.id = e.author_id
      where ${conditions(scoped(scope, "e", { machine: null }), equals("e.ticket_id", ticketNo))} order by e.id`),
  );

export async function orderOf(tx: Handle, scope: Scope, orderNo: string): Promise<Detail["order"]> {
  const [row] = await tx.query<NonNullable<Detail["order"]>>(
    ...statement(sql`select o.id as "orderNo", o.product_name as "productName", o.paid_fen as "paidFen", o.refunded_fen as "refundedFen", o.ordered_at as "orderTime"
      from sales_order o where ${conditions(scoped(scope, "o", { granted: true }), equals("o.id", orderNo))}`),
  );
  return row ?? null;
}

/** Alarms of a machine from the day before a report on, the newest ten. */
export const alarmsOf = (tx: Handle, scope: Scope, machineId: string, since: Date): Promise<Detail["alarms"]> =>
  tx.query(
    ...statement(sql`select a.kind as alarm, a.lane_no as "laneNo", a.raised_at as "raisedAt", a.cleared_at as "clearedAt" from alarm a
      where ${conditions(scoped(scope, "a", { granted: true }), equals("a.machine_id", machineId))} and a.raised_at >= ${since}::timestamptz - interval '1 day'
      order by a.id desc limit 10`),
  );
