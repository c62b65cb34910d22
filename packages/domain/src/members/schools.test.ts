import { describe, expect, it } from "vitest";
import { checkSchoolDelete, checkSchoolName, kindBelow } from "./schools.ts";

describe("a school", () => {
  it("SYS-14 has grades, and these have classes, and nothing lies below a class", () => {
    expect([kindBelow(undefined), kindBelow("school"), kindBelow("grade")]).toEqual(
      ["school", "grade", "class"].map((value) => ({ ok: true, value })),
    );
    expect(kindBelow("class")).toMatchObject({ code: "schools.tooDeep" });
    expect(checkSchoolName(" 实验小学 ")).toEqual({ ok: true, value: "实验小学" });
    expect(checkSchoolName("")).toMatchObject({ code: "field.required", field: "unitName" });
  });

  it("SYS-15 MSG-51 MSG-52 stays with grades, a grade with classes, a class with members", () => {
    expect(checkSchoolDelete("school", 1, 0)).toMatchObject({ code: "schools.hasGrades" });
    expect(checkSchoolDelete("grade", 1, 0)).toMatchObject({ code: "schools.hasClasses" });
    expect(checkSchoolDelete("class", 0, 2)).toMatchObject({ code: "schools.hasMembers", values: { members: 2 } });
    for (const kind of ["school", "grade", "class"] as const) expect(checkSchoolDelete(kind, 0, 0).ok).toBe(true);
  });
});
