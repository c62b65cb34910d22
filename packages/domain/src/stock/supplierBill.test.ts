import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openFen } from "./losses.ts";
import {
  type BillableDocument,
  type BillMoney,
  billOpenFen,
  billStandingOf,
  checkBill,
  checkBillAmount,
  checkBillPayment,
  checkBillVoid,
  checkReversal,
  expectedFen,
} from "./supplierBill.ts";

const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? "ok" : result.code);
const receipt = (amountFen: bigint): BillableDocument => ({ kind: "receipt", amountFen });
const back = (amountFen: bigint): BillableDocument => ({ kind: "return", amountFen });

const form = { billNo: " 2026-118 ", billedOn: "2026-11-20", dueOn: "2026-12-20", amountFen: 4_200n, remark: "" };

describe("a bill of a supplier", () => {
  it.each([
    [{}, "ok"],
    [{ billNo: " " }, "field.required"],
    [{ billNo: "1".repeat(41) }, "field.tooLong"],
    [{ billedOn: "2026-11-23" }, "stock.dayAhead"],
    [{ billedOn: "2026-11-22", dueOn: "2026-11-22" }, "ok"],
    [{ dueOn: "2026-11-19" }, "stock.billDueEarly"],
    [{ remark: "x".repeat(201) }, "field.remarkTooLong"],
  ])("STOCK-08 with %o is %s", (change, code) => {
    expect(codeOf(checkBill({ ...form, ...change }, "2026-11-22"))).toBe(code);
  });

  it.each([
    [{}, "ok"],
    [{ state: "reversed" as const, billNo: "F-1" }, "state.notAllowed"],
    [{ isReturned: true, billNo: "F-1" }, "stock.returnedSince"],
    [{ billNo: "F-1" }, "stock.billed"],
  ])("STOCK-08 lets a booked receipt with %o be reversed: %s", (change, code) => {
    const answer = checkReversal({ docNo: "RK1", state: "booked", billNo: null, ...change });
    expect(codeOf(answer)).toBe(code);
    if (code === "stock.billed") expect(answer).toMatchObject({ values: { docNo: "RK1", billNo: "F-1" } });
  });

  it("STOCK-08 GEN-18 asks for its receipts less its returns, and for other money only with a reason and a confirmation", () => {
    const documents = [receipt(3_000n), receipt(2_000n), back(800n)];
    const ask = (amountFen: bigint, remark: string, confirmed: boolean) =>
      checkBillAmount({ amountFen, remark }, documents, confirmed);
    expect(ask(4_200n, "", false)).toEqual({ ok: true, value: 4_200n });
    expect(ask(4_201n, "", true)).toMatchObject({ code: "stock.billDiffers", field: "remark" });
    expect(ask(4_100n, "含运费", false)).toMatchObject({
      code: "stock.billDiffers",
      field: "amountFen",
      values: { amount: "41.00", expected: "42.00", difference: "-1.00" },
    });
    expect(ask(4_100n, "含运费", true)).toEqual({ ok: true, value: 4_200n });
    expect(codeOf(ask(0n, "含运费", true))).toBe("amount.notPositive");
    expect(codeOf(ask(1_000_000_001n, "含运费", true))).toBe("amount.tooLarge");
    expect(codeOf(checkBillAmount({ amountFen: 1n, remark: "预付" }, [], true))).toBe("stock.billEmpty");
  });

  it.each([
    [{}, "unpaid"],
    [{ paidFen: 1n }, "partlyPaid"],
    [{ paidFen: 100n }, "paid"],
    [{ paidFen: 99n, dueOn: "2026-11-21" }, "overdue"],
    [{ dueOn: "2026-11-22" }, "unpaid"],
    [{ paidFen: 100n, dueOn: "2026-11-21" }, "paid"],
    [{ state: "void" as const, dueOn: "2026-11-21" }, "void"],
  ])("STOCK-08 with %o is %s", (change, standing) => {
    const bill = { state: "open" as const, amountFen: 100n, paidFen: 0n, dueOn: "2026-12-20", ...change };
    expect(billStandingOf(bill, "2026-11-22")).toBe(standing);
  });

  it("STOCK-08 GEN-18 takes payments up to what is open, and is made void only while nothing is paid", () => {
    const bill: BillMoney = { state: "open", amountFen: 500n, paidFen: 200n };
    expect(codeOf(checkBillPayment("pay", 300n, bill))).toBe("ok");
    expect(checkBillPayment("pay", 301n, bill)).toMatchObject({ code: "stock.aboveBill", values: { open: "3.00" } });
    expect(codeOf(checkBillPayment("receive", 100n, bill))).toBe("stock.billPaysOnly");
    expect(codeOf(checkBillPayment("pay", 1n, { ...bill, state: "void", paidFen: 0n }))).toBe("state.notAllowed");
    expect(checkBillVoid(bill)).toMatchObject({ code: "stock.billPaid", values: { paid: "2.00" } });
    expect(checkBillVoid({ ...bill, paidFen: 0n })).toEqual({ ok: true, value: "void" });
    expect(codeOf(checkBillVoid({ ...bill, state: "void", paidFen: 0n }))).toBe("state.notAllowed");
  });
});

