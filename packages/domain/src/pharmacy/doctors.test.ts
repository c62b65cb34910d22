import { describe, expect, it } from "vitest";
import { checkDoctorFields } from "./doctors.ts";

const form = {
  doctorName: " 秦望舒 ",
  doctorTitle: "",
  hospital: "康和医院",
  phone: "13800020021",
  certNo: "110110000000001",
};

describe("a doctor", () => {
  it("RX-04 has a name, a hospital, a phone and the number of a certificate", () => {
    expect(checkDoctorFields(form, { isNew: true })).toMatchObject({ value: { doctorName: "秦望舒" } });
    const refusals = [
      [{ doctorName: " " }, "field.required"],
      [{ hospital: "" }, "field.required"],
      [{ phone: "" }, "field.required"],
      [{ certNo: "11-01" }, "field.notCode"],
    ] as const;
    for (const [wrong, code] of refusals)
      expect(checkDoctorFields({ ...form, ...wrong }, { isNew: true })).toMatchObject({ ok: false, code });
  });

  it("RX-04 keeps the phone when a change names none", () => {
    expect(checkDoctorFields({ ...form, phone: " " }, { isNew: false })).toMatchObject({ value: { phone: "" } });
    expect(checkDoctorFields({ ...form, phone: "1" }, { isNew: false })).toMatchObject({ code: "field.notMobile" });
  });
});
