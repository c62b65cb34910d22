import { mallOrderStates, shopKinds } from "@yunshou/domain";
import { z } from "zod";
import { fen, id, instant } from "../shapes.ts";

/** An order that a figure of the mall counted. */
export const countedOrder = z.object({
  orderNo: id,
  shopKind: z.enum(shopKinds),
  productName: z.string(),
  quantity: z.number().int(),
  paidAmountFen: fen,
  refundAmountFen: fen,
  orderStatus: z.enum(mallOrderStates),
  orderTime: instant,
});
