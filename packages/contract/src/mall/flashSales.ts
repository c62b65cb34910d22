import { flashSaleStatuses } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, givenInstant, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { shopOf, shopPath } from "./shopFronts.ts";

const base = "/api/v1/mall/flash-sales";
const one = { flashSaleId: id };

const form = {
  mallProductId: id,
  flashPriceFen: fen,
  pieces: z.number().int(),
  perBuyer: z.number().int(),
  startsAt: givenInstant,
  endsAt: givenInstant,
};
const formRefusals = [
  "mall.productUnknown",
  "amount.notPositive",
  "mall.dealPriceTooHigh",
  "mall.flashPieces",
  "mall.flashPerBuyer",
  "mall.flashPeriod",
  "mall.flashOverlaps",
] as const;

/** Flash sales of a mall: pieces of a product that are cheaper for a time. */
export const flashSales = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.flashSale.read",
    summary: "Flash sales of the malls of the caller's merchants, newest first.",
    input: listInput({ productName: contains, flashStatus: z.enum(flashSaleStatuses).optional() }, [
      "startsAt",
      "createdTime",
    ]),
    output: listOutput(
      z.object({
        ...one,
        mallProductId: id,
        productCode: z.string(),
        productName: z.string(),
        thumbnail: z.string().nullable(),
        mallPriceFen: fen,
        flashPriceFen: fen,
        pieces: z.number().int(),
        /** Pieces that orders hold or that were handed over. */
        taken: z.number().int(),
        perBuyer: z.number().int(),
        startsAt: instant,
        endsAt: instant,
        flashStatus: z.enum(flashSaleStatuses),
        createdBy: z.string().nullable(),
        createdTime: instant,
        merchantName: z.string(),
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "mall.flashSale.write",
    summary: "Plans a flash sale of a product of the own mall; it runs by itself.",
    input: z.object(form),
    output: z.object(one),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:flashSaleId`,
    access: "mall.flashSale.write",
    summary: "Changes a flash sale that has not begun.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["mall.flashUnknown", "mall.flashStarted", ...formRefusals],
  }),
  stop: endpoint({
    method: "POST",
    path: `${base}/:flashSaleId/stop`,
    access: "mall.flashSale.write",
    summary: "Stops a flash sale for good; what was ordered stays ordered.",
    input: z.object(one),
    output: nothing,
    refusals: ["mall.flashUnknown", "state.notAllowed"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:flashSaleId`,
    access: "mall.flashSale.write",
    summary: "Deletes a flash sale that has not begun.",
    input: z.object(one),
    output: nothing,
    refusals: ["mall.flashUnknown", "mall.flashStarted"],
  }),
};

/** Flash sales as the buyers of a shop see them. */
export const shopFlashSales = {
  list: endpoint({
    method: "GET",
    path: `${shopPath}/flash-sales`,
    access: "public",
    audience: "external",
    summary: "Flash sales of a shop that run or begin within a day, with the time of the server for the countdown.",
    input: z.object(shopOf),
    output: z.object({
      now: instant,
      rows: z.array(
        z.object({
          ...one,
          mallProductId: id,
          productName: z.string(),
          image: z.string().nullable(),
          /** Of the sale. */
          priceFen: fen,
          shelfPriceFen: fen,
          /** Of one piece; null where nobody weighed it. */
          weightGrams: z.number().int().nullable(),
          /** Pieces that can be ordered. */
          left: z.number().int(),
          perBuyer: z.number().int(),
          startsAt: instant,
          endsAt: instant,
        }),
      ),
    }),
    refusals: ["mall.shopUnknown"],
  }),
};
