import {
  deliveryWays,
  mallOrderLimits,
  mallOrderStates,
  onlinePaymentKinds,
  shopKinds,
  storeStates,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { fen, id, imageName, instant } from "../shapes.ts";

const base = "/api/v1/mall/shop-fronts/:shopNo";
const shop = { shopNo: z.string().trim().max(30) };
/** Made by the buyer's program from at least 128 random bits, for one order: whoever knows it sees and pays that order. */
const token = z.string().regex(/^[0-9A-Za-z_-]{22,64}$/, "token");
const text = (characters: number) => z.string().trim().max(characters);

/**
 * What programs of buyers ask of a shop: who it is, what it sells, to take an order, its payment and what became of it.
 * Everybody may ask; an order answers to its secret alone.
 */
export const shopFronts = {
  shop: endpoint({
    method: "GET",
    path: base,
    access: "public",
    audience: "external",
    summary: "A shop by its number, with the pickup points at which it hands goods over.",
    input: z.object(shop),
    output: z.object({
      shopNo: z.string(),
      shopKind: z.enum(shopKinds),
      shopName: z.string(),
      servicePhone: z.string(),
      announcement: z.string(),
      serviceTags: z.array(z.string()),
      logo: imageName.nullable(),
      openStatus: z.enum(storeStates),
      deliveryWays: z.array(z.enum(deliveryWays)),
      deliveryFeeFen: fen,
      closeMinutes: z.number().int(),
      pickupPoints: z.array(
        z.object({
          pickupPointId: id,
          pickupPoint: z.string(),
          pointAddress: z.string(),
          longitude: z.number(),
          latitude: z.number(),
        }),
      ),
    }),
    refusals: ["mall.shopUnknown"],
  }),
  products: endpoint({
    method: "GET",
    path: `${base}/products`,
    access: "public",
    audience: "external",
    summary: "What is on the shelf of a shop, page by page, in the merchant's order.",
    input: z.object({
      ...shop,
      /** Products whose name contains it. */
      productName: text(100).default(""),
      category: text(100).default(""),
      page: z.coerce.number().int().min(1).max(1_000).default(1),
    }),
    output: z.object({
      rows: z.array(
        z.object({
          mallProductId: id,
          productName: z.string(),
          category: z.string(),
          image: z.string().nullable(),
          priceFen: fen,
          /** Pieces that can be ordered. */
          free: z.number().int(),
        }),
      ),
      total: z.number().int(),
      /** Categories of everything that is on the shelf. */
      categories: z.array(z.string()),
    }),
    refusals: ["mall.shopUnknown"],
  }),
  place: endpoint({
    method: "POST",
    path: `${base}/orders`,
    access: "public",
    audience: "external",
    // Its token is its idempotency key: the same token answers the same order.
    writes: false,
    summary:
      "Places an order at the price of the shelf and reserves its pieces. Repeated with its token it answers the first order.",
    input: z.object({
      ...shop,
      token,
      mallProductId: id,
      quantity: z.number().int(),
      deliveryWay: z.enum(deliveryWays),
      pickupPointId: id.nullable().default(null),
      buyerName: text(60).default(""),
      receiver: text(200),
      receiverPhone: text(50),
      address: text(500).default(""),
      couponCode: text(60).default(""),
      payMethod: z.enum(onlinePaymentKinds),
    }),
    output: z.object({ orderNo: id, discountAmountFen: fen, amountFen: fen, expiresAt: instant }),
    refusals: [
      "mall.shopUnknown",
      "mall.shopClosed",
      "mall.productUnknown",
      "mall.productOffShelf",
      "mall.quantityOutOfRange",
      "mall.wayNotOffered",
      "mall.pickupPointUnknown",
      "mall.outOfStock",
      "mall.tooManyUnpaid",
      "field.required",
      "field.tooLong",
      "field.notMobile",
      "payments.noProvider",
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
      "codes.belowFull",
      "codes.noBenefit",
    ],
  }),
  payment: endpoint({
    method: "POST",
    path: `${base}/orders/payment`,
    access: "public",
    audience: "external",
    writes: false,
    summary: "The code by which an order is paid; null until the provider has given one, which is then asked again.",
    input: z.object({ ...shop, token }),
    output: z.object({ codeUrl: z.string().nullable(), amountFen: fen, expiresAt: instant }),
    refusals: ["mall.orderUnknown", "state.notAllowed"],
  }),
  order: endpoint({
    method: "POST",
    path: `${base}/orders/state`,
    access: "public",
    audience: "external",
    writes: false,
    summary: "How an order stands, by its token.",
    input: z.object({ ...shop, token }),
    output: z.object({
      orderNo: id,
      productName: z.string(),
      quantity: z.number().int().max(mallOrderLimits.quantity),
      orderPriceFen: fen,
      deliveryFeeFen: fen,
      discountAmountFen: fen,
      paidAmountFen: fen,
      orderStatus: z.enum(mallOrderStates),
      deliveryWay: z.enum(deliveryWays),
      pickupPoint: z.string().nullable(),
      expressNo: z.string().nullable(),
      courier: z.string().nullable(),
      /** To show at the pickup point; null unless the goods wait there. */
      pickupCode: z.string().nullable(),
      orderTime: instant,
    }),
    refusals: ["mall.orderUnknown"],
  }),
};
