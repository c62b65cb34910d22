import type { ReportCycle } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";

/** 2024-01-01 was a Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** What the day of a schedule is called: of the week by name, of the month by number. */
export function useSendDay(): (cycle: ReportCycle, day: number) => string {
  const language = useLanguage();
  const { reports: words } = usePhrases("reports");
  return (cycle, day) =>
    cycle === "weekly"
      ? new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(monday + (day - 1) * dayMs)
      : fill(words.dayOfMonth, { n: day });
}
