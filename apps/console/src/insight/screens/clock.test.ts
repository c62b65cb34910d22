// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { storeUser, type UserInfo } from "../../platform/session/session.ts";
import { clockTime, dayText, momentText } from "./clock.ts";

it("BIGSALES-32 tells moments and days of the merchant's zone as well", () => {
  storeUser({ menuJsonTree: [] } as unknown as UserInfo, { timeZone: "Asia/Shanghai" } as never);
  expect(momentText("2026-11-22T17:05:00Z", ["en-GB"])).toBe("23/11, 01:05");
  expect(dayText("2026-11-22T17:05:00Z", ["en-GB"])).toBe("23/11/2026");
});

it("BIGSALES-03 tells the time of the merchant's zone, wherever the wall with the screen is", () => {
  storeUser({ menuJsonTree: [] } as unknown as UserInfo, { timeZone: "Asia/Shanghai" } as never);
  const noon = new Date("2026-11-22T12:00:00Z");
  expect(clockTime(noon)).toBe("20:00:00");
  storeUser({ menuJsonTree: [] } as unknown as UserInfo, { timeZone: "Asia/Vientiane" } as never);
  expect(clockTime(noon)).toBe("19:00:00");
});
