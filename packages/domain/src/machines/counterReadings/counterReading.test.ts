import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesChecksum } from "./checksum.ts";
import { intervalOf, isInterval, readingProblem, soldBySelection } from "./counterReading.ts";
import { readEvaDts } from "./evaDts.ts";
import { evaFile } from "./evaFile.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const read = (text: string) => readEvaDts(bytes(text));
const refusal = (text: string) => {
  const result = read(text);
  return result.ok ? "accepted" : [result.code, result.values ?? null];
};

describe("EVA-DTS files", () => {
  it("have the checksum of the standard", () => {
    expect(bytesChecksum("123456789")).toBe("BB3D");
  });

  it("tell serial, clock, currency and counters, whatever ends their lines", () => {
    const file = evaFile({ vends: 8161, value: 816_100, products: [["0", "COFFEE", 412, 2655]] });
    const counters = {
      serial: "VM90517939",
      board: "B1",
      clock: "2026-11-20 09:30",
      currency: "CNY",
      vends: 8161,
      valueCents: 816_100n,
      products: [{ selection: "0", name: "COFFEE", vends: 2655 }],
    };
    expect(read(file)).toEqual({ ok: true, value: counters });
    expect(read(file.replaceAll("\r\n", "\n"))).toEqual({ ok: true, value: counters });
    expect(read(file.replace(/^ID4.*\r\n/m, "ID4*1*1156*\r\n").replace(/^G85.*\r\n/m, "X1*\r\n"))).toMatchObject({
      value: { currency: "CNY", valueCents: 8_161_000n },
    });
  });

  it("takes an empty count of all pieces for none, and counts those of the selections", () => {
    const lines = ["ST*001*0001", "VA1*7000**0*0", "PA1*11*350*COLA", "PA2*20*7000*20", "SE*5*0001"];
    expect(readEvaDts(Buffer.from(lines.join("\r\n")))).toMatchObject({ value: { vends: 20, valueCents: 7_000n } });
    const bare = [lines[0], lines[1], "SE*3*0001"].join("\r\n");
    expect(readEvaDts(Buffer.from(bare))).toMatchObject({ code: "counterReadings.noCounters" });
  });

  it("are refused with a reason when they are cut, changed, foreign, empty of counters or too large", () => {
    const file = evaFile({ vends: 20, value: 7_000, products: [["11", "COLA", 20, 20]] });
    expect(refusal(file.slice(0, file.length / 2))).toEqual(["counterReadings.cutOff", null]);
    expect(refusal(file.replace(/^CB1.*\r\n/m, ""))).toEqual([
      "counterReadings.segmentsMissing",
      { expected: 10, found: 9 },
    ]);
    expect(refusal(file.replace("VA1*7000*20", "VA1*7000*21"))).toMatchObject(["counterReadings.checksum", {}]);
    expect(refusal("saleId;price\n1;2")).toEqual(["counterReadings.notEvaDts", null]);
    expect(refusal("ST*001*0001\r\nVA1*x*2\r\nSE*3*0001")).toMatchObject(["counterReadings.noNumber", {}]);
    expect(refusal("ST*001*0001\r\nID1*A\r\nSE*3*0001")).toEqual(["counterReadings.noCounters", null]);
    expect(refusal("x".repeat(45_057))).toEqual(["counterReadings.fileTooLarge", { limit: "44 KB" }]);
  });

  it("are never half read: whatever is cut off or flipped is refused or was no part of it", () => {
    const file = evaFile({ vends: 20, value: 7_000, products: [["11", "COLA", 20, 20]] });
    const whole = read(file);
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.boolean(), (at, isCut) => {
        const broken = isCut
          ? file.slice(0, at)
          : `${file.slice(0, at)}${String.fromCharCode(file.charCodeAt(at) ^ 1)}${file.slice(at + 1)}`;
        const result = read(broken);
        if (result.ok) expect(result).toEqual(whole);
      }),
    );
  });
});

describe("counter readings", () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 10, 20, hours));
  const reading = (hours: number, vends: number, valueCents: bigint | null, board = "B1") => ({
    serial: "S",
    board,
    vends,
    valueCents,
    readAt: at(hours),
  });
  const first = reading(0, 100, 35_000n);

  it("count when their counters grew as a machine can sell", () => {
    expect(readingProblem(first, reading(24, 140, 49_000n))).toBeNull();
    expect(intervalOf(first, reading(24, 140, 49_000n))).toEqual({ pieces: 40, cents: 14_000n });
    expect(intervalOf(first, reading(24, 140, null))).toEqual({ pieces: 40, cents: null });
    expect(readingProblem(first, reading(24, 100, 35_000n, ""))).toBeNull();
  });

  it("are held after a swap of the board, backwards, with a jump, or at a price that nobody pays", () => {
    expect(readingProblem(first, reading(24, 140, 49_000n, "B2"))).toBe("otherBoard");
    expect(readingProblem(first, reading(24, 99, 49_000n))).toBe("backwards");
    expect(readingProblem(first, reading(24, 140, 34_999n))).toBe("backwards");
    expect(readingProblem(first, reading(1, 261, 90_000n))).toBe("jump");
    expect(readingProblem(first, reading(24, 101, 135_001n))).toBe("price");
  });

  it("add up: whatever is read between, intervals sum to what the counters grew by", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(90), fc.nat(50_000)), { maxLength: 30 }), (steps) => {
        let last = first;
        let [pieces, cents] = [0, 0n];
        for (const [index, [sold, price]] of steps.entries()) {
          const next = reading(index + 1, last.vends + sold, last.valueCents! + BigInt(sold * price));
          expect(readingProblem(last, next)).toBeNull();
          const interval = intervalOf(last, next);
          expect(isInterval(interval)).toBe(true);
          pieces += interval.pieces;
          cents += interval.cents!;
          last = next;
        }
        expect({ pieces, cents }).toEqual(intervalOf(first, last));
      }),
    );
  });

  it("tell selections apart, and say nothing of one whose counter began anew", () => {
    const counters = (...vends: number[]) =>
      vends.map((one, index) => ({ selection: String(index), name: "", vends: one }));
    expect(soldBySelection(counters(5, 9, 3), counters(7, 2, 3, 8))).toEqual([{ selection: "0", name: "", pieces: 2 }]);
  });
});
