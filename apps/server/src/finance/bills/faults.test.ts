import {
  type BillProvider,
  feeDifferences,
  feesBy,
  matchBill,
  ourSum,
  type OwnedFact,
  readBill,
  sidesOf,
  theirSum,
} from "@yunshou/domain";
import { alipayBill, gb18030, type ListedLine, wechatBill, zipOf } from "@yunshou/simulator/standIns/bills";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gzipSync } from "node:zlib";
import { billText } from "./content.ts";

const day = "2026-11-21";
const dayBegin = Date.parse(`${day}T00:00:00+08:00`);
const dayEnd = new Date(dayBegin + 86_400_000);
/** Before the last minutes, of which the next bill may have what is missing. */
const usableMs = 86_400_000 - 11 * 60_000;
const faults = ["missingHere", "missingThere", "amountDiffers", "stateDiffers", "duplicate", "feeDiffers"] as const;
const accountNo = { wechat: "1900000109", alipay: "2088102146225135" } as const;
const names = ["山涧天然水 550ml", "可乐,冰", "柠檬茶 `大`", "薯片, 原味, 50g"];

type Kind = keyof typeof accountNo;
const none = { own: [], usual: [], zones: new Map<string, string>() };
const fees = { wechat: feesBy("wechat", none), alipay: feesBy("alipay", none) } as const;

interface Sale {
  readonly listed: ListedLine;
  readonly fact: OwnedFact;
}

const feeOn = (kind: Kind, fen: number) => Number(fees[kind]({ merchantId: "7", at: new Date(dayBegin) }, BigInt(fen)));

/** A payment or refund as both sides have it; every third was taken by a machine, under a number of its own. */
function saleOf(kind: Kind, place: number, fen: number, isRefund: boolean): Sale {
  const at = dayBegin + ((place * 7_919_000) % usableMs);
  const tradeNo = `42000${100_000 + place}`;
  const byMachine = !isRefund && place % 3 === 0;
  const number = String(7_000_000 + place);
  return {
    listed: {
      kind: isRefund ? "refund" : "payment",
      tradeNo,
      outTradeNo: byMachine ? `M-${place}` : isRefund ? String(6_000_000 + place) : number,
      refundNo: isRefund ? number : "",
      amountFen: fen,
      feeFen: feeOn(kind, fen) * (isRefund ? -1 : 1),
      at: at - (at % 1_000),
      name: names[place % names.length]!,
    },
    fact: {
      kind: isRefund ? "refund" : "payment",
      number,
      tradeNo: byMachine ? tradeNo : null,
      amountFen: BigInt(fen),
      at: new Date(at),
      moved: true,
      proven: false,
      named: false,
      merchantId: "7",
    },
  };
}

/** What both sides have after a fault. */
function faulty(
  kind: Kind,
  { listed, fact }: Sale,
  fault: (typeof faults)[number],
): { listed: ListedLine[]; facts: OwnedFact[] } {
  switch (fault) {
    case "missingHere":
      return { listed: [listed], facts: [] };
    case "missingThere":
      return { listed: [], facts: [fact] };
    case "amountDiffers": {
      const amountFen = listed.amountFen + 1;
      return {
        listed: [{ ...listed, amountFen, feeFen: feeOn(kind, amountFen) * (listed.kind === "refund" ? -1 : 1) }],
        facts: [fact],
      };
    }
    case "stateDiffers":
      return { listed: [listed], facts: [{ ...fact, moved: false }] };
    case "duplicate":
      return { listed: [listed, listed], facts: [fact] };
    case "feeDiffers":
      return { listed: [{ ...listed, feeFen: listed.feeFen + 1 }], facts: [fact] };
  }
}

const written = (kind: BillProvider, lines: readonly ListedLine[], columns: "coupons" | "plain"): Uint8Array =>
  kind === "wechat"
    ? gzipSync(wechatBill({ merchantNo: accountNo.wechat, appId: "wx1" }, lines, columns))
    : zipOf([
        { name: "业务明细(汇总).csv", content: gb18030("#支付宝业务汇总查询\r\n") },
        { name: "业务明细.csv", content: gb18030(alipayBill(accountNo.alipay, day, lines)) },
      ]);

