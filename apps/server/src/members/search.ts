import type { cardSearch } from "@yunshou/contract/members/cardSearch";
import type { HandlersOf } from "../platform/call.ts";
import { checkCards } from "./gate.ts";
import { searchCards } from "./search.queries.ts";

/** What forms and filters choose from. */
export const cardSearchHandlers: HandlersOf<typeof cardSearch> = {
  async cards(call) {
    const refused = checkCards(call);
    if (refused !== undefined) return refused;
    return { rows: await searchCards(call.tx, call.session.scope, call.input) };
  },
};
