import { mallProductBatch } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, id, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/mall/products";
const one = { mallProductId: id };

/** States of a product in the mall: whether customers see it. */
export const mallProductStatuses = ["on", "off"] as const;

/** The stock that a form showed, so that what left since is not put back; absent where nobody looked at one. */
export const seenStock = z.number().int().nullable().default(null);

/** Products of the mall: chosen from the merchant's catalogue, with price and stock of their own (MALL-04). */
export const mallProducts = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.product.read",
    summary: "Products of the malls of the caller's merchants, in the order in which customers see them.",
    input: listInput(
      { productName: contains, category: contains, productStatus: z.enum(mallProductStatuses).optional() },
      ["sortNo", "stock", "salesCount"],
    ),
    output: listOutput(
      z.object({
        ...one,
        productId: id,
        thumbnail: z.string().nullable(),
        productCode: z.string(),
        productName: z.string(),
        category: z.string(),
        unitPriceFen: fen,
        mallPriceFen: fen,
        costPriceFen: fen.nullable(),
        /** The highest price of its flash sales and group purchases that run or will; the shelf stays above it. */
        dealPriceFen: fen.nullable(),
        stock: z.number().int(),
        reserved: z.number().int(),
        salesCount: z.number().int(),
        sortNo: z.number().int(),
        productStatus: z.enum(mallProductStatuses),
        merchantName: z.string(),
      }),
    ),
  }),
  add: endpoint({
    method: "POST",
    path: base,
    access: "mall.product.write",
    summary: "Takes products of the own catalogue into the mall, at their own price, without stock and off the shelf.",
    input: z.object({ productIds: z.array(id).max(mallProductBatch) }),
    output: z.object({ added: z.number().int() }),
    refusals: ["field.required", "mall.productUnknown", "mall.medicineNotSold"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:mallProductId`,
    access: "mall.product.write",
    summary: "Changes price, stock and place of a product in the mall.",
    input: z.object({ ...one, mallPriceFen: fen, stock: z.number().int(), seenStock, sortNo: z.number().int() }),
    output: nothing,
    refusals: [
      "mall.productUnknown",
      "goods.priceNotPositive",
      "goods.purchaseAbovePrice",
      "amount.tooLarge",
      "amount.notPositive",
      "mall.stockOutOfRange",
      "mall.stockReserved",
      "mall.stockChanged",
      "mall.priceBelowDeal",
      "access.sortNo",
    ],
  }),
  setShelf: endpoint({
    method: "POST",
    path: `${base}/shelf`,
    access: "mall.product.write",
    summary: "Puts products on the shelf of the mall, or takes them off it.",
    input: z.object({ mallProductIds: z.array(id).max(mallProductBatch), productStatus: z.enum(mallProductStatuses) }),
    output: z.object({ changed: z.number().int() }),
    refusals: ["field.required", "mall.productUnknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:mallProductId`,
    access: "mall.product.write",
    summary: "Takes a product out of the mall, unless open orders have reserved it.",
    input: z.object(one),
    output: nothing,
    refusals: ["mall.productUnknown", "mall.stockReserved"],
  }),
};
