import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankMachines, shareOf } from "./ranking.ts";

describe("rankings", () => {
  it("HOME-06 gives rank, share and average to machines", () => {
    const rows = [
      { machineNo: "A", machineName: "a", pointName: null, orders: 3, quantity: 4, amountFen: "900" },
      { machineNo: "B", machineName: "b", pointName: null, orders: 0, quantity: 0, amountFen: "0" },
    ];
    expect(rankMachines(rows, "1000").map(({ rank, share, averageFen }) => [rank, share, averageFen])).toEqual([
      [1, 0.9, "300"],
      [2, 0, "0"],
    ]);
  });

  it("a share is never below 0 nor above 1, and nothing of nothing is 0", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), fc.bigInt(0n, 10n ** 15n), (part, rest) => {
        const share = shareOf(String(part), String(part + rest));
        return share >= 0 && share <= 1;
      }),
    );
    expect(shareOf("0", "0")).toBe(0);
  });
});
