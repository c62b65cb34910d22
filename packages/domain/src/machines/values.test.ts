import { expect, it } from "vitest";
import { alarmKinds } from "./values.ts";

it("MACHINE-23 has the documented kinds of alarms, and besides them only what the cloud itself cannot believe", () => {
  expect(alarmKinds).toEqual([
    "offline",
    "outOfStock",
    "outOfChange",
    "temperature",
    "humidity",
    "flow",
    "doorOpen",
    "laneFault",
    "contradiction",
    "weightDiffers",
    "badMessage",
  ]);
});
