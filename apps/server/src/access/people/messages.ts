import type { messages } from "@yunshou/contract/access/messages";
import type { HandlersOf } from "../../platform/call.ts";
import * as queries from "./messages.queries.ts";

/** Handlers of the bell: everybody reads his own messages and nobody else's. */
export const messageHandlers: HandlersOf<typeof messages> = {
  async list({ tx, session, input }) {
    return {
      unread: await queries.countUnread(tx, session.userId),
      rows: await queries.newestMessages(tx, session.userId, input.limit),
    };
  },

  async markRead({ tx, session, input }) {
    await queries.markRead(tx, session.userId, input.messageIds);
    return {};
  },
};
