import { expect, it } from "vitest";
import { loadRoom } from "@yunshou/phrases/load";
import { inWordsOf } from "../../../../tools/vite/entryPages.ts";
import page from "../../index.html?raw";

it("lets the keyboard of a phone push up what stands at the lower edge, instead of covering it", () => {
  expect(/<meta\s+name="viewport"\s+content="([^"]*)"/.exec(page)?.[1]).toContain("interactive-widget=resizes-content");
});

it.each(["zh", "fr", "ko"] as const)("leads on in %s when its program does not come", async (language) => {
  const { words } = (await loadRoom("phone", language)) as { readonly words: { readonly retry: string } };
  expect(await inWordsOf(page, language)).toContain(`href="">${words.retry}</a>`);
});
