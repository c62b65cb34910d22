import {
  basketLimits,
  afterSaleKinds,
  afterSaleReasons,
  afterSaleStates,
  deliveryStates,
  deliveryWays,
  mallOrderLimits,
  mallOrderStates,
  onlinePaymentKinds,
  freightMeasures,
  shopKinds,
  storeStates,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { fen, id, imageName, instant, nothing } from "../shapes.ts";
import { freightRule } from "./freightTemplates.ts";

/** Where the calls of a shop's buyers begin. */
export const shopPath = "/api/v1/mall/shop-fronts/:shopNo";
const base = shopPath;
export const shopOf = { shopNo: z.string().trim().max(30) };
const shop = shopOf;
/** At least 128 random bits as a text. */
export const buyerToken = z.string().regex(/^[0-9A-Za-z_-]{22,64}$/, "token");
/** Made by the buyer's program, for one order: whoever knows it sees and pays that order. */
const token = buyerToken;
/** How an order is named: by its token, or by its number with the session of the buyer whose it is. */
const oneOrder = { ...shop, token, orderNo: id.nullable().default(null) };
const text = (characters: number) => z.string().trim().max(characters);

/** By which customers join the group chat of a shop, or of a machine. */
export const groupCode = z.object({ qrName: z.string(), qrImage: z.string() });

const placeRefusals = [
  "mall.shopUnknown",
  "mall.shopClosed",
  "mall.productUnknown",
  "mall.productOffShelf",
  "mall.quantityOutOfRange",
  "mall.wayNotOffered",
  "mall.regionNotServed",
  "mall.feeChanged",
  "mall.pickupPointUnknown",
  "mall.outOfStock",
  "lane.notForSale",
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
  "codes.otherHour",
  "codes.otherLevel",
  "codes.otherBusiness",
  "codes.belowFull",
  "codes.noBenefit",
  "access.tokenInvalid",
  "mall.loginFirst",
  "mall.dealNoCoupon",
  "mall.flashUnknown",
  "mall.flashNotRunning",
  "mall.flashSoldOut",
  "mall.flashLimit",
  "mall.oneDeal",
  "mall.groupBuyUnknown",
  "mall.groupNotRunning",
  "mall.groupSoldOut",
  "mall.groupLimit",
  "mall.groupUnknown",
  "mall.groupTwice",
  "mall.groupFull",
  "mall.groupClosed",
] as const;

/** How an order reaches its buyer, and how it is paid. */
const receiving = {
  deliveryWay: z.enum(deliveryWays),
  pickupPointId: id.nullable().default(null),
  buyerName: text(60).default(""),
  receiver: text(200),
  receiverPhone: text(50),
  address: text(500).default(""),
  /** Where goods are brought; asked for where deliveries are charged by a freight template. */
  province: text(20).nullable().default(null),
  /** What the delivery cost when the buyer saw it; another fee of now refuses. Null asks nothing. */
  seenFeeFen: fen.nullable().default(null),
  couponCode: text(60).default(""),
  payMethod: z.enum(onlinePaymentKinds),
  /** The page runs inside the app of the provider, which then asks for the payment by itself. */
  inApp: z.boolean().default(false),
  /** Of the buyer who is logged in; the order is then his. */
  session: buyerToken.nullable().default(null),
};
/** What makes one line cheaper than the shelf; only buyers who are logged in get it. */
const deal = {
  flashSaleId: id.nullable().default(null),
  /** The price of a group: of the one that is named, else of a new one that this order opens. */
  groupBuyId: id.nullable().default(null),
  buyingGroupId: id.nullable().default(null),
};
const shelfRow = z.object({
  mallProductId: id,
  productName: z.string(),
  category: z.string(),
  image: z.string().nullable(),
  priceFen: fen,
  /** Pieces that can be ordered. */
  free: z.number().int(),
  /** Of one piece; null where nobody weighed it. */
  weightGrams: z.number().int().nullable(),
});
const placed = z.object({ orderNo: id, discountAmountFen: fen, amountFen: fen, expiresAt: instant });

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
      /** By which deliveries are charged in the place of the fee; null for the fee. */
      freight: z.object({ measure: z.enum(freightMeasures), rules: z.array(freightRule) }).nullable(),
      closeMinutes: z.number().int(),
      /** Goods of this amount are brought for nothing where no freight template is in use; null for never. */
      freeFromFen: fen.nullable(),
      /** Buyers write and read reviews. */
      takesReviews: z.boolean(),
      /** What buyers read before they order; empty for nothing. */
      checkoutNotice: z.string(),
      /** What the merchant tells its customers, the newest first. */
      notices: z.array(
        z.object({ mallNoticeId: id, noticeTitle: z.string(), noticeContent: z.string(), publishTime: instant }),
      ),
      /** Pictures at the head of the shop, in their order. */
      banners: z.array(
        z.object({
          bannerId: id,
          bannerTitle: z.string(),
          bannerImage: z.string(),
          /** What is on the shelf and opens when it is pressed. */
          mallProductId: id.nullable(),
          /** The category that is shown when it is pressed; empty for none. */
          category: z.string(),
        }),
      ),
      groupCode: groupCode.nullable(),
      pickupPoints: z.array(
        z.object({
          pickupPointId: id,
          pickupPoint: z.string(),
          pointAddress: z.string(),
          longitude: z.number(),
          latitude: z.number(),
          /** Of a machine that hands the goods out for a code; null for a counter. */
          machineNo: z.string().nullable(),
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
      /** The name of a category; those below it count too. */
      category: text(100).default(""),
      page: z.coerce.number().int().min(1).max(1_000).default(1),
    }),
    output: z.object({
      rows: z.array(shelfRow),
      total: z.number().int(),
      /**
       * Categories of what is on the shelf: those of the mall itself that are shown, in their order, else those of the
       * catalogue, which have no icon and no parent.
       */
      categories: z.array(
        z.object({ categoryName: z.string(), parentName: z.string().nullable(), icon: z.string().nullable() }),
      ),
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
      ...deal,
      ...receiving,
    }),
    output: placed,
    refusals: placeRefusals,
  }),
  basket: endpoint({
    method: "POST",
    path: `${base}/basket`,
    access: "public",
    audience: "external",
    writes: false,
    summary: "What products of a basket cost now and how many there are; those that left the shelf are missing.",
    input: z.object({ ...shop, mallProductIds: z.array(id).max(basketLimits.lines) }),
    output: z.object({
      rows: z.array(
        shelfRow.extend({
          /** Machines in which pieces of it wait for phones, and how many one order may have there. */
          atMachines: z.array(z.object({ pickupPointId: id, free: z.number().int() })),
        }),
      ),
    }),
    refusals: ["mall.shopUnknown"],
  }),
  placeBasket: endpoint({
    method: "POST",
    path: `${base}/basket-orders`,
    access: "public",
    audience: "external",
    // The tokens of its lines are its idempotency key, as in `place`.
    writes: false,
    summary:
      "Places one order for each line of a basket, all of them or none, at the prices that the buyer saw, which are paid at once. The delivery is paid once, with the first line; a coupon counts for the dearest.",
    input: z.object({
      ...shop,
      lines: z
        .array(z.object({ token, mallProductId: id, quantity: z.number().int(), priceFen: fen, ...deal }))
        .min(1)
        .max(basketLimits.lines),
      ...receiving,
    }),
    output: z.object({
      /** In the order of the lines. */
      orders: z.array(placed),
    }),
    refusals: [...placeRefusals, "mall.priceChanged", "mall.basketTwice", "pharmacy.conflictForbidden"],
  }),
  payment: endpoint({
    method: "POST",
    path: `${base}/orders/payment`,
    access: "public",
    audience: "external",
    writes: false,
    summary: "The code by which an order is paid; null until the provider has given one, which is then asked again.",
    input: z.object(oneOrder),
    output: z.object({
      codeUrl: z.string().nullable(),
      /** No code is made: the app in which it was ordered asks for the payment (`payInApp`). */
      inApp: z.boolean(),
      /** Whose app or code it is. */
      payMethod: z.enum(onlinePaymentKinds),
      amountFen: fen,
      expiresAt: instant,
      /** Those of a basket are paid at once. */
      orders: z.number().int(),
    }),
    refusals: ["mall.orderUnknown", "state.notAllowed", "access.tokenInvalid"],
  }),
  payInApp: endpoint({
    method: "POST",
    path: `${base}/orders/in-app-payment`,
    access: "public",
    audience: "external",
    writes: false,
    summary:
      "What the page of an order hands to the app of the provider; before that, where the page goes so that the app says who pays.",
    input: z.object({
      ...oneOrder,
      /** With which the app sent the page back; good once. */
      code: text(200).default(""),
      /** What the page took along to the app, as it came back. */
      state: text(100).default(""),
      /** Of this page, to which the app sends it back. */
      path: z.string().regex(/^\/m\/[\w/-]{1,120}$/, "path"),
    }),
    output: z.object({
      authorizeUrl: z.string().nullable(),
      request: z.record(z.string(), z.string()).nullable(),
    }),
    refusals: [
      "mall.orderUnknown",
      "state.notAllowed",
      "access.tokenInvalid",
      "payments.noProvider",
      "payments.providerUnreachable",
    ],
  }),
  order: endpoint({
    method: "POST",
    path: `${base}/orders/state`,
    access: "public",
    audience: "external",
    writes: false,
    summary: "How an order stands, by its token, or by its number and the session of its buyer.",
    input: z.object(oneOrder),
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
      /** How far the machine is out of which the goods come; null for any other order. */
      deliveryState: z.enum(deliveryStates).nullable(),
      /** To show at the counter, or to type at the machine; null unless the goods wait there. */
      pickupCode: z.string().nullable(),
      orderTime: instant,
      /** The group in which it holds a place; null for any other order. */
      buyingGroupId: id.nullable(),
      /** What was paid and not given back yet. */
      refundableFen: fen,
      /** Until when money can be asked back; null while the goods are not with their buyer, and where no end is set. */
      afterSaleUntil: instant.nullable(),
      takesReviews: z.boolean(),
      /** What the buyer asked back, the newest first. */
      afterSales: z.array(
        z.object({
          afterSaleState: z.enum(afterSaleStates),
          afterSaleKind: z.enum(afterSaleKinds),
          afterSaleReason: z.enum(afterSaleReasons),
          askedAmountFen: fen,
          refundAmountFen: fen.nullable(),
          note: z.string(),
          createdTime: instant,
        }),
      ),
    }),
    refusals: ["mall.orderUnknown", "access.tokenInvalid"],
  }),
  askAfterSale: endpoint({
    method: "POST",
    path: `${base}/orders/after-sales`,
    access: "public",
    audience: "external",
    // One application of an order waits at a time, so a repetition is refused.
    writes: false,
    summary: "Asks money of an order back, by its token; the merchant decides.",
    input: z.object({
      ...oneOrder,
      /** Money alone, or the goods back for it, which have to be there first. */
      afterSaleKind: z.enum(afterSaleKinds).default("refund"),
      afterSaleReason: z.enum(afterSaleReasons),
      content: text(1_000),
      amountFen: fen,
    }),
    output: nothing,
    refusals: [
      "mall.orderUnknown",
      "access.tokenInvalid",
      "state.notAllowed",
      "mall.afterSaleOpen",
      "mall.afterSaleTooMany",
      "mall.afterSaleTooMuch",
      "mall.afterSaleNotDelivered",
      "mall.afterSaleOver",
      "amount.notPositive",
      "field.required",
      "field.tooLong",
    ],
  }),
};
