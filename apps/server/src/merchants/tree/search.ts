import type { merchantSearch } from "@yunshou/contract/merchants/merchantSearch";
import type { HandlersOf } from "../../platform/call.ts";
import { searchMerchants, treeOfMerchant } from "./search.queries.ts";

/** What forms and filters choose from. */
export const merchantSearchHandlers: HandlersOf<typeof merchantSearch> = {
  async merchants({ tx, session, input }) {
    if (input.treeOf === undefined) return { rows: await searchMerchants(tx, session.scope, input, input) };
    const tree = await treeOfMerchant(tx, session.scope, input.treeOf);
    return { rows: tree === undefined ? [] : await searchMerchants(tx, session.scope, input, input, tree) };
  },
};
