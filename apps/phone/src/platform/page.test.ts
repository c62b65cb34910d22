import { expect, it } from "vitest";
import page from "../../index.html?raw";

it("lets the keyboard of a phone push up what stands at the lower edge, instead of covering it", () => {
  expect(/<meta\s+name="viewport"\s+content="([^"]*)"/.exec(page)?.[1]).toContain("interactive-widget=resizes-content");
});
