import { describe, expect, it } from "vitest";
import { checkMaintenance, maintenanceCostFen, type MaintenanceFields } from "./maintenance.ts";

const part = { partId: "M-1", partType: "motor", partName: "lane motor", partQty: 2, priceFen: 3_500n };
const form: MaintenanceFields = {
  maintainContent: " belt changed ",
  maintainer: "Li",
  everyDays: null,
  labourFen: 8_000n,
  parts: [part],
  remark: "",
};
const codeOf = (fields: Partial<MaintenanceFields>) => {
  const checked = checkMaintenance({ ...form, ...fields });
  return checked.ok ? "ok" : `${checked.code} ${checked.field}`;
};

describe("MACHINE-24 HTTP-19 a maintenance", () => {
  it("costs its labour and each part as often as it was used", () => {
    expect(maintenanceCostFen(form)).toBe(15_000n);
    expect(maintenanceCostFen({ labourFen: 0n, parts: [] })).toBe(0n);
  });

  it("is written down without blanks around its words", () => {
    expect(checkMaintenance(form)).toMatchObject({ ok: true, value: { maintainContent: "belt changed" } });
  });

  it.each<[string, Partial<MaintenanceFields>, string]>([
    ["nothing done", { maintainContent: "  " }, "field.required maintainContent"],
    ["FORM-05 a remark of 201 characters", { remark: "a".repeat(201) }, "field.remarkTooLong remark"],
    ["half a day", { everyDays: 0.5 }, "maintenances.everyDaysOutOfRange everyDays"],
    ["no day", { everyDays: 0 }, "maintenances.everyDaysOutOfRange everyDays"],
    ["labour below zero", { labourFen: -1n }, "amount.negative labourFen"],
    ["a part without a name", { parts: [{ ...part, partName: "" }] }, "field.required partName"],
    ["no piece of a part", { parts: [{ ...part, partQty: 0 }] }, "maintenances.quantityOutOfRange partQty"],
    ["a part below zero", { parts: [{ ...part, priceFen: -1n }] }, "amount.negative priceFen"],
    ["more money than an amount holds", { labourFen: 1_000_000_001n }, "amount.tooLarge labourFen"],
  ])("is refused with %s", (_, fields, refusal) => {
    expect(codeOf(fields)).toBe(refusal);
  });

  it.each([1, 30, 1_000, null])("FORM-05 may be due again after %s days and have a remark of 200", (everyDays) => {
    expect(codeOf({ everyDays, remark: "a".repeat(200) })).toBe("ok");
  });
});