interface Bill extends BillMoney {
  readonly documents: readonly number[];
  readonly expected: bigint;
}

const amount = fc.bigInt({ min: 1n, max: 900n });
const event = fc.oneof(
  fc.record({ what: fc.constant("bill" as const), count: fc.integer({ min: 1, max: 4 }), more: fc.bigInt(-50n, 50n) }),
  fc.record({ what: fc.constant("pay" as const), on: fc.option(fc.nat(5), { nil: null }), fen: amount }),
  fc.record({ what: fc.constant("reverse" as const), which: fc.nat(9) }),
  fc.record({ what: fc.constant("void" as const), which: fc.nat(5) }),
);

describe("the money of a supplier and its bills", () => {
  it("STOCK-08 GEN-18 is never paid twice on a bill, and agrees with what is open at the supplier", () => {
    const goods = fc.array(
      fc.record({ kind: fc.constantFrom("receipt" as const, "return" as const), amountFen: amount }),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(goods, fc.array(event, { maxLength: 40 }), (documents, events) => {
        const bills: Bill[] = [];
        const payments: { on: number | null; fen: bigint }[] = [];
        const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n);
        const billed = () => new Set(bills.filter(({ state }) => state === "open").flatMap((bill) => bill.documents));
        const moneyOf = (index: number): BillMoney => ({
          ...bills[index]!,
          paidFen: sum(payments.filter(({ on }) => on === index).map(({ fen }) => fen)),
        });
        for (const one of events) {
          if (one.what === "bill") {
            const free = documents.map((_, index) => index).filter((index) => !billed().has(index));
            const covered = free.slice(0, one.count);
            const covers = covered.map((index) => documents[index]!);
            const amountFen = expectedFen(covers) + one.more;
            const expected = checkBillAmount({ amountFen, remark: "含运费" }, covers, true);
            if (expected.ok)
              bills.push({ state: "open", amountFen, paidFen: 0n, documents: covered, expected: expected.value });
          } else if (one.what === "pay") {
            const on = one.on !== null && bills[one.on] !== undefined ? one.on : null;
            if (on === null || checkBillPayment("pay", one.fen, moneyOf(on)).ok) payments.push({ on, fen: one.fen });
          } else if (one.what === "reverse") payments.splice(one.which, 1);
          else {
            const bill = bills[one.which];
            const next = bill === undefined ? undefined : checkBillVoid(moneyOf(one.which));
            if (next?.ok === true) bills[one.which] = { ...bill!, state: next.value };
          }
        }
        const opens = bills.map((_, index) => billOpenFen(moneyOf(index)));
        expect(opens.every((open) => open >= 0n)).toBe(true);
        const counting = bills.filter(({ state }) => state === "open");
        const all = (kind: string) =>
          sum(documents.filter((one) => one.kind === kind).map(({ amountFen }) => amountFen));
        const atSupplier = openFen({
          receivedFen: all("receipt"),
          returnedFen: all("return"),
          differenceFen: sum(counting.map(({ amountFen, expected }) => amountFen - expected)),
          paidFen: sum(payments.map(({ fen }) => fen)),
          refundedFen: 0n,
        });
        const unbilled = expectedFen(documents.filter((_, index) => !billed().has(index)));
        const onNoBill = sum(payments.filter(({ on }) => on === null).map(({ fen }) => fen));
        expect(atSupplier).toBe(unbilled + sum(opens) - onNoBill);
      }),
    );
  });
});
