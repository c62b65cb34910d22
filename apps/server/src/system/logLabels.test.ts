import { describe, expect, it } from "vitest";
import { labelsOf } from "./logLabels.ts";

describe("what the log calls the properties of a state", () => {
  it("SYS-01 is what the pages of its area call them, in the reader's language", () => {
    const entry = { logAction: "stock.supplier.create", before: null, after: { supplierName: "晨光", unheardOf: 1 } };
    expect(labelsOf("zh", entry)).toEqual({ supplierName: "供应商名称" });
    expect(labelsOf("de", entry)).toEqual({ supplierName: "Lieferant" });
  });

  it("SYS-01 calls a part of a record as pages call it with the record's own name", () => {
    const entry = {
      logAction: "machines.register",
      before: null,
      after: { name: "一号机", type: "combined", pointId: "7" },
    };
    expect(labelsOf("zh", entry)).toEqual({ name: "机器名称", type: "机器类型" });
  });

  it("SYS-01 calls an amount as its page does, and nothing of a state that has no properties", () => {
    const entry = { logAction: "members.package.update", before: { packagePriceFen: "990" }, after: ["a"] };
    expect(labelsOf("zh", entry)).toEqual({ packagePriceFen: "价格" });
    const draw = { logAction: "orders.luckyPlan.create", before: null, after: { drawFen: "500" } };
    expect(labelsOf("zh", draw)).toEqual({ drawFen: "每次抽奖金额" });
    expect(labelsOf("zh", { logAction: "machines.update", before: "text", after: undefined })).toEqual({});
  });
});
