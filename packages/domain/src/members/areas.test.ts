import { describe, expect, it } from "vitest";
import { cardAreaLevels, checkCardArea, checkCardAreaDelete, checkCardAreaLevel, checkCardAreaName } from "./areas.ts";

describe("a card area", () => {
  it("CARD-24 has a name and lies four deep at most", () => {
    expect(checkCardAreaName(" 东校区 ")).toEqual({ ok: true, value: "东校区" });
    expect(checkCardAreaName(" ")).toMatchObject({ code: "field.required", field: "areaName" });
    expect(checkCardAreaLevel(0)).toEqual({ ok: true, value: 1 });
    expect(checkCardAreaLevel(cardAreaLevels - 1).ok).toBe(true);
    expect(checkCardAreaLevel(cardAreaLevels)).toMatchObject({ code: "cardAreas.tooDeep" });
  });

  it("CARD-24 stays while others or cards are in it, and says how many", () => {
    expect(checkCardAreaDelete(0, 0).ok).toBe(true);
    expect(checkCardAreaDelete(1, 0)).toMatchObject({ code: "cardAreas.inUse", values: { children: 1, cards: 0 } });
    expect(checkCardAreaDelete(0, 2)).toMatchObject({ values: { children: 0, cards: 2 } });
  });

  it("CARD-08 CARD-24 is required where areas are kept, and is one of the person's own", () => {
    const free = { limits: undefined, hasAreas: false };
    expect(checkCardArea(null, free)).toEqual({ ok: true, value: null });
    expect(checkCardArea(null, { ...free, hasAreas: true })).toMatchObject({ code: "field.required", field: "areaId" });
    expect(checkCardArea("7", { ...free, hasAreas: true })).toEqual({ ok: true, value: "7" });
    const limited = { limits: ["7", "8"], hasAreas: true };
    expect(checkCardArea("8", limited).ok).toBe(true);
    expect(checkCardArea("9", limited)).toMatchObject({ code: "cardAreas.unknown" });
    expect(checkCardArea(null, limited)).toMatchObject({ code: "field.required" });
  });
});
