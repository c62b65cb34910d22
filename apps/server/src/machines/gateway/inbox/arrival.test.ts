import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { bodyHash, readArrival } from "./arrival.ts";
import { createDatabaseClock, createReceipts, occurredAt, oldestMessageMs } from "./clock.ts";

const read = (text: string | Buffer) => readArrival("A1", "v1/m/A1/up", Buffer.from(text), 0).reading;
const hello = { type: "hello", boot: "b", seq: 1, at: 5, sentAt: 6, body: { upperVersion: "1", reason: "restart" } };

describe("reading a message", () => {
  it("takes a later sending for the same message, whatever the order of its fields", () => {
    const first = read(JSON.stringify(hello));
    const again = read(
      JSON.stringify({
        sentAt: 99_999,
        body: { reason: "restart", upperVersion: "1" },
        at: 5,
        seq: 1,
        boot: "b",
        type: "hello",
      }),
    );
    expect(first.ok && again.ok && first.hash === again.hash).toBe(true);
  });

  it.each([
    ["type", { ...hello, type: "status" }],
    ["time", { ...hello, at: 4 }],
    ["body", { ...hello, body: { ...hello.body, upperVersion: "2" } }],
    ["a field that we do not read", { ...hello, body: { ...hello.body, extra: 1 } }],
  ])("tells messages apart by their %s", (_, other) => {
    expect(bodyHash(hello)).not.toBe(bodyHash(other));
  });

  it("hashes the JSON of type, time and body with sorted fields, so that hashes of before still count", () => {
    const sorted = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(sorted);
      if (typeof value !== "object" || value === null) return value;
      // Lists of pairs and not objects, which would put names that look like numbers first.
      return {
        pairs: Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, field]) => [name, sorted(field)]),
      };
    };
    const write = (value: unknown): string => {
      if (Array.isArray(value)) return `[${value.map(write).join(",")}]`;
      if (typeof value !== "object" || value === null) return JSON.stringify(value);
      return `{${(value as { pairs: [string, unknown][] }).pairs.map(([name, field]) => `${JSON.stringify(name)}:${write(field)}`).join(",")}}`;
    };
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const parsed = JSON.parse(JSON.stringify(body)) as unknown;
        const expected = createHash("sha256")
          .update(write(sorted(["sale", 5, parsed])))
          .digest("hex");
        expect(bodyHash({ type: "sale", at: 5, body: parsed })).toBe(expected);
      }),
    );
  });

  it("never throws, and names boot and seq of a bad message when it can", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array().map((bytes) => Buffer.from(bytes)),
          fc.json().map((text) => Buffer.from(text)),
        ),
        (payload) => void read(payload),
      ),
    );
    expect(read(JSON.stringify({ ...hello, type: "rob" }))).toMatchObject({ ok: false, boot: "b", seq: 1 });
    expect(read("[]")).toMatchObject({ ok: false, boot: null, seq: null });
    expect(read("null")).toMatchObject({ ok: false, boot: null, seq: null });
    expect(read('{"__proto__":{"type":"hello"},"boot":7,"seq":1.5}')).toMatchObject({
      ok: false,
      boot: null,
      seq: null,
    });
  });
});

describe("the time of a message", () => {
  const receivedAt = new Date("2026-11-21T08:00:00Z");

  it("is the receipt minus the age by the machine's own clock", () => {
    expect(occurredAt(receivedAt, { at: 1_000, sentAt: 61_000 }).toISOString()).toBe("2026-11-21T07:59:00.000Z");
  });

  it("never lies in the future and never more than 30 days back, whatever the clocks say", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (at, sentAt) => {
        const ageMs = receivedAt.getTime() - occurredAt(receivedAt, { at, sentAt }).getTime();
        expect(ageMs >= 0 && ageMs <= oldestMessageMs).toBe(true);
      }),
    );
  });
});

describe("the database's clock in a gateway", () => {
  it("M4 follows the database, not the process, and does not shake with the length of answers and batches", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const clock = createDatabaseClock();
    const year2030 = Date.UTC(2030, 0, 1);
    const observe = (now: number, { askedMsAgo = 0, toldMsAgo = 0 } = {}) =>
      clock.observe({
        now: new Date(now),
        askedMs: performance.now() - askedMsAgo,
        answeredMs: performance.now() - toldMsAgo,
      });
    observe(year2030);
    expect(clock.at(performance.now())).toBe(year2030);
    observe(year2030 + 120);
    expect(clock.at(performance.now())).toBe(year2030);
    vi.advanceTimersByTime(1_000);
    expect(clock.at(performance.now())).toBe(year2030 + 1_000);
    observe(year2030 + 7_200_000);
    expect(clock.at(performance.now())).toBe(year2030 + 7_200_000);
    // A batch that took nine seconds, whose machines were looked up at its beginning or by an answer that was slow.
    vi.advanceTimersByTime(9_000);
    observe(year2030 + 7_200_010, { askedMsAgo: 9_000, toldMsAgo: 8_980 });
    observe(year2030 + 7_200_010, { askedMsAgo: 9_000 });
    expect(clock.at(performance.now())).toBe(year2030 + 7_209_000);
    observe(year2030, { askedMsAgo: 100, toldMsAgo: 50 });
    expect(clock.at(performance.now())).toBe(year2030 + 100);
  });

  it("dates what a machine says after what it said before, whatever the clock does in between", () => {
    const { date, set } = receipts(1_000);
    const first = date([at("M1", 10.2), at("M1", 10.7)], 11);
    set(700);
    const second = date([at("M1", 10.8), at("M1", 400)], 400);
    expect([first, second]).toEqual([
      [1_010, 1_010],
      [1_011, 1_100],
    ]);
    set(-7_199_300);
    expect(date([at("M1", 500)], 500)).toEqual([-7_198_800]);
  });

  it("M4 keeps the order of a machine whose writer is seconds behind another, and dates nobody by what others said", () => {
    const { date } = receipts(0);
    date([at("M1", 5_000)], 5_000);
    const behind = [
      date([at("M2", 1_000)], 5_001),
      date([at("M2", 1_000), at("M2", 1_001)], 5_002),
      date([at("M2", 1_000)], 5_003),
    ].flat();
    expect(behind).toEqual([1_000, 1_001, 1_001, 1_002]);
  });
});

const at = (machineNo: string, arrivedMs: number) => ({ machineNo, arrivedMs });

/** Receipts by a clock whose distance from the readings is set by the test. */
function receipts(distanceMs: number) {
  let offset = distanceMs;
  let reading = 0;
  const date = createReceipts({ at: (ms) => Math.floor(ms + offset), now: () => Math.floor(reading + offset) });
  return {
    date(arrivals: readonly ReturnType<typeof at>[], nowMs: number) {
      reading = nowMs;
      return date(arrivals).map(Number);
    },
    set: (ms: number) => void (offset = ms),
  };
}
