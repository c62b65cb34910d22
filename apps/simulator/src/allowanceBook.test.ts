import { allowanceSigningText, type DownBody } from "@yunshou/contract/machines/downMessages";
import { generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { AllowanceBook } from "./allowanceBook.ts";

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const list = (version: number, amountFen = 1_000, machineNo = "A1"): DownBody<"allowances"> => {
  const said = { version, allowances: [{ cardNo: "K1", amountFen, until: 5_000 }] };
  const signature = sign(null, Buffer.from(allowanceSigningText(machineNo, said)), privateKey).toString("base64");
  return { ...said, notAfter: 2_000, signature };
};
const book = () => new AllowanceBook("A1", publicKey);

describe("what a machine keeps of allowances", () => {
  it("lets a card spend what was signed, in parts, until its time is over", () => {
    const one = book();
    expect(one.isKept).toBe(false);
    expect(one.judge(list(1), 1_000)).toEqual({ version: 1, result: "applied" });
    expect(one.pay(["K1"], 600, 4_000)).toEqual({ cardNo: "K1", allowance: { version: 1 } });
    expect(one.pay(["K1"], 401, 4_000)).toBeUndefined();
    expect(one.pay(["K1"], 400, 5_001)).toBeUndefined();
    expect(one.pay(["K2"], 1, 4_000)).toBeUndefined();
    expect(one.pay(["K1"], 400, 5_000)).toBeDefined();
  });

  it("begins anew with a new list, and not with the same one that comes again", () => {
    const one = book();
    one.judge(list(1), 1_000);
    one.pay(["K1"], 1_000, 1_000);
    one.judge(list(1), 1_000);
    expect(one.pay(["K1"], 1, 1_000)).toBeUndefined();
    one.judge(list(2), 1_000);
    expect(one.pay(["K1"], 1_000, 1_000)).toEqual({ cardNo: "K1", allowance: { version: 2 } });
  });

  it("takes over nothing late, older, of another machine or with other amounts than were signed", () => {
    const one = book();
    expect(one.judge(list(2), 2_001)).toBeUndefined();
    expect(one.judge(list(2), 2_000)).toMatchObject({ result: "applied" });
    expect(one.judge(list(1), 1_000)).toBeUndefined();
    expect(one.judge(list(3, 1_000, "A2"), 1_000)).toMatchObject({ version: 3, result: "refused" });
    const forged = { ...list(3), allowances: [{ cardNo: "K1", amountFen: 9_000, until: 5_000 }] };
    expect(one.judge(forged, 1_000)).toMatchObject({ result: "refused" });
    expect(one.pay(["K1"], 1_001, 1_000)).toBeUndefined();
  });
});
