import { describe, expect, it } from "vitest";
import { isNotMobile } from "./fields.ts";

describe("mobile numbers", () => {
  it("LOGIN-49 answers true for what is no mobile number: a wrong second digit, a wrong length, other signs", () => {
    expect(["13812345678", "14712345678", "15012345678", "17712345678", "18612345678"].map(isNotMobile)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(
      ["12812345678", "10012345678", "1381234567", "138123456789", "23812345678", "1381234567a", ""].map(isNotMobile),
    ).toEqual(Array(7).fill(true));
  });
});
