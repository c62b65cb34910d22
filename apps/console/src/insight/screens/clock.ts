import { sessionCustomData } from "../../platform/session/session.ts";

/** The zone in which the viewer's merchant counts its days, wherever the wall is; without a session that of the product. */
export const screenZone = (): string => sessionCustomData()?.timeZone ?? "Asia/Shanghai";

/** 14:05:09 in that zone. */
export const clockTime = (instant: Date): string =>
  new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZone: screenZone(),
  }).format(instant);

/** Day, hour and minute in that zone, as the reader's language writes them. */
export const momentText = (instant: string, tags: readonly string[]): string =>
  new Intl.DateTimeFormat([...tags], {
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: screenZone(),
  }).format(new Date(instant));

/** A day in that zone. */
export const dayText = (instant: string, tags: readonly string[]): string =>
  new Intl.DateTimeFormat([...tags], {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: screenZone(),
  }).format(new Date(instant));
