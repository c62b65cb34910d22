import type { inbox } from "@yunshou/contract/support/inbox";
import { checkDayRange, fillTemplate, queryRangeDays, refuse } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import * as queries from "./inbox.queries.ts";

/** The message as its reader sees it. */
const filled = ({ merchantNo, merchantName, userName, msgContent, ...message }: queries.Stored) => ({
  ...message,
  msgContent: msgContent === null ? null : fillTemplate(msgContent, { merchantNo, merchantName, userName }),
});

const unknown = () => refuse("support.messageUnknown", { field: "messageId" });

/** Handlers of the list of messages: everybody reads and deletes his own, and nobody else's (SYS-05). */
export const inboxHandlers = (): HandlersOf<typeof inbox> => ({
  async list({ tx, session, input }) {
    const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
    if (!range.ok) return range;
    const { rows, ...found } = await queries.listMessages(tx, session.userId, session.timeZone, input, input);
    return { rows: rows.map(filled), ...found };
  },

  types: async ({ tx, session }) => ({ types: await queries.typesOf(tx, session.userId) }),

  async detail({ tx, session, input }) {
    const message = await queries.findMessage(tx, session.userId, input.messageId);
    return message === undefined ? unknown() : filled(message);
  },

  async remove({ tx, session, input }) {
    return (await queries.deleteMessage(tx, session.userId, input.messageId)) ? {} : unknown();
  },
});
