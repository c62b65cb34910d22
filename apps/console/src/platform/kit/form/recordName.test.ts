import { describe, expect, it } from "vitest";
import { recordName } from "./recordName.ts";

describe("what the values of a form call their record", () => {
  it.each([
    [{ productName: "冰红茶", barcode: "690" }, "冰红茶"],
    [{ merchantId: "7", productName: " 冰红茶 " }, "冰红茶"],
    [{ names: { zh: "", en: "Cold drinks" }, code: "cold" }, "Cold drinks"],
    [{ name: "  ", account: "lin" }, "lin"],
    [{ cardNo: "0007" }, "0007"],
    // What is chosen is held by its id, and a reason names nothing.
    [{ cardId: "7", reason: "遗失" }, undefined],
    [{ names: {}, machineNos: ["YT110001"] }, undefined],
  ])("MSG-137 of %j is %j", (values, name) => expect(recordName(values)).toBe(name));
});
