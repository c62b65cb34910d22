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
