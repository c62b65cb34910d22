import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bindStateOf,
  bindStates,
  cardKinds,
  cardStates,
  cardTable,
  checkCardExpiry,
  checkCardNumbers,
  checkLimits,
  checkPhysicalNo,
  checkReplaceable,
  checkReplacement,
  checkTradePassword,
  checkUsable,
  readPhysicalNo,
  turnedPhysicalNo,
} from "./cards.ts";
import { step } from "../states.ts";

describe("the numbers of a card", () => {
  it.each(["1a2b3c4d", "00000000", "ffffffff"])("CARD-06 accepts %s", (text) => {
    expect(checkPhysicalNo(text)).toEqual({ ok: true, value: text });
  });

  it.each(["1a2b3c4", "1a2b3c4d5", "1a2b3c4g", "1a2b 3c4"])("CARD-06 refuses %s", (text) => {
    expect(checkPhysicalNo(text)).toMatchObject({ code: "members.physicalNo", field: "physicalNo" });
  });

  it("CARD-06 requires it, and CARD-07 takes capitals for the same number", () => {
    expect(checkPhysicalNo("  ")).toMatchObject({ code: "field.required" });
    expect(checkPhysicalNo(" 1A2B3C4D ")).toEqual({ ok: true, value: "1a2b3c4d" });
  });

  it.each(["cardNo", "logicalNo"] as const)("CARD-08 refuses an empty %s", (name) => {
    expect(checkCardNumbers({ cardNo: "K1", physicalNo: "1a2b3c4d", logicalNo: "L1", [name]: " " })).toMatchObject({
      code: "field.required",
      field: name,
    });
  });

  it("CARD-08 refuses an expiry that is empty or over, and accepts today", () => {
    expect(checkCardExpiry("", "2026-11-21")).toMatchObject({ code: "field.required", field: "cardExpiry" });
    expect(checkCardExpiry("2026-11-20", "2026-11-21")).toMatchObject({ code: "members.expiryOver" });
    expect(checkCardExpiry("2026-11-21", "2026-11-21")).toEqual({ ok: true, value: "2026-11-21" });
  });
});

