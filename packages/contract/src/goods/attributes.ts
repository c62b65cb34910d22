import { attributeKinds, catalogueOwners } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, nothing } from "../shapes.ts";

const base = "/api/v1/goods/attributes";
const name = z.string().max(500);

/** Which tree: flavours, specifications and packagings are those of one category (PRODUCT-16). */
const tree = {
  owner: z.enum(catalogueOwners).default("own"),
  kind: z.enum(attributeKinds),
  /** Whose trees; the caller's own merchant when absent. */
  merchantId: id.optional(),
  categoryId: id.optional(),
};
const one = { owner: z.enum(catalogueOwners).default("own"), attributeId: id };

const attributeRow = z.object({
  attributeId: id,
  parentId: id.nullable(),
  attributeName: z.string(),
  /** 1 at the root. */
  level: z.number().int(),
  sortNo: z.number().int(),
  enabled: z.boolean(),
  children: z.number().int(),
  /** Products that bear it or one below it. */
  products: z.number().int(),
});

const nameRefusals = ["field.required", "field.tooLong", "goods.attributeTaken"] as const;

/** The trees of categories, brands, flavours, specifications and packagings (PRODUCT-14 to PRODUCT-16, PRODUCT-27, PRODUCT-28). */
export const attributes = {
  tree: endpoint({
    method: "GET",
    path: base,
    access: "goods.product.read",
    summary: "One tree, parents before their children, in the order of its editor.",
    input: z.object(tree),
    output: z.object({ rows: z.array(attributeRow) }),
    refusals: ["goods.chooseCategory", "goods.attributeUnknown", "merchants.unknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "goods.attribute.write",
    summary: "Adds a value below another one or at the root.",
    input: z.object({
      ...tree,
      parentId: id.nullable(),
      attributeName: name,
      sortNo: z.number().int().min(0).max(99_999).optional(),
    }),
    output: z.object({ attributeId: id }),
    refusals: [
      ...nameRefusals,
      "goods.chooseCategory",
      "goods.attributeUnknown",
      "goods.attributeTooDeep",
      "merchants.unknown",
    ],
  }),
  rename: endpoint({
    method: "PUT",
    path: `${base}/:attributeId/name`,
    access: "goods.attribute.write",
    summary: "Renames a value; products that bear it show the new name.",
    input: z.object({ ...one, attributeName: name }),
    output: nothing,
    refusals: [...nameRefusals, "goods.attributeUnknown"],
  }),
  move: endpoint({
    method: "PUT",
    path: `${base}/:attributeId/place`,
    access: "goods.attribute.write",
    summary: "Puts a value with all below it under another parent, before one of that parent's children or last.",
    input: z.object({ ...one, parentId: id.nullable(), beforeId: id.nullable() }),
    output: nothing,
    refusals: ["goods.attributeUnknown", "goods.attributeCycle", "goods.attributeTooDeep", "goods.attributeTaken"],
  }),
  enable: endpoint({
    method: "PUT",
    path: `${base}/:attributeId/state`,
    access: "goods.attribute.write",
    summary: "Offers a value to products, or no longer; products that bear it keep it.",
    input: z.object({ ...one, enabled: z.boolean() }),
    output: nothing,
    refusals: ["goods.attributeUnknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:attributeId`,
    access: "goods.attribute.write",
    summary: "Deletes a value without children and products.",
    input: z.object(one),
    output: nothing,
    refusals: ["goods.attributeUnknown", "goods.attributeInUse"],
  }),
  /** What hinders a deletion, for the question before it. */
  uses: endpoint({
    method: "GET",
    path: `${base}/:attributeId/uses`,
    access: "goods.product.read",
    summary: "Children and products of a value, ten of each by name.",
    input: z.object(one),
    output: z.object({
      children: z.array(z.string()),
      products: z.array(z.object({ productId: id, productCode: z.string(), productName: z.string() })),
      childCount: z.number().int(),
      productCount: z.number().int(),
    }),
    refusals: ["goods.attributeUnknown"],
  }),
};
