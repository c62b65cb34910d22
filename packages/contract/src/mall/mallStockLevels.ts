import { mallCorrectionReasons, mallStockReasons, shopKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { countedOrder } from "./counted.ts";
import { mallProductStatuses, seenStock } from "./products.ts";

const base = "/api/v1/mall/stock-levels";

/** Where the mall has pieces: on its own shelf, or in a physical store. */
export const mallStockPlaces = ["mall", "store"] as const;

/** What the mall and the physical stores have, product by product. */
export const mallStockLevels = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.stockLevel.read",
    summary: "Pieces of the mall and of physical stores: those that are there, reserved, and free to be sold.",
    input: listInput(
      {
        productName: contains,
        storeName: contains,
        stockPlace: z.enum(mallStockPlaces).optional(),
        productStatus: z.enum(mallProductStatuses).optional(),
      },
      ["stock", "reserved", "free"],
    ),
    output: listOutput(
      z.object({
        stockLevelId: id,
        stockPlace: z.enum(mallStockPlaces),
        /** Null for the mall itself. */
        storeName: z.string().nullable(),
        productCode: z.string(),
        productName: z.string(),
        stock: z.number().int(),
        /** Pieces of open orders; stores take none. */
        reserved: z.number().int(),
        free: z.number().int(),
        salesCount: z.number().int(),
        productStatus: z.enum(mallProductStatuses),
        merchantName: z.string(),
      }),
    ),
  }),
  movements: endpoint({
    method: "GET",
    path: `${base}/:stockLevelId/movements`,
    access: "mall.stockLevel.read",
    summary:
      "Each change of the pieces of one product of the mall or of a store, newest first. Their sum is its stock.",
    input: listInput({ stockLevelId: id }, ["createdTime"]),
    output: listOutput(
      z.object({
        movementId: id,
        stockReason: z.enum(mallStockReasons),
        change: z.number().int(),
        stockBefore: z.number().int(),
        stockAfter: z.number().int(),
        /** The order whose goods left the stock. */
        orderNo: id.nullable(),
        /** Of that order. */
        shopKind: z.enum(shopKinds).nullable(),
        note: z.string(),
        /** Null for what an order did by itself. */
        operatorName: z.string().nullable(),
        createdTime: instant,
      }),
    ),
  }),
  correct: endpoint({
    method: "POST",
    path: `${base}/:stockLevelId/corrections`,
    access: "mall.stockLevel.correct",
    summary: "Sets how many pieces are there now, with the reason.",
    input: z.object({
      stockLevelId: id,
      stockPlace: z.enum(mallStockPlaces),
      stock: z.number().int(),
      seenStock,
      stockReason: z.enum(mallCorrectionReasons),
      note: z.string().max(500),
    }),
    output: nothing,
    refusals: [
      "record.unknown",
      "mall.stockOutOfRange",
      "mall.stockReserved",
      "mall.stockUnchanged",
      "mall.stockChanged",
      "field.required",
      "field.tooLong",
    ],
  }),
  orders: endpoint({
    method: "GET",
    path: `${base}/:mallProductId/orders`,
    access: "mall.stockLevel.read",
    summary: "Exactly the open orders that have reserved pieces of a product of the mall, newest first.",
    input: listInput({ mallProductId: id }, ["orderTime"]),
    output: listOutput(countedOrder),
  }),
};
