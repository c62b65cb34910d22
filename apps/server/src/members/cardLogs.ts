import type { cardLogs } from "@yunshou/contract/members/cardLogs";
import { checkDayRange, queryRangeDays } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import { listCardLogs } from "./cardLogs.queries.ts";
import { checkCards } from "./gate.ts";

/** Handlers of the log of cards (CARD-23, SYS-01). */
export const cardLogHandlers: HandlersOf<typeof cardLogs> = {
  async list(call) {
    const { tx, session, input } = call;
    const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.history);
    return checkCards(call) ?? (range.ok ? listCardLogs(tx, session.scope, session.timeZone, input, input) : range);
  },
};
