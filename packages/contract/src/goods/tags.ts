import { productLimits, tagLimits } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, imageRefusals, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/goods/tags";
const one = { tagId: id };
const form = {
  tagName: z.string().max(500),
  tagPriority: z.number().nullable(),
  /** A picture that was uploaded for the tag, or the one that it shows already. */
  tagIcon: z.string().max(80).nullable(),
};
const refusals = [
  "goods.tagIncomplete",
  "goods.tagTaken",
  "goods.priorityOutOfRange",
  "goods.pictureUnknown",
  "field.tooLong",
] as const;

/** Tags of products (PRODUCT-17). */
export const tags = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "goods.product.read",
    summary: "Tags of the caller's merchants with how many products bear each.",
    input: listInput({ tagName: contains, merchantId: id.optional() }, ["tagPriority", "updatedTime"]),
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
  assign: endpoint({
    method: "POST",
    path: `${base}/assign`,
    access: "goods.tag.write",
    bodyBytes: 65_536,
    summary: "Puts tags on products and takes others off, on all of them or on none.",
    input: z.object({
      productIds: z.array(id).max(productLimits.atOnce),
      addTagIds: z.array(id).max(tagLimits.tagsOfProduct).default([]),
      removeTagIds: z.array(id).max(50).default([]),
    }),
    output: z.object({ changed: z.number().int() }),
    refusals: ["goods.selectProducts", "goods.unknownProduct", "goods.tagUnknown", "goods.tooManyTags"],
  }),
};

/** The icon of a tag, as the body (application/octet-stream). */
export const tagIcons = {
  upload: endpoint({
    method: "POST",
    path: `${base}/icons`,
    access: "goods.tag.write",
    // A picture that no tag shows is removed after a day, so sending one again harms nothing.
    writes: false,
    summary: "Stores the body as the icon of a tag: PNG or JPEG, at most 2 MB (MSG-114).",
    input: z.object({}),
    output: z.object({ name: z.string() }),
    refusals: [...imageRefusals, "image.tooManyUnused"],
  }),
};
