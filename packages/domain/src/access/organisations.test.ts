import { describe, expect, it } from "vitest";
import {
  checkOrganisationDeletable,
  checkOrganisationFields,
  checkOrganisationPlace,
  organisationDepth,
} from "./organisations.ts";

const fields = { name: "华东区", code: "EAST1", sortNo: 1, remark: "" };

describe("organisations", () => {
  it("SYS-18 FORM-01 FORM-03 FORM-05 have a name, a code of letters and digits within 20 and a remark within 200", () => {
    expect(checkOrganisationFields({ ...fields, name: " 华东区 " })).toEqual({ ok: true, value: fields });
    expect(checkOrganisationFields({ ...fields, name: " " })).toMatchObject({ code: "field.required", field: "name" });
    for (const code of ["东", "a_b", "x".repeat(21)])
      expect(checkOrganisationFields({ ...fields, code })).toMatchObject({ ok: false, field: "code" });
    expect(checkOrganisationFields({ ...fields, remark: "好".repeat(200) }).ok).toBe(true);
    expect(checkOrganisationFields({ ...fields, remark: "好".repeat(201) })).toMatchObject({
      code: "field.remarkTooLong",
      field: "remark",
    });
    expect(checkOrganisationFields({ ...fields, sortNo: -1 })).toMatchObject({ code: "access.sortNo" });
  });

  it("SYS-18 move without cycles and not too deep", () => {
    const place = (...path: string[]) => ({ organisationId: path.at(-1)!, path });
    expect(checkOrganisationPlace(place("1"), place("1", "2"), 2)).toMatchObject({ code: "access.treeCycle" });
    expect(checkOrganisationPlace(place("1"), place("1"), 1)).toMatchObject({ code: "access.treeCycle" });
    expect(checkOrganisationPlace(place("1", "2"), place("3"), 1).ok).toBe(true);
    expect(checkOrganisationPlace(place("1", "2"), null, 1).ok).toBe(true);
    const deep = place(...Array.from({ length: organisationDepth - 1 }, (_, index) => String(index + 10)));
    expect(checkOrganisationPlace(null, deep, 1).ok).toBe(true);
    expect(checkOrganisationPlace(place("1"), deep, 2)).toMatchObject({ code: "access.organisationTooDeep" });
  });

  it("SYS-18 are deleted only when nothing is below them and nobody belongs to them", () => {
    expect(checkOrganisationDeletable(0, 0).ok).toBe(true);
    expect(checkOrganisationDeletable(1, 0)).toMatchObject({
      code: "access.organisationInUse",
      values: { organisations: 1, accounts: 0 },
    });
    expect(checkOrganisationDeletable(0, 3).ok).toBe(false);
  });
});
