import { expect, it } from "vitest";
import type { ShipState } from "./order.ts";
import { repeatedRequestAnswer } from "./repeatedRequest.ts";
import type { PayState } from "./values.ts";

it.each([
  ["unpaid", "none", false, "code"],
  ["unpaid", "none", true, "close"],
  ["closed", "none", true, "closed"],
  ["closed", "none", false, "closed"],
  ["paid", "offered", false, "offer"],
  ["paid", "offered", true, "offer"],
  ["paid", "claimed", false, "done"],
  ["paid", "granted", true, "done"],
  ["paid", "dispensed", true, "done"],
  ["paid", "none", true, "done"],
  ["refunding", "none", true, "done"],
  ["refunded", "unknown", true, "done"],
] as const)(
  "M15 a request that is %s and %s, over or not (%s), is answered again with %s",
  (payState: PayState, shipState: ShipState, isOver, answer) => {
    expect(repeatedRequestAnswer({ payState, shipState }, isOver)).toBe(answer);
  },
);
