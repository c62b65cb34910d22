/** Writes instants as people of a time zone read them: 2026-11-21 14:03:09. */
export function localTimes(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
  return (at) => format.format(at);
}
