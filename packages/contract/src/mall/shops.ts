import { deliveryWays, storeStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { fen, imageName, imageRefusals, nothing } from "../shapes.ts";

const text = (characters: number) => z.string().trim().max(characters);

/** What both kinds of shop say about themselves. */
const form = {
  shopName: text(100),
  servicePhone: text(100),
  announcement: text(1_000).default(""),
};
/** How goods of the quick-buy shop reach their buyer; a mall decides it with its settings. */
const ways = {
  deliveryWays: z.array(z.enum(deliveryWays)).max(10),
  deliveryFeeFen: fen,
  closeMinutes: z.number().int(),
};
const formRefusals = ["field.required", "field.tooLong", "field.notPhone"] as const;
const wayRefusals = ["amount.negative", "amount.tooLarge", "mall.closeMinutesOutOfRange"] as const;

const record = z.object({
  ...form,
  announcement: z.string(),
  /** Null while nothing was saved: the form then begins with what the merchant says about itself. */
  shopNo: z.string().nullable(),
  openStatus: z.enum(storeStates),
});
const switched = z.object({ openStatus: z.enum(storeStates) });

/** The caller's own mall (MALL-01 to MALL-03, MALL-05). */
export const mallShop = {
  own: endpoint({
    method: "GET",
    path: "/api/v1/mall/shop",
    access: "mall.shop.read",
    summary: "The mall of the caller's merchant.",
    input: z.object({}),
    output: record.extend({
      shopAddress: z.string(),
      longitude: z.number().nullable(),
      latitude: z.number().nullable(),
      serviceTags: z.array(z.string()),
      logo: imageName.nullable(),
    }),
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/mall/shop",
    access: "mall.shop.write",
    summary: "Saves the mall of the caller's merchant; the first time it opens it.",
    input: z.object({
      ...form,
      shopAddress: text(300),
      longitude: z.number().nullable().default(null),
      latitude: z.number().nullable().default(null),
      serviceTags: z.array(text(50)).max(20).default([]),
      /** A picture that was uploaded for it; null for none. */
      logo: imageName.nullable().default(null),
    }),
    output: nothing,
    refusals: [
      ...formRefusals,
      "mall.tooManyTags",
      "points.locationMissing",
      "points.longitudeOutside",
      "points.latitudeOutside",
      "record.unknown",
    ],
  }),
  setOpen: endpoint({
    method: "PUT",
    path: "/api/v1/mall/shop/open",
    access: "mall.shop.write",
    summary: "Opens or closes the mall (MALL-02). Closed, it takes no new orders.",
    input: switched,
    output: nothing,
    refusals: ["mall.shopMissing"],
  }),
};

/** The caller's own quick-buy shop, which stands at its machines and has no place of its own. */
export const quickBuyShop = {
  own: endpoint({
    method: "GET",
    path: "/api/v1/mall/quick-buy-shop",
    access: "mall.quickBuyShop.read",
    summary: "The quick-buy shop of the caller's merchant.",
    input: z.object({}),
    output: record.extend(ways),
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/mall/quick-buy-shop",
    access: "mall.quickBuyShop.write",
    summary: "Saves the quick-buy shop of the caller's merchant; the first time it opens it.",
    input: z.object({ ...form, ...ways }),
    output: nothing,
    refusals: [...formRefusals, ...wayRefusals],
  }),
  setOpen: endpoint({
    method: "PUT",
    path: "/api/v1/mall/quick-buy-shop/open",
    access: "mall.quickBuyShop.write",
    summary: "Opens or closes the quick-buy shop (MALL-02). Closed, it takes no new orders.",
    input: switched,
    output: nothing,
    refusals: ["mall.shopMissing"],
  }),
};

/** The content of a picture, as the body (application/octet-stream). */
export const shopLogos = {
  upload: endpoint({
    method: "POST",
    path: "/api/v1/mall/shop/logos",
    access: "mall.shop.write",
    // A picture that no record shows is removed after a day, so sending one again harms nothing.
    writes: false,
    summary: "Stores the body as a picture for the logo of the mall: PNG or JPEG, at most 2 MB (MALL-05, SYS-10).",
    input: z.object({}),
    output: z.object({ name: imageName }),
    refusals: [...imageRefusals, "image.tooManyUnused"],
  }),
};
