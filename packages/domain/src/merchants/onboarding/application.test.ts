import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { step } from "../../states.ts";
import {
  type ApplicationEvent,
  type ApplicationFields,
  applicationStates,
  applicationTable,
  checkEditable,
  checkReview,
  checkStep,
  checkSubmission,
  imageKinds,
} from "./application.ts";
import { checkBankAccount, maskBankAccount } from "./bankCard.ts";
import { checkIdCardNo, idCardCheckDigit, maskIdCardNo } from "./idCard.ts";

const today = "2026-11-21";
const idCardNo = `11010119900307123${idCardCheckDigit("11010119900307123")}`;
const fields: ApplicationFields = {
  merchantName: "样例小店",
  contactName: "甲测试",
  contactPhone: "16612345678",
  email: "a@example.com",
  idCardNo,
  storeName: "样例小店一号",
  province: "上海",
  city: "上海",
  address: "样例路1号",
  bankName: "样例银行",
  bankAccount: "6222021234567890128",
};
const none = { idCardNo: false, bankAccount: false };
const both = { idCardNo: true, bankAccount: true };
const luhnDigit = (digits: string) => Array.from("0123456789").find((last) => checkBankAccount(digits + last).ok);

describe("the review of an application", () => {
  const allowed: Record<string, string> = {
    "draft submit": "pending",
    "pending withdraw": "draft",
    "pending approve": "approved",
    "pending reject": "notApproved",
    "pending ignore": "ignored",
    "notApproved submit": "pending",
  };
  const events: ApplicationEvent[] = ["submit", "withdraw", "approve", "reject", "ignore"];

  it.each(applicationStates.flatMap((state) => events.map((event) => [state, event] as const)))(
    "MERCHANT-12 %s with %s",
    (state, event) => {
      const expected = allowed[`${state} ${event}`];
      const answer = step(applicationTable, state, event);
      if (expected === undefined) expect(answer).toMatchObject({ ok: false, code: "state.notAllowed" });
      else expect(answer).toEqual({ ok: true, value: expected });
    },
  );

  it("MERCHANT-12 lets only drafts and what was not approved be written", () => {
    expect(applicationStates.filter((state) => checkEditable(state).ok)).toEqual(["draft", "notApproved"]);
  });

  it("MERCHANT-12 needs a second person, and words for a refusal", () => {
    const application = { createdBy: "1", submittedBy: "2" };
    for (const reviewer of ["1", "2"])
      expect(checkReview(application, reviewer, "approve", "")).toMatchObject({ code: "merchants.ownApplication" });
    expect(checkReview(application, "3", "approve", " ")).toEqual({ ok: true, value: "" });
    expect(checkReview(application, "3", "reject", " ")).toMatchObject({ code: "merchants.reviewRemarkMissing" });
    expect(checkReview(application, "3", "reject", " 照片不清 ")).toEqual({ ok: true, value: "照片不清" });
    expect(checkReview(application, "3", "ignore", "字".repeat(201))).toMatchObject({ code: "field.remarkTooLong" });
  });
});

describe("an ID number", () => {
  it("MERCHANT-11 is accepted with its check digit, whatever spaces and case it comes with", () => {
    expect(checkIdCardNo(` ${idCardNo.slice(0, 6)} ${idCardNo.slice(6)}`, today)).toEqual({
      ok: true,
      value: idCardNo,
    });
    expect(checkIdCardNo("11010519491231002x", today)).toEqual({ ok: true, value: "11010519491231002X" });
  });

  it.each([
    "",
    "1101051949123100",
    "110105194912310021",
    "99010519491231002X",
    "11010519490231002X",
    `11010120270101123${idCardCheckDigit("11010120270101123")}`,
    "a".repeat(18),
  ])("MERCHANT-11 %j is refused", (text) => {
    expect(checkIdCardNo(text, today).ok).toBe(false);
  });

  it("MERCHANT-11 with one digit changed is never accepted", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const changed = [...idCardNo];
        changed[place] = String((Number(changed[place]) + more) % 10);
        expect(checkIdCardNo(changed.join(""), today).ok).toBe(false);
      }),
    );
  });

  it("FIN-18 shows seven characters of its eighteen", () => {
    expect(maskIdCardNo("11010519491231002X")).toBe("110***********002X");
    expect(maskBankAccount("6222021234567890128")).toBe("**** **** **** 0128");
  });
});

describe("a bank card", () => {
  it("MERCHANT-11 has exactly one right last digit", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{14,17}$/), (digits) => {
        expect(Array.from("0123456789").filter((last) => checkBankAccount(digits + last).ok)).toHaveLength(1);
      }),
    );
  });

  it.each(["", "4111 1111 1111 1112", "411111111111", "0".repeat(16), "abcd"])("MERCHANT-11 %j is refused", (text) => {
    expect(checkBankAccount(text).ok).toBe(false);
  });

  it("MERCHANT-11 may be written with spaces", () =>
    expect(checkBankAccount("4111 1111 1111 1111")).toEqual({ ok: true, value: "4111111111111111" }));
});

describe("the wizard", () => {
  const whole = { ...fields, bankAccount: `622202123456789012${luhnDigit("622202123456789012")}` };

  it.each([
    "merchantName",
    "contactName",
    "contactPhone",
    "email",
    "idCardNo",
    "storeName",
    "province",
    "city",
    "address",
    "bankName",
    "bankAccount",
  ] as const)("MERCHANT-11 FORM-02 does not go on without %s", (name) => {
    const steps = (["subject", "store", "bank"] as const).map((one) =>
      checkStep(one, { ...whole, [name]: " " }, none, today),
    );
    expect(steps.find((one) => !one.ok)).toMatchObject({ code: "field.required", field: name });
    expect(checkSubmission({ ...whole, [name]: "" }, none, imageKinds, "甲测试", today)).toMatchObject({
      code: "merchants.applicationIncomplete",
      field: name,
    });
  });

  it.each([
    ["16612345678", true],
    ["19912345678", true],
    ["12012345678", false],
    ["1381234567", false],
  ])("MERCHANT-10 MERCHANT-16 phone %s: %s", (contactPhone, good) => {
    expect(checkStep("subject", { ...whole, contactPhone }, none, today).ok).toBe(good);
  });

  it("MERCHANT-12 keeps numbers that are stored when nothing new is written", () => {
    expect(checkStep("bank", { ...whole, bankAccount: "" }, both, today)).toEqual({
      ok: true,
      value: { bankName: "样例银行", bankAccount: "" },
    });
    expect(checkStep("subject", { ...whole, idCardNo: "1" }, both, today)).toMatchObject({
      code: "merchants.idCardWrong",
    });
  });

  it("MERCHANT-12 takes a complete, signed application only", () => {
    expect(checkSubmission(whole, none, imageKinds, " 甲测试 ", today).ok).toBe(true);
    for (const kind of imageKinds)
      expect(
        checkSubmission(
          whole,
          none,
          imageKinds.filter((one) => one !== kind),
          "甲测试",
          today,
        ),
      ).toMatchObject({ code: "merchants.imageMissing", field: kind });
    expect(checkSubmission(whole, none, imageKinds, "乙测试", today)).toMatchObject({
      code: "merchants.signatureDiffers",
    });
  });
});
