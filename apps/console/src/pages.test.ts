import { languages } from "@yunshou/contract/languages";
import { loadEvery } from "@yunshou/phrases/load";
import { describe, expect, it } from "vitest";
import { pages } from "./pages.ts";
import { loadPage } from "./platform/pages.ts";

describe("pages", () => {
  it("have unique paths and a title each, in every language", async () => {
    const paths = pages.map((page) => page.path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const language of languages) {
      const titles = await loadEvery("pages", language);
      for (const path of paths) expect(titles[path], `${language} ${path}`).toBeTruthy();
    }
  });

  it.each(pages.map((page) => [page.path, page] as const))(
    "%s loads its component",
    async (_path, page) => {
      expect(typeof (await loadPage(page))).toBe("function");
    },
    30_000,
  );
});
