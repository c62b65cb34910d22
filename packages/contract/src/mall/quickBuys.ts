import { cabinets, mallOrderLimits, onlinePaymentKinds, quickBuyStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { fen, id, instant } from "../shapes.ts";
import { buyerToken, groupCode } from "./shopFronts.ts";

const base = "/api/v1/mall/quick-buys/:machineNo";
const machine = { machineNo: z.string().trim().max(40) };

/**
 * What programs of buyers ask who scanned the code of a machine: what is in it, and to pay for it so that it comes out. The
 * order is then asked about as one of the quick-buy shop, whose number this answers.
 */
export const quickBuys = {
  machine: endpoint({
    method: "GET",
    path: base,
    access: "public",
    audience: "external",
    summary:
      "A machine by its number, with what it would sell now: prices of its lanes with promotions of this moment.",
    input: z.object(machine),
    output: z.object({
      machineNo: z.string(),
      machineName: z.string(),
      pointName: z.string(),
      shopNo: z.string(),
      shopName: z.string(),
      servicePhone: z.string(),
      announcement: z.string(),
      /** Whether it takes orders, and why not. */
      quickBuyState: z.enum(quickBuyStates),
      /** That of the machine, else that of the shop. */
      groupCode: groupCode.nullable(),
      products: z.array(
        z.object({
          productId: id,
          productName: z.string(),
          category: z.string(),
          image: z.string().nullable(),
          /** The lane out of which it would come. */
          cabinet: z.enum(cabinets),
          laneNo: z.number().int(),
          priceFen: fen,
          /** What one piece costs with the promotions of this moment. */
          payFen: fen,
          /** Pieces that nobody else is about to pay for. */
          free: z.number().int(),
        }),
      ),
    }),
    refusals: ["mall.machineUnknown"],
  }),
  place: endpoint({
    method: "POST",
    path: `${base}/orders`,
    access: "public",
    audience: "external",
    // Its token is its idempotency key: the same token answers the same order.
    writes: false,
    summary:
      "Orders pieces of a lane at the price that the buyer saw. Paid, they come out of the machine, or the money goes back.",
    input: z.object({
      ...machine,
      token: buyerToken,
      /** Of the buyer who is logged in; the order is then his. */
      session: buyerToken.nullable().default(null),
      cabinet: z.enum(cabinets),
      laneNo: z.number().int().min(1).max(999),
      /** What the buyer saw in the lane; null orders whatever is in it now. */
      productId: id.nullable().default(null),
      quantity: z.number().int().min(1).max(mallOrderLimits.atMachine),
      priceFen: fen,
      couponCode: z.string().trim().max(60).default(""),
      payMethod: z.enum(onlinePaymentKinds),
      /** The page runs inside the app of the provider, which then asks for the payment by itself. */
      inApp: z.boolean().default(false),
    }),
    output: z.object({ orderNo: id, discountAmountFen: fen, amountFen: fen, expiresAt: instant }),
    refusals: [
      "mall.machineUnknown",
      "mall.orderUnknown",
      "mall.shopClosed",
      "machines.offline",
      "machines.decommissioned",
      "merchants.storeClosed",
      "lane.notForSale",
      "lane.unknown",
      "lane.priceAbnormal",
      "lane.locked",
      "lane.pickupOnly",
      "lane.stopped",
      "lane.empty",
      "lane.priceDiffers",
      "lane.changedMeanwhile",
      "amount.tooLarge",
      "pharmacy.offShelf",
      "pharmacy.classNotAllowed",
      "pharmacy.batchExpired",
      "pharmacy.batchRecalled",
      "pharmacy.prescriptionNeeded",
      "payments.noProvider",
      "access.tokenInvalid",
      "access.tooManyAttempts",
      "codes.unknown",
      "codes.machineOnly",
      "codes.tooManyTries",
      "codes.void",
      "codes.used",
      "codes.expired",
      "codes.disabled",
      "codes.notYet",
      "codes.inUse",
      "codes.otherMachine",
      "codes.otherProduct",
      "codes.otherHour",
      "codes.otherLevel",
      "codes.otherBusiness",
      "codes.belowFull",
      "codes.noBenefit",
    ],
  }),
};
