import { describe, expect, it } from "vitest";
import { checkTag } from "./tag.ts";

const tag = { tagName: " 新品 ", tagPriority: 1, tagIcon: "icon.png" };

describe("a tag of products", () => {
  it("PRODUCT-17 holds name, priority and icon", () => {
    expect(checkTag(tag)).toEqual({ ok: true, value: { ...tag, tagName: "新品" } });
  });

  it.each([
    ["tagName", { tagName: " " }, "goods.tagIncomplete"],
    ["tagPriority", { tagPriority: null }, "goods.tagIncomplete"],
    ["tagPriority", { tagPriority: Number.NaN }, "goods.tagIncomplete"],
    ["tagPriority", { tagPriority: 0 }, "goods.priorityOutOfRange"],
    ["tagPriority", { tagPriority: 1.5 }, "goods.priorityOutOfRange"],
    ["tagPriority", { tagPriority: 1000 }, "goods.priorityOutOfRange"],
    ["tagIcon", { tagIcon: null }, "goods.tagIncomplete"],
    ["tagName", { tagName: "字".repeat(21) }, "field.tooLong"],
  ] as const)("PRODUCT-17 MSG-115 is refused for its %s: %o", (field, given, code) => {
    expect(checkTag({ ...tag, ...given })).toMatchObject({ ok: false, code, field });
  });
});
