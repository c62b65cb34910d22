import type { Language } from "@yunshou/contract";
import { tickets } from "@yunshou/contract/support/tickets";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { withPhone } from "./ticketBook.ts";
import { type TicketFilters, ticketsAfter } from "./tickets.queries.ts";

/** The list of tickets as a file, in the order of their making; phones are masked as on the screen. */
export const ticketExport = exportOf({
  name: "tickets",
  of: tickets.list,
  words: (language: Language) => wordsOf(language, "support"),
  values: ({ state, problem }) => ({ ticketStatus: state, problemType: problem }),
  title: ({ pages }) => pages["/shkf/wtfk"],
  columns: [
    "ticketNo",
    "merchantNo",
    "merchantName",
    "ticketTitle",
    "problemType",
    "contactPhone",
    "ticketStatus",
    "handler",
    "machineNo",
    "orderNo",
    "createdTime",
    "handleTime",
    "answerDueAt",
    "solveDueAt",
  ],
  rows: (tx, { scope, timeZone }, filters: TicketFilters, after = "0", limit) =>
    ticketsAfter(tx, scope, timeZone, filters, after, limit),
  key: ({ ticketNo }) => ticketNo,
  present: (row, { secrets }) => withPhone(secrets, row),
});
