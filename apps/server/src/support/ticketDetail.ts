import type { AnswerOf } from "@yunshou/contract";
import type { tickets } from "@yunshou/contract/support/tickets";
import type { Handle } from "@yunshou/database";
import type { Refusal } from "@yunshou/domain";
import type { Secrets } from "../platform/secrets.ts";
import { ticketUnknown, withPhone } from "./ticketBook.ts";
import { alarmsOf, entriesOf, orderOf, ticketDetail, type TicketReader } from "./tickets.queries.ts";

/** One ticket with its course, its order and the alarms of its machine, as far as the reader may see those. */
export async function readTicket(
  tx: Handle,
  secrets: Secrets,
  reader: TicketReader,
  ticketNo: string,
): Promise<AnswerOf<typeof tickets.detail> | Refusal> {
  const found = await ticketDetail(tx, reader, ticketNo);
  if (found === undefined) return ticketUnknown();
  const { machineId, orderNo, ...ticket } = withPhone(secrets, found);
  return {
    ...ticket,
    order: orderNo === null ? null : await orderOf(tx, reader.scope, orderNo),
    alarms: machineId === null ? [] : await alarmsOf(tx, reader.scope, machineId, ticket.createdTime),
    entries: await entriesOf(tx, reader.scope, ticketNo),
  };
}
