import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { mallStockLevels } from "@yunshou/contract/mall/mallStockLevels";
import { checkMallCorrection, checkSeenStock, mallProductLimits, refuse, storeLimits } from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { type MallMovement, moveMallStock } from "../stock/mallMovements.queries.ts";
import { countedOrders, reservedOf } from "./orders/countedOrders.queries.ts";
import { lockStoreProduct, storeLevelOf } from "./physicalStores.queries.ts";
import { holdMallProducts, mallLevelOf } from "./products.queries.ts";
import { listMovements, listStockLevels, saveStock } from "./stockLevels.queries.ts";

type CorrectCall = Call<ParsedInputOf<typeof mallStockLevels.correct>, Permission>;

/** A stock as a correction works on it. */
interface HeldLevel {
  readonly level: Pick<MallMovement, "topId" | "merchantId" | "place" | "stockLevelId" | "productId">;
  readonly object: string;
  readonly stock: number;
  readonly reserved: number;
  readonly most: number;
}

/** The stock that a call names, held until it ends. */
async function hold({ tx, session, input }: CorrectCall): Promise<HeldLevel | undefined> {
  if (input.stockPlace === "mall") {
    const [held] = await holdMallProducts(tx, session.scope, [input.stockLevelId]);
    if (held === undefined) return undefined;
    const { productCode: object, stock, reserved } = held;
    return { level: mallLevelOf(held), object, stock, reserved, most: mallProductLimits.stock };
  }
  const held = await lockStoreProduct(tx, session.scope, input.stockLevelId);
  if (held === undefined) return undefined;
  const { productName: object, stock } = held;
  return { level: storeLevelOf(held), object, stock, reserved: 0, most: storeLimits.stock };
}

/** Handlers of what the mall and the physical stores have, and how it came so (MALL-04). */
export const mallStockLevelHandlers = (): HandlersOf<typeof mallStockLevels> => ({
  movements: ({ tx, session, input }) => listMovements(tx, session.scope, input.stockLevelId, input),

  async correct(call) {
    const { tx, session, input } = call;
    const held = await hold(call);
    if (held === undefined) return refuse("record.unknown");
    const seen = checkSeenStock(input.stock, input.seenStock, held.stock);
    if (!seen.ok) return seen;
    const { stockReason: reason } = input;
    const stock = seen.value;
    const note = checkMallCorrection({ ...input, stock }, held);
    if (!note.ok) return note;
    await saveStock(tx, held.level, stock);
    const by = { reason, note: note.value, actorId: session.userId };
    await moveMallStock(tx, { ...held.level, ...by, before: held.stock, after: stock });
    await recordAudit(call, {
      action: "mall.stockLevel.update",
      object: held.object,
      merchant: held.level,
      before: { stock: held.stock },
      after: { stock, stockReason: reason, note: note.value },
    });
    return {};
  },

  list: ({ tx, session, language, input }) => listStockLevels(tx, session.scope, language, input, input),
  orders: ({ tx, session, language, input }) =>
    countedOrders(tx, session.scope, language, reservedOf(input.mallProductId), input),
});
