import { describe, expect, it } from "vitest";
import { checkComment, commentLength, mayRemoveComment, mentionLimit } from "./comment.ts";

describe("D8 comments", () => {
  it("hold some words, without the spaces around them, and mention each person once", () => {
    expect(checkComment(" 门锁松了 ", ["1", "2", "1"])).toMatchObject({
      ok: true,
      value: { text: "门锁松了", mentionIds: ["1", "2"] },
    });
    expect(checkComment(" \n ", [])).toMatchObject({ ok: false, code: "field.required", field: "commentText" });
  });

  it("have limits of characters and people", () => {
    expect(checkComment("字".repeat(commentLength), []).ok).toBe(true);
    expect(checkComment("字".repeat(commentLength + 1), [])).toMatchObject({ ok: false, code: "field.tooLong" });
    const people = Array.from({ length: mentionLimit }, (_, index) => `${index}`);
    expect(checkComment("x", people).ok).toBe(true);
    expect(checkComment("x", [...people, "more"])).toMatchObject({
      code: "access.tooManyEntries",
      field: "mentionIds",
    });
  });

  it("are removed once, by their author or by who manages the roles of the merchant", () => {
    const one = { authorId: "1", merchantId: "7", isRemoved: false };
    const by = (userId: string, merchantId: string, managesRoles: boolean) => ({ userId, merchantId, managesRoles });
    expect(mayRemoveComment(one, by("1", "8", false))).toBe(true);
    expect(mayRemoveComment(one, by("2", "7", true))).toBe(true);
    expect(mayRemoveComment(one, by("2", "7", false))).toBe(false);
    expect(mayRemoveComment(one, by("2", "8", true))).toBe(false);
    expect(mayRemoveComment({ ...one, isRemoved: true }, by("1", "7", true))).toBe(false);
  });
});
