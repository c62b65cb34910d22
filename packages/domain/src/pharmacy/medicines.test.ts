import { describe, expect, it } from "vitest";
import {
  checkGroupChoice,
  checkGroupDelete,
  checkGroupPlace,
  checkMedicineFields,
  checkMedicineGroup,
  checkRegistrationNo,
  checkSetLines,
} from "./medicines.ts";

const fields = {
  manufacturer: " 康禾制药 ",
  registrationNo: "国药准字z20043456",
  saleClass: "otcB",
  storage: "room",
  symptoms: "咳嗽",
  spec: "10g×9袋",
  multiUse: false,
  conditionIds: ["1", "1"],
} as const;

describe("a medicine", () => {
  it.each(["国药准字Z20043456", "国药准字H11020001", "国药准字HJ20181234", "H20130485", "HC20181021"])(
    "MED-01 takes %s for a registration number",
    (number) => expect(checkRegistrationNo(number, "otcA")).toEqual({ ok: true, value: number }),
  );

  it.each(["国药准字Z2004345", "国药准字Q20043456", "Z2004 3456", "国药准字20043456"])(
    "MED-01 refuses %s as a registration number",
    (number) => expect(checkRegistrationNo(number, "otcB")).toMatchObject({ code: "pharmacy.registrationMalformed" }),
  );

  it("MED-01 needs a number for every medicine, and none for what is sold beside", () => {
    expect(checkRegistrationNo(" ", "prescription")).toMatchObject({ code: "field.required" });
    expect(checkRegistrationNo("", "health")).toEqual({ ok: true, value: "" });
    expect(checkRegistrationNo("京械注准20172140001", "health").ok).toBe(true);
  });

  it("MED-01 cleans its fields and names a condition once", () => {
    expect(checkMedicineFields(fields)).toMatchObject({
      value: { manufacturer: "康禾制药", registrationNo: "国药准字Z20043456", conditionIds: ["1"] },
    });
    expect(checkMedicineFields({ ...fields, manufacturer: " " })).toMatchObject({ field: "manufacturer" });
  });

  it("MED-10 treats several conditions only when it is multi-use", () => {
    const several = { ...fields, conditionIds: ["1", "2"] };
    expect(checkMedicineFields(several)).toMatchObject({ code: "pharmacy.notMultiUse" });
    expect(checkMedicineFields({ ...several, multiUse: true }).ok).toBe(true);
    const many = Array.from({ length: 11 }, (_, index) => String(index));
    expect(checkMedicineFields({ ...fields, multiUse: true, conditionIds: many })).toMatchObject({
      code: "pharmacy.tooManyConditions",
    });
  });
});

describe("a group", () => {
  it("PRODUCT-27 has a name and a whole number for its place", () => {
    const group = { categoryName: " 感冒 ", symptoms: "", sortNo: 10 };
    expect(checkMedicineGroup(group)).toMatchObject({ value: { categoryName: "感冒" } });
    expect(checkMedicineGroup({ ...group, categoryName: " " })).toMatchObject({ field: "categoryName" });
    expect(checkMedicineGroup({ ...group, sortNo: 1.5 })).toMatchObject({ code: "access.sortNo" });
  });

  it("MED-03 stands at most five levels deep and never below itself; combinations have one level", () => {
    expect(checkGroupPlace("category", undefined, 0, ["1", "2", "3", "4"]).ok).toBe(true);
    expect(checkGroupPlace("category", undefined, 1, ["1", "2", "3", "4"])).toMatchObject({
      code: "pharmacy.groupTooDeep",
    });
    expect(checkGroupPlace("condition", { groupId: "2" }, 0, ["1", "2"])).toMatchObject({ code: "access.treeCycle" });
    expect(checkGroupPlace("set", undefined, 0, []).ok).toBe(true);
    expect(checkGroupPlace("set", undefined, 0, ["1"]).ok).toBe(false);
  });

  it("MED-03 stays while something names it, and is chosen only when it is enabled and of the last level", () => {
    expect(checkGroupDelete({ children: 0, uses: 1 })).toMatchObject({ values: { children: 0, uses: 1 } });
    expect(checkGroupDelete({ children: 0, uses: 0 }).ok).toBe(true);
    expect(checkGroupChoice({ children: 1, enabled: true }, "x")).toMatchObject({ code: "goods.notLastLevel" });
    expect(checkGroupChoice({ children: 0, enabled: false }, "x")).toMatchObject({ code: "pharmacy.groupOff" });
  });
});

describe("a combination", () => {
  const line = (productId: string, quantity = 1) => ({ productId, quantity });

  it("MED-04 has at least two medicines, each once, of whole pieces", () => {
    expect(checkSetLines([line("1"), line("2", 3)]).ok).toBe(true);
    expect(checkSetLines([line("1")])).toMatchObject({ code: "pharmacy.setTooSmall" });
    expect(checkSetLines([line("1"), line("1")])).toMatchObject({ code: "pharmacy.setTwice" });
    expect(checkSetLines([line("1"), line("2", 0)])).toMatchObject({ code: "pharmacy.quantityWrong" });
    expect(checkSetLines(Array.from({ length: 21 }, (_, index) => line(String(index))))).toMatchObject({
      code: "pharmacy.setTooLarge",
    });
  });
});
