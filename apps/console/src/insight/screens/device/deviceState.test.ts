import { describe, expect, it } from "vitest";
import { deviceReducer, firstDeviceState, queryTypes } from "./deviceState.ts";

describe("state of the device panel", () => {
  it("BIGDEV-01 begins with the map, no topic and no filter", () => {
    expect(firstDeviceState).toEqual({ topic: null, filters: { province: "", type: "0", merchantNo: "" } });
  });

  it("BIGDEV-02 BIGDEV-04 shows a topic and clears the merchant filter, but keeps the others", () => {
    const filtered = deviceReducer(firstDeviceState, {
      kind: "filters",
      filters: { province: "广东", type: "2", merchantNo: "0001" },
    });
    expect(filtered.filters.merchantNo).toBe("0001");
    expect(deviceReducer(filtered, { kind: "topic", topic: "exited" })).toEqual({
      topic: "exited",
      filters: { province: "广东", type: "2", merchantNo: "" },
    });
  });

  it("BIGDEV-10 asks for years, months and days by 3, 2 and 1", () => {
    expect(queryTypes).toEqual({ year: 3, month: 2, day: 1 });
  });
});
