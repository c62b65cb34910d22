import type { userSearch } from "@yunshou/contract/access/userSearch";
import type { HandlersOf } from "../../platform/call.ts";
import { searchUsers } from "./search.queries.ts";

/** What forms and filters choose from. */
export const userSearchHandlers: HandlersOf<typeof userSearch> = {
  async users({ tx, session, input }) {
    return { rows: await searchUsers(tx, session.scope, input, input.level) };
  },
};
