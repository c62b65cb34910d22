import { describe, expect, it } from "vitest";
import { checkLabels, labelPlace, labelSheetKinds, labelSheets, symbolThatFits } from "./label.ts";

describe("labels of products", () => {
  it.each(labelSheetKinds)("lie on their paper without touching each other (%s)", (kind) => {
    const { page, label, columns, rows } = labelSheets[kind];
    const places = Array.from({ length: columns * rows }, (_, index) => labelPlace(kind, index));
    for (const [index, { page: onPage, x, y }] of places.entries()) {
      expect(onPage).toBe(0);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + label.width).toBeLessThanOrEqual(page.width + 1e-9);
      expect(y + label.height).toBeLessThanOrEqual(page.height + 1e-9);
      for (const other of places.slice(index + 1))
        expect(
          other.x >= x + label.width - 1e-9 || x >= other.x + label.width - 1e-9 || other.y >= y + label.height - 1e-9,
        ).toBe(true);
    }
    expect(labelPlace(kind, columns * rows)).toEqual({ ...labelPlace(kind, 0), page: 1 });
  });

  it.each([
    [1, 0, "goods.copiesOutOfRange"],
    [1, 1, undefined],
    [1, 100, undefined],
    [1, 101, "goods.copiesOutOfRange"],
    [1, 1.5, "goods.copiesOutOfRange"],
    [1, null, "goods.copiesOutOfRange"],
    [20, 100, undefined],
    [21, 100, "goods.tooManyLabels"],
  ])("of %i products with %s copies are refused with %s", (products, copies, refusal) => {
    const checked = checkLabels(products, copies);
    expect(checked.ok ? undefined : checked.code).toBe(refusal);
  });

  it("give bars that no printer draws way to a QR code, and only there", () => {
    expect(symbolThatFits("6901234567892", "barcode", "a4x65")).toBe("barcode");
    expect(symbolThatFits("ABCDEFGHIJKLMNOPQRST", "barcode", "a4x65")).toBe("qr");
    expect(symbolThatFits("ABCDEFGHIJKLMNOPQRST", "barcode", "a4x24")).toBe("barcode");
    expect(symbolThatFits("6901234567892", "qr", "a4x24")).toBe("qr");
  });
});
