import type { Handle } from "@yunshou/database";
import type { CustomerProblem, TicketState } from "@yunshou/domain";
import type { Subject, TicketRecord } from "./ticketBook.queries.ts";

/** A machine as whoever stands before it sees it. */
export interface MachinePlace extends Subject {
  readonly machineNo: string;
  readonly machineName: string;
  readonly pointName: string;
}

/** A machine whose merchant and those above it are not stopped, by its number; it may be out of service. */
export async function machineAt(tx: Handle, machineNo: string): Promise<MachinePlace | undefined> {
  const [row] = await tx.query<MachinePlace>(
    `select m.top_id as "topId", m.merchant_id as "merchantId", m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName",
       coalesce(p.name, '') as "pointName"
     from machine m join merchant h on h.id = m.merchant_id left join point p on p.top_id = m.top_id and p.id = m.point_id
     where lower(m.machine_no) = lower($1) and m.decommissioned_at is null
       and not exists (select from merchant a where a.id = any(h.path) and a.status <> 'normal')`,
    [machineNo],
  );
  return row;
}

/** How many days back an order is found by what a customer typed. */
const orderDays = 92;

/** The order of a machine that a customer names by its number or by that of its payment. */
export async function orderSaid(
  tx: Handle,
  { topId, machineId }: Subject,
  said: string,
): Promise<{ readonly orderId: string } | undefined> {
  const [row] = await tx.query<{ orderId: string }>(
    `select o.id as "orderId" from sales_order o where o.top_id = $1 and o.machine_id = $2 and (o.id::text = $3 or o.third_trade_no = $3)
       and o.ordered_at > now() - make_interval(days => $4) order by o.id desc limit 1`,
    [topId, machineId, said, orderDays],
  );
  return row;
}

const own = `t.id as "ticketNo", t.top_id as "topId", t.merchant_id as "merchantId", t.source, t.state, t.state_before as "stateBefore", t.title,
  t.escalated_at is not null as escalated, t.reporter_id as "reporterId", t.article_id as "articleId", t.answer_due_at as "answerDueAt",
  t.solve_due_at as "solveDueAt", t.solve_left_ms::float8 as "solveLeftMs", t.problem as "problemType", t.content as "ticketContent",
  t.created_at as "createdTime"`;

/** A ticket of an end customer with what the customer wrote. */
export interface OwnTicket extends TicketRecord {
  readonly state: TicketState;
  readonly problemType: CustomerProblem;
  readonly ticketContent: string;
  readonly createdTime: Date;
}

/** The ticket of a machine whose token this is, locked until the transaction ends. */
export async function ticketOfToken(
  tx: Handle,
  { topId, machineId }: Subject,
  tokenHash: Buffer,
): Promise<OwnTicket | undefined> {
  const [row] = await tx.query<OwnTicket>(
    `select ${own} from ticket t where t.top_id = $1 and t.subject_machine_id = $2 and t.token_hash = $3 for update of t`,
    [topId, machineId, tokenHash],
  );
  return row;
}

/** What customer and merchant said to each other, oldest first, with what the merchant answered in the others since. */
export const saidOf = (
  tx: Handle,
  { topId, ticketNo }: Pick<TicketRecord, "topId" | "ticketNo">,
  others: readonly MergedInto[] = [],
): Promise<{ byCustomer: boolean; words: string; at: Date }[]> =>
  tx.query(
    `select e.author_id is null as "byCustomer", e.words, e.created_at as at from ticket_entry e
     where e.top_id = $1 and e.words <> '' and (e.ticket_id = $2 and e.kind in ('answer', 'resolve', 'reply')
       or e.kind in ('answer', 'resolve') and exists (select from unnest($3::bigint[], $4::bigint[]) o(id, since) where e.ticket_id = o.id and e.id > o.since))
     order by e.id`,
    [
      topId,
      ticketNo,
      ...(["ticketNo", "entryId"] as const).map((name) => others.flatMap((one) => (one.isCustomers ? one[name] : []))),
    ],
  );

/** A ticket that another one was merged into last. */
export interface MergedInto {
  readonly ticketNo: string;
  readonly state: TicketState;
  /** Answers to people of the console are nothing for customers. */
  readonly isCustomers: boolean;
  /** When it was merged: answers of before were said to somebody else. */
  readonly entryId: string;
  /** Whether the one that was merged was settled by itself after that. */
  readonly isSettledSince: boolean;
}

/** Where a customer's ticket goes on, step by step: what it was merged into may have been merged itself. */
export async function goesOnIn(
  tx: Handle,
  ticket: Pick<TicketRecord, "topId" | "ticketNo">,
): Promise<readonly MergedInto[]> {
  const others: MergedInto[] = [];
  const seen = new Set([ticket.ticketNo]);
  for (let at = ticket.ticketNo; ;) {
    const into = await mergedInto(tx, { topId: ticket.topId, ticketNo: at });
    // A customer may open one again, into which its own successor is merged then.
    if (into === undefined || seen.has(into.ticketNo)) return others;
    others.push(into);
    seen.add(into.ticketNo);
    at = into.ticketNo;
  }
}

async function mergedInto(
  tx: Handle,
  { topId, ticketNo }: Pick<TicketRecord, "topId" | "ticketNo">,
): Promise<MergedInto | undefined> {
  const [row] = await tx.query<MergedInto>(
    `select i.id as "ticketNo", i.state, i.source = 'customer' as "isCustomers", e.id as "entryId",
       exists (select from ticket_entry n where n.top_id = t.top_id and n.ticket_id = t.id and n.id > e.id and n.kind in ('resolve', 'confirm')) as "isSettledSince"
     from ticket t join ticket i on i.top_id = t.top_id and i.id = t.merged_into and i.state <> 'deleted'
       join ticket_entry e on e.top_id = t.top_id and e.ticket_id = t.id and e.kind = 'merge'
     where t.top_id = $1 and t.id = $2 order by e.id desc limit 1`,
    [topId, ticketNo],
  );
  return row;
}
