import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterSaleUntil,
  checkMallSetting,
  checkMallWays,
  daysHavePassed,
  flatDeliveryFee,
  mallSettingGroups,
  mallSettingKinds,
  mallSettingNames,
  mallSettingsFrom,
} from "./setting.ts";

const refusedAs = (name: (typeof mallSettingNames)[number], value: string) => {
  const checked = checkMallSetting(name, value);
  return checked.ok ? checked.value : checked.code;
};

describe("settings of a mall", () => {
  it("shows each setting in one card, and what is usual is allowed", () => {
    expect(Object.values(mallSettingGroups).flat().toSorted()).toEqual([...mallSettingNames].toSorted());
    for (const name of mallSettingNames) expect(checkMallSetting(name, mallSettingKinds[name].usual).ok).toBe(true);
  });

  it("names setting and rule of what is not allowed", () => {
    expect(refusedAs("closeMinutes", "4")).toBe("mall.settingOutOfRange");
    expect(refusedAs("closeMinutes", "1441")).toBe("mall.settingOutOfRange");
    expect(refusedAs("closeMinutes", "7.5")).toBe("mall.settingOutOfRange");
    expect(refusedAs("pickupDays", "1000000000")).toBe("mall.settingOutOfRange");
    expect(refusedAs("delivery", "yes")).toBe("mall.settingMalformed");
    expect(refusedAs("deliveryFee", "-1")).toBe("mall.settingMalformed");
    expect(refusedAs("deliveryFee", "")).toBe("mall.settingMalformed");
    expect(refusedAs("deliveryFee", "100001")).toBe("amount.tooLarge");
    expect(refusedAs("freeFrom", "0")).toBe("amount.notPositive");
    expect(refusedAs("freeFrom", "")).toBe("");
    expect(refusedAs("checkoutNotice", "长".repeat(201))).toBe("field.tooLong");
    expect(checkMallSetting("pickupDays", "61")).toMatchObject({ field: "pickupDays", values: { least: 0, most: 60 } });
  });

  it("takes the value of the nearest merchant that decided", () => {
    const own = new Map([["pickupDays", "3"]]);
    const parent = new Map([
      ["pickupDays", "9"],
      ["delivery", "on"],
    ]);
    const settings = mallSettingsFrom(own, parent);
    expect(settings.pickupDays).toBe(3);
    expect(settings.deliveryWays).toEqual(["delivery", "pickup"]);
    expect(settings.closeMinutes).toBe(30);
    expect(mallSettingsFrom(new Map([["freeFrom", ""]]), new Map([["freeFrom", "500"]])).freeFromFen).toBeNull();
  });

  it("keeps one way at least", () => {
    expect(checkMallWays("off", "off").ok).toBe(false);
    expect(checkMallWays("on", "off").ok).toBe(true);
    expect(mallSettingsFrom(new Map([["pickup", "off"]])).deliveryWays).toEqual(["pickup"]);
  });

  it("charges the fee below the amount, and nothing from it on", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 100_000n), fc.bigInt(1n, 10n ** 9n), fc.bigInt(0n, 10n ** 9n), (fee, from, goods) => {
        expect(flatDeliveryFee(fee, from, goods)).toBe(goods >= from ? 0n : fee);
        expect(flatDeliveryFee(fee, null, goods)).toBe(fee);
      }),
    );
  });

  it("counts days from the moment, and never for 0", () => {
    const at = new Date("2026-03-01T10:00:00Z");
    expect(daysHavePassed(at, 2, new Date("2026-03-03T09:59:59Z"))).toBe(false);
    expect(daysHavePassed(at, 2, new Date("2026-03-03T10:00:00Z"))).toBe(true);
    expect(daysHavePassed(at, 0, new Date("2027-03-03T10:00:00Z"))).toBe(false);
    expect(afterSaleUntil(at, 7)).toEqual(new Date("2026-03-08T10:00:00Z"));
    expect(afterSaleUntil(null, 7)).toBeNull();
  });
});
