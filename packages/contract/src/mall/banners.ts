import { bannerLinks, bannerStatuses } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, id, imageName, imageRefusals, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/mall/banners";
const one = { bannerId: id };

const form = {
  bannerTitle: z.string().max(300),
  /** A picture that was uploaded for the banner, or the one that it shows already. */
  bannerImage: imageName.nullable(),
  bannerLink: z.enum(bannerLinks),
  /** A product that the mall has; for a link to a product. */
  productId: id.nullable().default(null),
  /** For a link to a category of the shelf. */
  category: z.string().max(100).default(""),
  sortNo: z.number().int(),
  /** First and last day on which it is shown. */
  showFrom: day,
  showTo: day,
};
const formRefusals = [
  "field.required",
  "field.tooLong",
  "goods.picturesMissing",
  "goods.pictureUnknown",
  "range.reversed",
  "access.sortNo",
  "mall.productUnknown",
  "mall.categoryUnknown",
] as const;

/** Pictures at the head of a mall, in their order (MALL-04, MSG-40). */
export const banners = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.banner.read",
    summary: "Banners of the caller's merchants, in the order in which shops show them.",
    input: listInput({ bannerTitle: contains }, ["sortNo", "showFrom", "showTo"]),
    output: listOutput(
      z.object({
        ...one,
        bannerTitle: z.string(),
        bannerImage: z.string(),
        bannerLink: z.enum(bannerLinks),
        productId: id.nullable(),
        productName: z.string().nullable(),
        category: z.string(),
        sortNo: z.number().int(),
        showFrom: day,
        showTo: day,
        enabled: z.boolean(),
        bannerStatus: z.enum(bannerStatuses),
        merchantName: z.string(),
        updatedTime: instant,
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "mall.banner.write",
    summary: "Adds a banner of the own merchant; it is enabled.",
    input: z.object(form),
    output: z.object(one),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:bannerId`,
    access: "mall.banner.write",
    summary: "Changes a banner; a picture that it showed before is removed.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["record.unknown", ...formRefusals],
  }),
  setEnabled: endpoint({
    method: "PUT",
    path: `${base}/:bannerId/enabled`,
    access: "mall.banner.write",
    summary: "Enables or disables a banner.",
    input: z.object({ ...one, enabled: z.boolean() }),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:bannerId`,
    access: "mall.banner.write",
    summary: "Deletes a banner with its picture.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown"],
  }),
};

/** The picture of a banner, as the body (application/octet-stream). */
export const bannerPictures = {
  upload: endpoint({
    method: "POST",
    path: `${base}/pictures`,
    access: "mall.banner.write",
    // A picture that no banner shows is removed after a day, so sending one again harms nothing.
    writes: false,
    summary: "Stores the body as the picture of a banner: PNG or JPEG, at most 2 MB (MSG-114).",
    input: z.object({}),
    output: z.object({ name: imageName }),
    refusals: [...imageRefusals, "image.tooManyUnused"],
  }),
};
