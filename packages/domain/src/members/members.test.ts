import { describe, expect, it } from "vitest";
import { checkMemberFields, maskHolder, memberLevels } from "./members.ts";

const member = { holderName: " 林晓 ", holderPhone: " 13912345678 ", remark: "" };

describe("a member", () => {
  it("MERCHANT-10 MERCHANT-16 has a name and a mobile number", () => {
    expect(checkMemberFields(member)).toEqual({
      ok: true,
      value: { holderName: "林晓", holderPhone: "13912345678", remark: "" },
    });
    expect(checkMemberFields({ ...member, holderName: " " })).toMatchObject({
      code: "field.required",
      field: "holderName",
    });
    expect(checkMemberFields({ ...member, holderPhone: "12012345678" })).toMatchObject({
      code: "field.notMobile",
      field: "holderPhone",
    });
  });

  it("FORM-05 has a remark of at most 200 characters", () => {
    expect(checkMemberFields({ ...member, remark: "字".repeat(200) }).ok).toBe(true);
    expect(checkMemberFields({ ...member, remark: "字".repeat(201) })).toMatchObject({
      code: "field.remarkTooLong",
      field: "remark",
    });
  });

  it("is shown masked, and has one of four levels", () => {
    expect(maskHolder({ holderName: "林晓", holderPhone: "13912345678" })).toEqual({
      holderName: "林**",
      holderPhone: "139****5678",
    });
    expect(memberLevels).toHaveLength(4);
  });
});
