import type { ReportCycle } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import dayjs from "dayjs";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** What the day of a schedule is called: of the week by name, of the month by number. */
export function useSendDay(): (cycle: ReportCycle, day: number) => string {
  const { reports: words } = usePhrases("reports");
  return (cycle, day) =>
    cycle === "weekly"
      ? dayjs()
          .day(day % 7)
          .format("dddd")
      : fill(words.dayOfMonth, { n: day });
}