describe("a card", () => {
  it("CARD-03 CARD-04 CARD-05 has the documented states, bindings and types", () => {
    expect(cardStates).toEqual(["notActivated", "activated", "locked", "reportedLost", "reissued", "cancelled"]);
    expect(Object.keys(cardTable)).toEqual([...cardStates]);
    expect(bindStates).toEqual(["bound", "unbound"]);
    expect(cardKinds).toEqual(["normal", "staff", "test", "student", "gift"]);
  });

  it.each(cardStates.map((state) => [state, state === "cancelled" ? "unbound" : "bound"] as const))(
    "CARD-04 that is %s and has a holder is %s",
    (state, bound) => {
      expect(bindStateOf(true, state)).toBe(bound);
      expect([bindStateOf(false, state), bindStateOf(true, null)]).toEqual(["unbound", "unbound"]);
    },
  );

  it.each(["123456", "000000"])("CARD-15 accepts the password %s", (text) => {
    expect(checkTradePassword(text).ok).toBe(true);
  });

  it.each(["12345", "1234567", "12345a", " 123456", ""])("CARD-15 refuses the password '%s'", (text) => {
    expect(checkTradePassword(text)).toMatchObject({ code: "members.passwordShape", field: "tradePassword" });
  });

  it("CARD-16 takes 0 for no limit and refuses a limit below zero", () => {
    expect(checkLimits({ dailyCount: 0, dailyAmountFen: 0n }).ok).toBe(true);
    expect(checkLimits({ dailyCount: -1, dailyAmountFen: 0n })).toMatchObject({
      code: "members.limitOutOfRange",
      field: "dailyCountLimit",
    });
    expect(checkLimits({ dailyCount: 1, dailyAmountFen: -1n })).toMatchObject({ field: "dailyAmountLimitFen" });
  });

  it("CARD-14 takes money only while it pays", () => {
    expect(cardStates.filter((state) => checkUsable(state).ok)).toEqual(["activated", "reissued"]);
    expect(checkUsable("notActivated")).toMatchObject({ code: "members.cardNotActivated" });
    expect(checkUsable("reportedLost")).toMatchObject({ code: "members.cardNotUsable" });
  });

  it("CARD-19 CARD-28 is replaced when it pays or is reported lost, never once it is cancelled", () => {
    expect(cardStates.filter((state) => checkReplaceable(state).ok)).toEqual(["activated", "reportedLost", "reissued"]);
    expect(checkReplaceable("cancelled")).toMatchObject({ code: "members.cardCancelled" });
  });

  it("CARD-20 is replaced by another card", () => {
    const old = { cardNo: "K1", physicalNo: "1a2b3c4d", state: "activated" } as const;
    expect(checkReplacement(old, { cardNo: "K1", physicalNo: "1a2b3c4e" })).toMatchObject({
      code: "members.sameCard",
      field: "cardNo",
    });
    expect(checkReplacement(old, { cardNo: "K2", physicalNo: "1a2b3c4d" })).toMatchObject({
      code: "members.sameCard",
      field: "physicalNo",
    });
    expect(checkReplacement(old, { cardNo: "K2", physicalNo: "4d3c2b1a" })).toMatchObject({
      code: "members.sameCard",
      field: "physicalNo",
    });
    expect(checkReplacement(old, { cardNo: "K2", physicalNo: "1a2b3c4e" }).ok).toBe(true);
  });

  it("CARD-28 turns as documented, and in no other way", () => {
    const turns = Object.entries(cardTable).flatMap(([state, events]) =>
      Object.entries(events).map(([event, next]) => `${state} ${event} ${next}`),
    );
    expect(turns.toSorted()).toEqual([
      "activated cancel cancelled",
      "activated lock locked",
      "activated replace cancelled",
      "activated reportLost reportedLost",
      "locked cancel cancelled",
      "locked reportLost reportedLost",
      "locked unlock activated",
      "notActivated activate activated",
      "notActivated cancel cancelled",
      "notActivated reissue reissued",
      "reissued cancel cancelled",
      "reissued lock locked",
      "reissued replace cancelled",
      "reissued reportLost reportedLost",
      "reportedLost cancel cancelled",
      "reportedLost cancelReport activated",
      "reportedLost replace cancelled",
    ]);
  });

  it("CARD-17 CARD-29 leaves the old card cancelled and the new one reissued", () => {
    expect(step(cardTable, "reportedLost", "replace")).toEqual({ ok: true, value: "cancelled" });
    expect(step(cardTable, "notActivated", "reissue")).toEqual({ ok: true, value: "reissued" });
  });
});

describe("the physical number in a spreadsheet", () => {
  it("CARD-06 CARD-07 is eight characters or ten decimal digits of the same number", () => {
    expect(readPhysicalNo(" 00A1B2C3 ")).toEqual({ ok: true, value: "00a1b2c3" });
    expect(readPhysicalNo("0010597059")).toEqual({ ok: true, value: "00a1b2c3" });
    expect(readPhysicalNo("4294967295")).toEqual({ ok: true, value: "ffffffff" });
    for (const wrong of ["4294967296", "123456789", "00a1b2c", "x0a1b2c3"])
      expect(readPhysicalNo(wrong)).toMatchObject({ code: "members.physicalNo" });
    expect(readPhysicalNo("")).toMatchObject({ code: "field.required" });
  });

  it("CARD-06 is told by some readers with its bytes turned, and turned twice is itself", () => {
    expect(turnedPhysicalNo("00a1b2c3")).toBe("c3b2a100");
    fc.assert(
      fc.property(fc.nat(0xffff_ffff), (value) => {
        const number = value.toString(16).padStart(8, "0");
        expect(turnedPhysicalNo(turnedPhysicalNo(number))).toBe(number);
        expect(readPhysicalNo(String(value).padStart(10, "0"))).toEqual({ ok: true, value: number });
      }),
    );
  });
});
