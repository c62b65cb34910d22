import { describe, expect, it } from "vitest";
import { type LoadingRow, loadsOf } from "./loading.ts";

const row = (routeName: string | null, machineId: string, productId: string, shortage: number): LoadingRow => ({
  routeName,
  machineId,
  machineNo: `M${machineId}`,
  machineName: "",
  pointName: null,
  productId,
  productCode: productId,
  productName: "",
  unit: "",
  shortage,
  takeBackPercent: null,
});

describe("the loading list", () => {
  it("STOCK-01 sums each product over the machines of a route, and keeps what each machine lacks", () => {
    const [first, second] = loadsOf([
      row("A", "1", "cola", 3),
      row("A", "1", "tea", 2),
      row("A", "2", "cola", 4),
      row(null, "3", "cola", 1),
    ]);
    expect(first?.total.map(({ productId, shortage }) => [productId, shortage])).toEqual([
      ["cola", 7],
      ["tea", 2],
    ]);
    expect(first?.machines.map(({ machineId, rows }) => [machineId, rows.length])).toEqual([
      ["1", 2],
      ["2", 1],
    ]);
    expect(second).toMatchObject({ routeName: null, total: [{ shortage: 1 }] });
  });
});
