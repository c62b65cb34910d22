import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysIncluded, queryRangeDays } from "../dates.ts";
import { checkReportSchedule, lastSendDay, nextSendDay, reportCycles, reportedDays } from "./reportSchedule.ts";

const day = fc
  .integer({ min: 0, max: 4_000 })
  .map((n) => new Date(Date.UTC(2024, 0, 1) + n * 86_400_000).toISOString().slice(0, 10));
const cycle = fc.constantFrom(...reportCycles);

describe("reports by schedule", () => {
  it("STAT-04 take a day that every week or month has, a time of the clock, and somebody to send to", () => {
    const right = { cycle: "weekly", sendDay: 1, sendTime: "08:30", receiverIds: ["7", "7"] } as const;
    expect(checkReportSchedule(right)).toEqual({ ok: true, value: { ...right, receiverIds: ["7"] } });
    for (const [wrong, code] of [
      [{ sendDay: 8 }, "insight.sendDay"],
      [{ cycle: "monthly", sendDay: 29 }, "insight.sendDay"],
      [{ sendTime: "24:00" }, "insight.sendTime"],
      [{ receiverIds: [] }, "field.required"],
      [{ receiverIds: Array.from({ length: 11 }, (_, n) => String(n)) }, "access.tooManyEntries"],
    ] as const)
      expect(checkReportSchedule({ ...right, ...wrong }), JSON.stringify(wrong)).toMatchObject({ ok: false, code });
    expect(checkReportSchedule({ ...right, cycle: "daily", sendDay: 99 }).ok).toBe(true);
  });

  it("STAT-04 are about yesterday, the seven days before or the month before", () => {
    expect(reportedDays("daily", "2026-03-01")).toEqual({ startDate: "2026-02-28", endDate: "2026-02-28" });
    expect(reportedDays("weekly", "2026-03-02")).toEqual({ startDate: "2026-02-23", endDate: "2026-03-01" });
    expect(reportedDays("monthly", "2026-03-05")).toEqual({ startDate: "2026-02-01", endDate: "2026-02-28" });
    expect(nextSendDay({ cycle: "weekly", sendDay: 1 }, "2026-03-02")).toBe("2026-03-02");
    expect(nextSendDay({ cycle: "weekly", sendDay: 1 }, "2026-03-03")).toBe("2026-03-09");
    expect(nextSendDay({ cycle: "monthly", sendDay: 5 }, "2026-12-06")).toBe("2027-01-05");
  });

  it("STAT-02 STAT-04 never are about more days than a file may hold, and leave no day out from one to the next", () => {
    fc.assert(
      fc.property(cycle, day, fc.integer({ min: 1, max: 28 }), (every, from, n) => {
        const sendDay = Math.min(n, lastSendDay[every]);
        const first = nextSendDay({ cycle: every, sendDay }, from);
        const second = nextSendDay(
          { cycle: every, sendDay },
          new Date(Date.parse(first) + 86_400_000).toISOString().slice(0, 10),
        );
        const [one, two] = [reportedDays(every, first), reportedDays(every, second)];
        expect(daysIncluded(one.startDate, one.endDate)).toBeLessThanOrEqual(queryRangeDays.reportExport);
        expect(daysIncluded(one.endDate, two.startDate)).toBe(2);
      }),
    );
  });
});
