import type { AnswerOf, Permission } from "@yunshou/contract";
import type { tickets } from "@yunshou/contract/support/tickets";
import { asSystem, type Database } from "@yunshou/database";
import type { Refusal, TicketSource } from "@yunshou/domain";
import { writeAudit } from "../platform/audit.queries.ts";
import type { Call } from "../platform/call.ts";
import type { Secrets } from "../platform/secrets.ts";
import { openPhone, ticketUnknown } from "./ticketBook.ts";
import { ticketContact } from "./tickets.queries.ts";

/** What a reader of whole phones needs: a reading transaction cannot write, so the record of the look has its own. */
export interface ContactParts {
  readonly secrets: Secrets;
  readonly database: Database;
}

/** The whole phone of a ticket for who may reply to it; who saw it is recorded. `source` leaves tickets of that source alone. */
export async function readContact(
  { tx, session, input, address, requestId }: Call<{ readonly ticketNo: string }, Permission>,
  { secrets, database }: ContactParts,
  resource: "ticket" | "customer",
  source?: TicketSource,
): Promise<AnswerOf<typeof tickets.contact> | Refusal> {
  const ticket = await ticketContact(tx, session.scope, input.ticketNo, source);
  if (ticket === undefined) return ticketUnknown();
  const { topId, merchantId, ticketNo } = ticket;
  await asSystem(database, (own) =>
    writeAudit(own, {
      action: `support.${resource}.contact.read`,
      object: ticketNo,
      merchant: { topId, merchantId },
      actorId: session.viewerId ?? session.userId,
      address,
      requestId,
    }),
  );
  return { ticketNo, contactPhone: openPhone(secrets, ticket) };
}
