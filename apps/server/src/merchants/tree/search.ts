import type { merchantSearch } from "@yunshou/contract/merchants/merchantSearch";
import type { HandlersOf } from "../../platform/call.ts";
import { searchMerchants } from "./search.queries.ts";

/** What forms and filters choose from. */
export const merchantSearchHandlers: HandlersOf<typeof merchantSearch> = {
  async merchants({ tx, session, input }) {
    return { rows: await searchMerchants(tx, session.scope, input, input) };
  },
};
