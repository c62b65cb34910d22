import { mallProductBatch } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, id, imageName, imageRefusals, listInput, listOutput, nothing } from "../shapes.ts";
import { mallProductStatuses } from "./products.ts";

const base = "/api/v1/mall/categories";
const one = { mallCategoryId: id };
const form = {
  categoryName: z.string().max(300),
  /** A picture that was uploaded for it, or the one that it shows already; null for none. */
  icon: imageName.nullable(),
  /** Customers see it. */
  shown: z.boolean(),
};
const formRefusals = ["field.required", "field.tooLong", "goods.pictureUnknown", "mall.categoryTaken"] as const;

/** The mall's own categories, by which customers look through its shelf (MALL-04). */
export const mallCategories = {
  tree: endpoint({
    method: "GET",
    path: base,
    access: "mall.category.read",
    summary: "All categories of the own mall, in the order in which customers see them.",
    input: z.object({}),
    output: z.object({
      rows: z.array(
        z.object({
          ...one,
          parentId: id.nullable(),
          categoryName: z.string(),
          icon: z.string().nullable(),
          shown: z.boolean(),
          /** Products right in it, and those of them that are on the shelf. */
          products: z.number().int(),
          onShelf: z.number().int(),
        }),
      ),
    }),
  }),
  products: endpoint({
    method: "GET",
    path: `${base}/products`,
    access: "mall.category.read",
    summary: "Products of the own mall with their category; those of one category, or those of all.",
    input: listInput({ mallCategoryId: id.optional(), productName: contains }, ["sortNo"]),
    output: listOutput(
      z.object({
        mallProductId: id,
        productCode: z.string(),
        productName: z.string(),
        thumbnail: z.string().nullable(),
        mallPriceFen: fen,
        mallCategoryId: id.nullable(),
        categoryName: z.string().nullable(),
        productStatus: z.enum(mallProductStatuses),
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "mall.category.write",
    summary: "Adds a category to the own mall, as the last of its level.",
    input: z.object({ parentId: id.nullable().default(null), ...form }),
    output: z.object(one),
    refusals: [...formRefusals, "mall.categoryUnknown", "mall.categoryLevels", "mall.tooManyCategories"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:mallCategoryId`,
    access: "mall.category.write",
    summary: "Changes name, icon and visibility of a category; banners that lead to it follow its name.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["mall.categoryUnknown", ...formRefusals],
  }),
  move: endpoint({
    method: "PUT",
    path: `${base}/:mallCategoryId/place`,
    access: "mall.category.write",
    summary: "Puts a category below another or at the top, before one that stands there, or as the last.",
    input: z.object({ ...one, parentId: id.nullable(), beforeId: id.nullable() }),
    output: nothing,
    refusals: ["mall.categoryUnknown", "mall.categoryLevels"],
  }),
  assign: endpoint({
    method: "POST",
    path: `${base}/assignments`,
    access: "mall.category.write",
    summary: "Puts products of the own mall into a category, or takes them out of theirs.",
    input: z.object({ mallProductIds: z.array(id).max(mallProductBatch), mallCategoryId: id.nullable() }),
    output: z.object({ changed: z.number().int() }),
    refusals: ["field.required", "mall.productUnknown", "mall.categoryUnknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:mallCategoryId`,
    access: "mall.category.write",
    summary: "Deletes a category without others below it; its products stay, without a category.",
    input: z.object(one),
    output: nothing,
    refusals: ["mall.categoryUnknown", "mall.categoryHasChildren"],
  }),
};

/** The icon of a category, as the body (application/octet-stream). */
export const mallCategoryIcons = {
  upload: endpoint({
    method: "POST",
    path: `${base}/icons`,
    access: "mall.category.write",
    // A picture that no category shows is removed after a day, so sending one again harms nothing.
    writes: false,
    summary: "Stores the body as the icon of a category: PNG or JPEG, at most 2 MB (MSG-114).",
    input: z.object({}),
    output: z.object({ name: imageName }),
    refusals: [...imageRefusals, "image.tooManyUnused"],
  }),
};
