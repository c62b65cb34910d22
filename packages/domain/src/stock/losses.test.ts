import { describe, expect, it } from "vitest";
import { step } from "../states.ts";
import { checkSupplierPayment, lossTable, openFen } from "./losses.ts";

const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? "ok" : result.code);

describe("write-offs and payments", () => {
  it("STOCK-08 a write-off is booked once, and reversed once", () => {
    expect(step(lossTable, "booked", "approve").ok).toBe(false);
    expect(step(lossTable, "rejected", "approve").ok).toBe(false);
    expect(step(lossTable, "reversed", "reverse").ok).toBe(false);
  });

  it("STOCK-08 what is open is what came and stayed less what was paid and kept", () => {
    const money = { receivedFen: 1_200n, returnedFen: 200n, differenceFen: 0n, paidFen: 700n, refundedFen: 100n };
    expect(openFen(money)).toBe(400n);
    expect(openFen({ ...money, differenceFen: -50n })).toBe(350n);
    expect(codeOf(checkSupplierPayment("pay", 400n, money, false))).toBe("ok");
    expect(codeOf(checkSupplierPayment("pay", 401n, money, false))).toBe("stock.aboveOpen");
    expect(codeOf(checkSupplierPayment("pay", 401n, money, true))).toBe("ok");
    expect(codeOf(checkSupplierPayment("receive", 601n, money, false))).toBe("stock.aboveOpen");
    expect(codeOf(checkSupplierPayment("receive", 600n, money, false))).toBe("ok");
  });

  it("GEN-18 MSG-100 takes amounts above zero", () => {
    const money = { receivedFen: 0n, returnedFen: 0n, differenceFen: 0n, paidFen: 0n, refundedFen: 0n };
    expect(codeOf(checkSupplierPayment("pay", 0n, money, true))).toBe("amount.notPositive");
    expect(codeOf(checkSupplierPayment("pay", 1_000_000_001n, money, true))).toBe("amount.tooLarge");
  });
});
