import { describe, expect, it } from "vitest";
import type { GoodsLine } from "./lineFields.tsx";
import { foundLines, linesWith } from "./lines.ts";

const line = (productId: string, productName: string, given: Partial<GoodsLine> = {}): GoodsLine => ({
  productId,
  productCode: `P${productId}`,
  productName,
  barcode: null,
  unit: "",
  batchNo: "",
  counted: null,
  book: null,
  difference: null,
  reason: null,
  remark: "",
  countedTime: null,
  countedBy: null,
  isStale: false,
  ...given,
});
const lines = [
  line("1", "Cola", { barcode: "690" }),
  line("2", "Cola zero", { barcode: "6901", batchNo: "K7" }),
  line("3", "Tea"),
];
const idsOf = (found: readonly GoodsLine[]) => found.map(({ productId }) => productId);

describe("the lines of a count of a place", () => {
  it("STOCK-01 are found by a part of name, number or batch, and by a whole barcode alone", () => {
    expect(idsOf(foundLines(lines, " cola "))).toEqual(["1", "2"]);
    expect(idsOf(foundLines(lines, "k7"))).toEqual(["2"]);
    expect(idsOf(foundLines(lines, "P3"))).toEqual(["3"]);
    expect(idsOf(foundLines(lines, "690"))).toEqual(["1"]);
    expect(idsOf(foundLines(lines, "69"))).toEqual(["1", "2"]);
    expect(idsOf(foundLines(lines, ""))).toEqual(["1", "2", "3"]);
  });

  it("STOCK-01 hold what somebody added once, until the count has it itself", () => {
    const added = [line("4", "Milk"), line("4", "Milk"), line("1", "Cola"), line("1", "Cola", { batchNo: "N" })];
    expect(linesWith(lines, added).map(({ productId, batchNo }) => `${productId}${batchNo}`)).toEqual([
      "4",
      "1N",
      "1",
      "2K7",
      "3",
    ]);
  });
});
