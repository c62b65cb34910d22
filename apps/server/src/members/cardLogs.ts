import type { cardLogs } from "@yunshou/contract/members/cardLogs";
import { checkDayRange, queryRangeDays, type Refusal } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import { cardLogExport } from "./cardLogExport.ts";
import { type CardLogFilters, listCardLogs } from "./cardLogs.queries.ts";
import { checkCards } from "./gate.ts";

const rangeRefusal = ({ fromDay, toDay }: CardLogFilters): Refusal | undefined => {
  const range = checkDayRange(fromDay, toDay, queryRangeDays.history);
  return range.ok ? undefined : range;
};

/** Handlers of the log of cards (CARD-23, SYS-01). */
export const cardLogHandlers: HandlersOf<typeof cardLogs> = {
  async list(call) {
    const { tx, session, input } = call;
    return checkCards(call) ?? rangeRefusal(input) ?? listCardLogs(tx, session.scope, session.timeZone, input, input);
  },

  async export(call) {
    return checkCards(call) ?? rangeRefusal(call.input) ?? startExport(call, cardLogExport);
  },
};
