import { expect, it } from "vitest";
import { checkMedicineBox, ordinaryBox } from "./medicineBox.ts";

it("MED-12 a medicine box has whole days and minutes within their limits", () => {
  expect(checkMedicineBox(ordinaryBox)).toEqual({ ok: true, value: ordinaryBox });
  for (const wrong of [
    { nearDays: 6 },
    { nearDays: 366 },
    { nearDays: 30.5 },
    { excursionMinutes: 0 },
    { excursionMinutes: 121 },
  ])
    expect(checkMedicineBox({ ...ordinaryBox, ...wrong })).toMatchObject({ code: "pharmacy.boxOutOfRange" });
});
