import type { products } from "@yunshou/contract/goods/products";
import type { HandlersOf } from "../platform/call.ts";
import { productOptions } from "./products.queries.ts";

/** Handlers of products: what lane and price forms choose from. */
export const productHandlers: HandlersOf<typeof products> = {
  async options({ tx, session, input }) {
    return { rows: await productOptions(tx, session.scope, input.machineId, input.text) };
  },
};
