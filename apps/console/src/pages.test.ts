import zh from "@yunshou/phrases/catalogue/zh";
import { describe, expect, it } from "vitest";
import { pages } from "./pages.ts";
import { loadPage } from "./platform/pages.ts";

describe("pages", () => {
  it("have unique paths and a title each", () => {
    const paths = pages.map((page) => page.path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(zh.pages[path], path).toBeTruthy();
  });

  it.each(pages.map((page) => [page.path, page] as const))(
    "%s loads its component",
    async (_path, page) => {
      expect(typeof (await loadPage(page))).toBe("function");
    },
    30_000,
  );
});
