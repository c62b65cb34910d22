import { describe, expect, it } from "vitest";
import { step } from "../states.ts";
import {
  checkCollectionAccount,
  collectionAccountStates,
  collectionAccountTable,
  maskTail,
} from "./collectionAccount.ts";

const form = {
  providerName: " 微信支付 ",
  payAccountNo: "1900000109",
  bankName: "招商银行上海分行",
  bankCardNo: "6225 8801 1234 5674",
  collectionUnit: "云途零售",
  payKey: "",
};

describe("a collection account", () => {
  it("FIN-11 holds provider, account, bank card, unit and key, without spaces around", () => {
    expect(checkCollectionAccount({ ...form, bankCardNo: "4111 1111 1111 1111" })).toEqual({
      ok: true,
      value: { ...form, providerName: "微信支付", bankCardNo: "4111111111111111" },
    });
  });
  it.each(["providerName", "payAccountNo", "bankName", "bankCardNo", "collectionUnit"] as const)(
    "FIN-17 is refused without %s, and the field is named",
    (field) => {
      expect(checkCollectionAccount({ ...form, [field]: " " })).toMatchObject({ code: "field.required", field });
    },
  );
  it("MERCHANT-11 is refused with a card whose check digit is wrong", () => {
    expect(checkCollectionAccount({ ...form, bankCardNo: "4111 1111 1111 1112" })).toMatchObject({
      code: "merchants.bankCardWrong",
      field: "bankCardNo",
    });
  });
  it("FIN-12 is in preparation, activated or stopped, whatever is done to it, and only what is activated can be stopped", () => {
    expect(collectionAccountStates).toEqual(["preparation", "activated", "stopped"]);
    const after = (action: "edit" | "activate" | "stop") =>
      collectionAccountStates.map((state) => {
        const next = step(collectionAccountTable, state, action);
        return next.ok ? next.value : undefined;
      });
    expect(after("activate")).toEqual(["activated", undefined, "activated"]);
    expect(after("stop")).toEqual([undefined, "stopped", undefined]);
    expect(after("edit")).toEqual(["preparation", undefined, undefined]);
  });
  it("FIN-14 FIN-22 is edited before its activation only, and activated again after it was stopped", () => {
    expect(step(collectionAccountTable, "preparation", "edit").ok).toBe(true);
    expect(step(collectionAccountTable, "activated", "edit").ok).toBe(false);
    expect(step(collectionAccountTable, "stopped", "edit").ok).toBe(false);
    expect(step(collectionAccountTable, "stopped", "activate")).toEqual({ ok: true, value: "activated" });
  });
  it("FIN-18 shows at most the last four signs of a secret, and nothing of a short one", () => {
    expect(maskTail("1900000109")).toBe("******0109");
    expect(maskTail("12345678")).toBe("******");
    expect(maskTail("")).toBeNull();
  });
});
