import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/goods/tags";
const one = { tagId: id };
const form = {
  tagName: z.string().max(500),
  tagPriority: z.number().nullable(),
  tagIcon: z.string().max(60).nullable(),
};
const refusals = [
  "goods.tagIncomplete",
  "goods.tagTaken",
  "goods.priorityOutOfRange",
  "field.tooLong",
  "merchants.imageUnknown",
] as const;

/** Tags of products (PRODUCT-17). */
export const tags = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "goods.product.read",
    summary: "Tags of the caller's merchants with how many products bear each.",
    input: listInput({ tagName: contains }, ["tagPriority", "updatedTime"]),
    output: listOutput(
      z.object({
        tagId: id,
        tagName: z.string(),
        tagIcon: z.string(),
        tagPriority: z.number().int(),
        productCount: z.number().int(),
        merchantName: z.string(),
        updatedTime: instant,
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "goods.tag.write",
    summary: "Adds a tag to the caller's merchant.",
    input: z.object(form),
    output: z.object(one),
    refusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:tagId`,
    access: "goods.tag.write",
    summary: "Changes a tag.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["goods.tagUnknown", ...refusals],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:tagId`,
    access: "goods.tag.write",
    summary: "Deletes a tag and takes it off all products.",
    input: z.object(one),
    output: nothing,
    refusals: ["goods.tagUnknown"],
  }),
  /** Puts tags on products and takes others off, all or none. */
  assign: endpoint({
    method: "POST",
    path: `${base}/assign`,
    access: "goods.tag.write",
    summary: "Puts tags on products and takes others off.",
    input: z.object({
      productIds: z.array(id).max(1_000),
      addTagIds: z.array(id).max(50).default([]),
      removeTagIds: z.array(id).max(50).default([]),
    }),
    output: z.object({ changed: z.number().int() }),
    refusals: ["goods.selectProducts", "goods.unknownProduct", "goods.tagUnknown", "goods.tooManyTags"],
  }),
};

/** The icon of a tag, as the body: png or jpg, at most 2 MB (MSG-114). */
export const tagIcons = {
  upload: endpoint({
    method: "POST",
    path: `${base}/icons`,
    access: "goods.tag.write",
    writes: false,
    summary: "Stores the body as the icon of a tag: PNG or JPEG, at most 2 MB.",
    input: z.object({}),
    output: z.object({ image: z.string() }),
    refusals: ["image.kind", "image.tooLarge", "image.tooManyPixels", "image.damaged", "image.tooManyUnused"],
  }),
};
