import { accept, refuse, type Result } from "../result.ts";

/** Priorities of tags: 1 shows first. */
export const tagLimits = { nameLength: 20, priority: 999, tagsOfProduct: 10 } as const;

export interface TagFields {
  readonly tagName: string;
  readonly tagPriority: number | null;
  /** Name of the uploaded icon. */
  readonly tagIcon: string | null;
}

/** Name, numeric priority and icon are required (PRODUCT-17, MSG-115). */
export function checkTag(fields: TagFields): Result<{ tagName: string; tagPriority: number; tagIcon: string }> {
  const tagName = fields.tagName.trim();
  const { tagPriority, tagIcon } = fields;
  if (tagName === "") return refuse("goods.tagIncomplete", { field: "tagName" });
  if ([...tagName].length > tagLimits.nameLength) {
    return refuse("field.tooLong", { field: "tagName", values: { limit: tagLimits.nameLength } });
  }
  if (tagPriority === null || !Number.isFinite(tagPriority)) {
    return refuse("goods.tagIncomplete", { field: "tagPriority" });
  }
  if (!Number.isInteger(tagPriority) || tagPriority < 1 || tagPriority > tagLimits.priority) {
    return refuse("goods.priorityOutOfRange", { field: "tagPriority", values: { limit: tagLimits.priority } });
  }
  return tagIcon === null
    ? refuse("goods.tagIncomplete", { field: "tagIcon" })
    : accept({ tagName, tagPriority, tagIcon });
}
