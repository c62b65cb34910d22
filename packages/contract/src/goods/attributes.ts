import { attributeKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import type { Permission } from "../permissions.ts";
import { id, nothing } from "../shapes.ts";

const name = z.string().max(500);
const one = { attributeId: id };

/** Which tree: flavours, specifications and packagings are those of one category (PRODUCT-16). */
const tree = { kind: z.enum(attributeKinds), categoryId: id.optional() };
/** Whose tree; the caller's own merchant when absent. */
const merchant = { merchantId: id.optional() };

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

/** The calls of one owner's trees: a merchant's own, or those of the platform's library. */
function treeCalls<const Read extends Permission, const Write extends Permission>(
  base: `/${string}`,
  { read, write }: { readonly read: Read; readonly write: Write },
) {
  return {
    tree: endpoint({
      method: "GET",
      path: base,
      access: read,
      summary: "One tree, parents before their children.",
      input: z.object({ ...tree, ...merchant }),
      output: z.object({ rows: z.array(attributeRow) }),
      refusals: ["goods.chooseCategory", "goods.attributeUnknown", "merchants.unknown"],
    }),
    create: endpoint({
      method: "POST",
      path: base,
      access: write,
      summary: "Adds a value below another one or at the root, as the last of its neighbours.",
      input: z.object({ ...tree, ...merchant, parentId: id.nullable(), attributeName: name }),
      output: z.object(one),
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
      access: write,
      summary: "Renames a value; products that bear it show the new name.",
      input: z.object({ ...one, attributeName: name }),
      output: nothing,
      refusals: [...nameRefusals, "goods.attributeUnknown"],
    }),
    move: endpoint({
      method: "PUT",
      path: `${base}/:attributeId/place`,
      access: write,
      summary: "Puts a value with all below it under another parent, before one of its children or as the last.",
      input: z.object({ ...one, parentId: id.nullable(), beforeId: id.nullable() }),
      output: nothing,
      refusals: ["goods.attributeUnknown", "goods.attributeCycle", "goods.attributeTooDeep", "goods.attributeTaken"],
    }),
    enable: endpoint({
      method: "PUT",
      path: `${base}/:attributeId/state`,
      access: write,
      summary: "Offers a value to products or no longer; products that bear it keep it.",
      input: z.object({ ...one, enabled: z.boolean() }),
      output: nothing,
      refusals: ["goods.attributeUnknown"],
    }),
    remove: endpoint({
      method: "DELETE",
      path: `${base}/:attributeId`,
      access: write,
      summary: "Deletes a value without children and products.",
      input: z.object(one),
      output: nothing,
      refusals: ["goods.attributeUnknown", "goods.attributeInUse"],
    }),
    /** What hinders a deletion, for the question before it. */
    uses: endpoint({
      method: "GET",
      path: `${base}/:attributeId/uses`,
      access: read,
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
}

/** The trees of a merchant's categories, brands, flavours, specifications and packagings (PRODUCT-14 to PRODUCT-16, PRODUCT-27, PRODUCT-28). */
export const attributes = treeCalls("/api/v1/goods/attributes", {
  read: "goods.attribute.read",
  write: "goods.attribute.write",
});

/** The trees of the platform's library. */
export const libraryAttributes = treeCalls("/api/v1/goods/library/attributes", {
  read: "goods.library.read",
  write: "goods.library.write",
});
