import type { productSearch } from "@yunshou/contract/goods/productSearch";
import type { HandlersOf } from "../platform/call.ts";
import { searchProducts, treeOfMachine } from "./search.queries.ts";

/** What forms and filters choose from. */
export const productSearchHandlers: HandlersOf<typeof productSearch> = {
  async products({ tx, session, input }) {
    if (input.machineId === undefined) return { rows: await searchProducts(tx, session.scope, input, undefined) };
    const tree = await treeOfMachine(tx, session.scope, input.machineId);
    return { rows: tree === undefined ? [] : await searchProducts(tx, session.scope, input, tree) };
  },
};
