import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWorkday } from "../workdays.ts";
import {
  afterServiceTime,
  answerWithinMs,
  pauseClock,
  resumeClock,
  serviceTime,
  solveWithinMs,
  startClock,
} from "./serviceTime.ts";

const at = (text: string) => new Date(`${text}:00+08:00`);
const hour = 3_600_000;

describe("the time of service", () => {
  it.each([
    ["on working days goes round the clock", "2026-11-16T18:00", 24, "2026-11-17T18:00"],
    ["passes a weekend", "2026-11-20T18:00", 24, "2026-11-23T18:00"],
    ["begins on the Monday after a Sunday", "2026-11-22T10:00", 24, "2026-11-24T00:00"],
    [
      "passes the national day and counts the Saturday on which people work after it",
      "2026-09-30T12:00",
      36,
      "2026-10-09T00:00",
    ],
    ["counts a Saturday on which people work", "2026-10-09T12:00", 24, "2026-10-10T12:00"],
    ["passes the spring festival", "2026-02-14T12:00", 24, "2026-02-24T12:00"],
  ])("TICKET-02 %s", (_, from, hours, end) => {
    expect(afterServiceTime(at(from), hours * hour)).toEqual(at(end));
  });

  it("TICKET-02 measures what it adds, and ends on a working day", () => {
    const instants = fc.date({ min: new Date("2025-01-01"), max: new Date("2026-12-01"), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 400 * hour }), (from, ms) => {
        const end = afterServiceTime(from, ms);
        expect(serviceTime(from, end)).toBe(ms);
        const lastDay = new Date(end.getTime() - 1 + 8 * hour).toISOString().slice(0, 10);
        expect(isWorkday(lastDay)).toBe(true);
      }),
    );
  });
});

describe("the clock of a ticket", () => {
  it("TICKET-02 stands still over a holiday while the reporter is asked, and goes on with what remained", () => {
    const opened = startClock(at("2026-09-29T09:00"));
    expect(opened.answerDueAt).toEqual(at("2026-09-30T09:00"));
    const asked = pauseClock(opened, at("2026-09-30T09:00"));
    expect(asked).toEqual({ answerDueAt: null, solveDueAt: null, solveLeftMs: solveWithinMs - 24 * hour });
    const back = resumeClock(asked, at("2026-10-12T09:00"));
    expect([back.answerDueAt, back.solveDueAt]).toEqual([at("2026-10-13T09:00"), at("2026-10-14T09:00")]);
  });

  it("TICKET-02 is neither stopped twice nor set anew by a second reply", () => {
    const opened = startClock(at("2026-11-16T09:00"));
    const asked = pauseClock(opened, at("2026-11-16T10:00"));
    expect(pauseClock(asked, at("2026-11-17T10:00"))).toEqual(asked);
    const back = resumeClock(asked, at("2026-11-17T10:00"));
    expect(resumeClock(back, at("2026-11-18T09:00"))).toEqual(back);
  });

  it("TICKET-02 counts the answer alone once the time to resolve is over", () => {
    const late = pauseClock(startClock(at("2026-11-02T09:00")), at("2026-11-16T09:00"));
    expect(late.solveLeftMs).toBe(0);
    expect(resumeClock(late, at("2026-11-16T10:00"))).toEqual({
      answerDueAt: afterServiceTime(at("2026-11-16T10:00"), answerWithinMs),
      solveDueAt: null,
      solveLeftMs: 0,
    });
  });
});
