import { describe, expect, it } from "vitest";
import { checkLane, stockAfterForm, statusAfterPrice } from "./lane.ts";
import { laneStatuses } from "./values.ts";

describe("the status of a lane after its price was saved", () => {
  it("LANE-05 LANE-06 an empty, zero or negative price stops the lane, whatever it was", () => {
    for (const status of laneStatuses) {
      for (const price of [null, 0n, -1n]) expect(statusAfterPrice(status, 300n, price)).toBe("discontinued");
    }
  });

  it("LANE-06 the first sound price lets a lane sell that had none", () => {
    expect(statusAfterPrice("discontinued", null, 350n)).toBe("normal");
  });

  it("LANE-04 a lane that a person stopped stays stopped when its price changes", () => {
    expect(statusAfterPrice("discontinued", 300n, 350n)).toBe("discontinued");
    expect(statusAfterPrice("pickupOnly", null, 350n)).toBe("pickupOnly");
    expect(statusAfterPrice("abnormal", 300n, 350n)).toBe("abnormal");
  });
});

describe("settings of a lane", () => {
  const lane = {
    priceFen: 300n,
    purchaseFen: 200n,
    stock: 3,
    capacity: 6,
    warnThreshold: 2,
    productId: "1",
    productPriceFen: 300n,
  };

  it.each([
    [{ warnThreshold: -1 }, "lane.thresholdNegative"],
    [{ warnThreshold: 7 }, "lane.thresholdAboveCapacity"],
    [{ stock: -1 }, "lane.stockNegative"],
    [{ purchaseFen: -1n }, "amount.negative"],
  ] as const)("LANE-16 FORM-12 says what is wrong with %o", (wrong, code) => {
    expect(checkLane({ ...lane, ...wrong })).toMatchObject({ ok: false, code });
    expect(checkLane(lane)).toMatchObject({ ok: true });
  });
});

describe("the stock in a lane's form", () => {
  it.each([
    ["nobody changed it", 8, { typed: 10, seen: 10 }, 8],
    ["the lane lies as it was seen", 10, { typed: 7, seen: 10 }, 7],
    ["nobody says what was seen", 8, { typed: 10, seen: null }, 10],
  ])("LANE-16 is what %s", (_, stock, form, after) => {
    expect(stockAfterForm(stock, form)).toEqual({ ok: true, value: after });
  });

  it("LANE-16 is refused where it was typed over another one", () => {
    expect(stockAfterForm(8, { typed: 7, seen: 10 })).toMatchObject({ code: "lane.changedMeanwhile", field: "stock" });
  });
});
