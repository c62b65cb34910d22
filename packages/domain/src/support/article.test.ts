import { describe, expect, it } from "vitest";
import { checkArticle, checkArticleDeletion, checkArticleText, picturesIn } from "./article.ts";

describe("an article", () => {
  const article = { category: "payment", title: "如何退款", content: "**原路**退回", sortNo: 1 } as const;
  it("MSG-34 needs a category, a title, words and a place", () => {
    expect(checkArticle(article).ok).toBe(true);
    const refused = [
      { ...article, category: null },
      { ...article, title: "" },
      { ...article, content: "\n" },
      { ...article, sortNo: 1.5 },
    ].map((one) => checkArticle(one));
    expect(refused.map((one) => (one.ok ? "" : one.code))).toEqual([
      "support.categoryMissing",
      "field.required",
      "field.required",
      "access.sortNo",
    ]);
  });
  it("LANG-09 has title and content in another language, or neither", () => {
    expect(checkArticleText({ title: " Refund ", content: "Ask" })).toEqual({
      ok: true,
      value: { title: "Refund", content: "Ask" },
    });
    expect(checkArticleText({ title: " ", content: "" })).toEqual({ ok: true, value: null });
    expect(checkArticleText({ title: "Refund", content: " " })).toMatchObject({
      code: "field.required",
      field: "content",
    });
    expect(checkArticleText({ title: "", content: "Ask" })).toMatchObject({ code: "field.required", field: "title" });
  });
  it("SYS-13 is withdrawn before it is deleted, and shows stored pictures once each", () => {
    expect(checkArticleDeletion("published").ok).toBe(false);
    expect([checkArticleDeletion("draft").ok, checkArticleDeletion("withdrawn").ok]).toEqual([true, true]);
    const name = `${"a".repeat(32)}.png`;
    expect(picturesIn(`![x](/spImg/${name}) ![y](/spImg/${name}) ![z](https://elsewhere/a.png)`)).toEqual([name]);
  });
});