describe("a bill with seeded faults", () => {
  it("M12 names each of 100 faults and invents none, and the sums differ by them to the fen", () => {
    const cases = fc.record({
      kind: fc.constantFrom("wechat" as const, "alipay" as const),
      columns: fc.constantFrom("coupons" as const, "plain" as const),
      sound: fc.array(fc.record({ fen: fc.integer({ min: 1, max: 500_000 }), isRefund: fc.boolean() }), {
        maxLength: 120,
      }),
      broken: fc.array(
        fc.record({
          fen: fc.integer({ min: 1, max: 500_000 }),
          isRefund: fc.boolean(),
          fault: fc.constantFrom(...faults),
        }),
        { minLength: 100, maxLength: 100 },
      ),
    });
    fc.assert(
      fc.property(cases, ({ kind, columns, sound, broken }) => {
        const kept = sound.map(({ fen, isRefund }, place) => saleOf(kind, place, fen, isRefund));
        const wrong = broken.map(({ fen, isRefund, fault }, place) => {
          // Fees of refunds are compared by no rule.
          const sale = saleOf(kind, 1_000 + place, fen, isRefund && fault !== "feeDiffers");
          return { fault, number: sale.fact.number, tradeNo: sale.listed.tradeNo, ...faulty(kind, sale, fault) };
        });
        const listed = [...kept.map((sale) => sale.listed), ...wrong.flatMap((one) => one.listed)];
        const facts = [...kept.map(({ fact }) => fact), ...wrong.flatMap((one) => one.facts)];
        const text = billText(written(kind, listed, columns));
        const bill = text.ok ? readBill(kind, text.value, { accountNo: accountNo[kind], day }) : text;
        if (!bill.ok) throw new Error(bill.code);
        const matching = matchBill(bill.value, facts, dayEnd);
        const found = [...matching.differences, ...feeDifferences(matching, fees[kind])].map(
          ({ reason, fact, line }) => `${reason} ${fact?.number ?? line?.tradeNo}`,
        );
        const seeded = wrong.map(
          ({ fault, number, tradeNo }) => `${fault} ${fault === "missingHere" ? tradeNo : number}`,
        );
        expect(found.toSorted()).toEqual(seeded.toSorted());
        const net = (sums: readonly bigint[]) => sums.reduce((sum, fen) => sum + fen, 0n);
        for (const one of ["payment", "refund"] as const) {
          const named = matching.differences
            .filter(({ fact, line }) => (fact?.kind ?? line?.kind) === one)
            .map(sidesOf);
          const byName = net(named.map(({ ourFen, theirFen }) => (ourFen ?? 0n) - (theirFen ?? 0n)));
          expect(ourSum(matching, one).fen - theirSum(bill.value, one).fen).toBe(byName);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("M12 is refused where the archive, the packing or the encoding is broken", () => {
    const bytes = written("alipay", [], "coupons");
    expect(billText(bytes.subarray(0, bytes.length - 40))).toMatchObject({ code: "finance.billUnreadable" });
    expect(billText(written("wechat", [], "plain").subarray(0, 30))).toMatchObject({ code: "finance.billUnreadable" });
    expect(billText(written("wechat", [], "plain"), 10)).toMatchObject({ code: "finance.billUnreadable" });
    expect(billText(zipOf([{ name: "a.csv", content: Buffer.from("x") }]))).toMatchObject({
      code: "finance.billUnreadable",
    });
  });

  it.each([
    ["in UTF-16", (text: string) => Buffer.from(text, "utf16le")],
    ["in UTF-16 of the other order, with its mark", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
    ["in Latin-1", (text: string) => Buffer.from(text, "latin1")],
  ])("M12 is refused %s, and none of its lines is believed", (_, encoded) => {
    const { listed } = saleOf("wechat", 1, 500, false);
    const bills = {
      wechat: wechatBill({ merchantNo: accountNo.wechat, appId: "wx1" }, [listed], "coupons"),
      alipay: alipayBill(accountNo.alipay, day, [listed]),
    };
    for (const kind of ["wechat", "alipay"] as const) {
      const read = (content: Uint8Array) => {
        const text = billText(content);
        return text.ok ? readBill(kind, text.value, { accountNo: accountNo[kind], day }) : text;
      };
      expect(read(Buffer.from(bills[kind]))).toMatchObject({ ok: true });
      expect(read(encoded(bills[kind]))).toMatchObject({ ok: false, code: "finance.billUnreadable" });
    }
  });
});
