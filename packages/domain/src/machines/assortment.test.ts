import { describe, expect, it } from "vitest";
import { type AssortmentChange, checkAssortmentChange, planAssortment } from "./assortment.ts";
import type { PlannedLane } from "./planogram.ts";

const lane = (laneNo: number, productId: string | null): PlannedLane => ({
  cabinet: "main",
  laneNo,
  mode: "medium",
  status: productId === null ? "discontinued" : "normal",
  locked: false,
  productId,
  priceFen: productId === null ? null : 300n,
  purchaseFen: null,
  stock: productId === null ? 0 : 4,
  capacity: 10,
  warnThreshold: 1,
  batchNo: "",
});
const lanes = [lane(11, "cola"), lane(12, null), lane(13, "cola"), lane(14, null)];
const tea = { productId: "tea", priceFen: 450n, purchaseFen: 200n };
const change = (more: Partial<AssortmentChange>): AssortmentChange => ({
  action: "add",
  productId: "tea",
  product: tea,
  laneCount: 1,
  ...more,
});
const products = (more: Partial<AssortmentChange>) =>
  planAssortment(lanes, change(more)).map(({ productId, status, stock }) => `${productId} ${status} ${stock}`);

describe("LANE-02 products on many machines", () => {
  it("are added to so many free lanes, which sell again, and to fewer where fewer are free", () => {
    expect(products({})).toEqual(["cola normal 4", "tea normal 0", "cola normal 4", "null discontinued 0"]);
    expect(products({ laneCount: 9 }).filter((text) => text.startsWith("tea"))).toHaveLength(2);
  });

  it("take the place of another, whose goods have to be taken out", () => {
    expect(products({ action: "swap", productId: "cola" })).toEqual([
      "tea normal 0",
      "null discontinued 0",
      "tea normal 0",
      "null discontinued 0",
    ]);
  });

  it("are removed, and their lanes stop", () => {
    expect(products({ action: "remove", productId: "cola", product: null })).toEqual(
      Array.from({ length: 4 }, () => "null discontinued 0"),
    );
  });

  it.each<[string, Partial<AssortmentChange>, string]>([
    ["MSG-14 no product to add", { product: null }, "goods.chooseProduct"],
    ["a product in its own place", { action: "swap" }, "machineProducts.sameProduct"],
    ["no lane", { laneCount: 0 }, "machineProducts.laneCountOutOfRange"],
    ["half a lane", { laneCount: 1.5 }, "machineProducts.laneCountOutOfRange"],
    ["101 lanes", { laneCount: 101 }, "machineProducts.laneCountOutOfRange"],
  ])("are refused with %s", (_, more, code) => {
    expect(checkAssortmentChange(change(more))).toMatchObject({ ok: false, code });
  });
});
