// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { storeUser, type UserInfo } from "../../platform/session/session.ts";
import { clockTime } from "./clock.ts";

it("BIGSALES-03 tells the time of the merchant's zone, wherever the wall with the screen is", () => {
  const noon = new Date("2026-11-22T12:00:00Z");
  expect(clockTime(noon)).toBe("20:00:00");
  storeUser({ menuJsonTree: [] } as unknown as UserInfo, { timeZone: "Asia/Vientiane" } as never);
  expect(clockTime(noon)).toBe("19:00:00");
});
