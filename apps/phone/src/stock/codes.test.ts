import { describe, expect, it } from "vitest";
import { isBarcodeOf, namesMachine } from "./codes.ts";

describe("codes that a replenisher scans", () => {
  it("STOCK-08 find a product by its barcode, whichever length the scanner gives it", () => {
    expect(isBarcodeOf("6901028075831", "6901028075831")).toBe(true);
    expect(isBarcodeOf("012345678905", "12345678905")).toBe(true);
    expect(isBarcodeOf("", "")).toBe(false);
    expect(isBarcodeOf("6901028075831", null)).toBe(false);
  });

  it("STOCK-08 find a machine by its number or by the address on its front", () => {
    expect(namesMachine("yt310002", "YT310002")).toBe(true);
    expect(namesMachine("https://shop.example/m/buy/YT310002?from=front", "YT310002")).toBe(true);
    expect(namesMachine("YT3100021", "YT310002")).toBe(false);
    expect(namesMachine("", "YT310002")).toBe(false);
  });
});
