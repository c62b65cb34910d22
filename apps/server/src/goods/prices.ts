import type { prices } from "@yunshou/contract/goods/prices";
import { refuse } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import type { LanesChanged } from "./lanesChanged.ts";
import { changePrices, currentPrices, undoPrices } from "./priceChanges.ts";
import { priceHistory } from "./prices.queries.ts";
import { productOf } from "./products.queries.ts";

/** Handlers of prices: changes of many at once, their history and their way back. */
export const priceHandlers = (lanesChanged: LanesChanged): HandlersOf<typeof prices> => ({
  async history({ tx, session, language, input }) {
    const product = await productOf(tx, { scope: session.scope, language }, input.productId);
    return product === undefined
      ? refuse("goods.unknownProduct", { field: "productId" })
      : priceHistory(tx, session.scope, input.productId, input);
  },
  current: currentPrices,
  change: (call) => changePrices(call, lanesChanged),
  undo: (call) => undoPrices(call, lanesChanged),
});
