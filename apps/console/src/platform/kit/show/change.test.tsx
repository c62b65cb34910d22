// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Change } from "./Change.tsx";

describe("a change", () => {
  it.each([
    [0.1234, "up", "▲ +12.3%"],
    [-0.05, "down", "▼ −5.0%"],
    [0.0004, "same", "0.0%"],
    [-1, "down", "▼ −100.0%"],
  ])("of %d says by arrow, sign and colour where it went", (rate, direction, shown) => {
    expect(renderToStaticMarkup(<Change rate={rate} />)).toBe(
      `<b class="kit-change kit-change-${direction}">${shown}</b>`,
    );
  });
});
