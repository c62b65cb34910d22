import { describe, expect, it } from "vitest";
import { checkNotice, checkNoticeChange, noticeLimits, mallNoticeStates, shownFrom } from "./notice.ts";
import { checkStore, checkStoreProduct, storeLimits } from "./store.ts";

const store = {
  storeName: " 东门店 ",
  contactName: "王店长",
  contactPhone: "13800001111",
  storeAddress: "东门街1号",
  longitude: 113.2,
  latitude: 23.1,
  openingHours: null,
};

describe("a physical store", () => {
  it("MALL-03 POINT-02 FORM-02 has a name, a contact, an address and a marked position", () => {
    expect(checkStore(store)).toMatchObject({ ok: true, value: { ...store, storeName: "东门店" } });
    for (const field of ["storeName", "contactName", "storeAddress"] as const)
      expect(checkStore({ ...store, [field]: " " })).toMatchObject({ code: "field.required", field });
    expect(checkStore({ ...store, contactPhone: "123" }), "MSG-92").toMatchObject({ code: "field.notMobile" });
    expect(checkStore({ ...store, latitude: null }), "MSG-36").toMatchObject({ code: "points.locationMissing" });
    expect(checkStore({ ...store, longitude: 181 })).toMatchObject({ code: "points.longitudeOutside" });
  });

  it("MALL-02 may say its hours, which may end after midnight, and are two different times of day", () => {
    for (const [from, to] of [
      ["08:00", "22:30"],
      ["18:00", "02:00"],
      ["00:00", "23:59"],
    ] as const)
      expect(checkStore({ ...store, openingHours: { from, to } })).toMatchObject({
        value: { openingHours: { from, to } },
      });
    for (const [from, to, code] of [
      ["8:00", "22:00", "mall.storeHoursMalformed"],
      ["08:00", "24:00", "mall.storeHoursMalformed"],
      ["", "22:00", "mall.storeHoursMalformed"],
      ["08:00", "08:00", "mall.storeHoursEmpty"],
    ] as const)
      expect(checkStore({ ...store, openingHours: { from, to } })).toMatchObject({ code, field: "openingHours" });
  });

  it("PRODUCT-08 MSG-41 sells at no less than the purchase price, and holds 0 to 99,999 pieces", () => {
    expect(checkStoreProduct(300n, 300n, 0).ok).toBe(true);
    expect(checkStoreProduct(300n, null, storeLimits.stock).ok).toBe(true);
    expect(checkStoreProduct(299n, 300n, 0)).toMatchObject({ code: "goods.purchaseAbovePrice" });
    expect(checkStoreProduct(0n, null, 0)).toMatchObject({ code: "goods.priceNotPositive" });
    for (const wrong of [-1, 0.5, storeLimits.stock + 1, 1e9])
      expect(checkStoreProduct(300n, null, wrong)).toMatchObject({ code: "mall.storeStockOutOfRange" });
  });
});

describe("a notice of the mall", () => {
  it("MALL-01 FORM-02 MSG-26 has a title and a content within their limits", () => {
    expect(checkNotice(" 放假 ", " 休息 ")).toEqual({ ok: true, value: { title: "放假", content: "休息" } });
    expect(checkNotice("", "a")).toMatchObject({ code: "field.required", field: "noticeTitle" });
    expect(checkNotice("a", " ")).toMatchObject({ code: "field.required", field: "noticeContent" });
    expect(checkNotice("a".repeat(noticeLimits.titleLength + 1), "a")).toMatchObject({ code: "field.tooLong" });
    expect(checkNotice("a", "a".repeat(noticeLimits.contentLength + 1))).toMatchObject({ code: "field.tooLong" });
  });

  it("MALL-01 is changed and deleted only while nobody reads it, and read from the time that was set for it", () => {
    expect(mallNoticeStates.filter((state) => checkNoticeChange(state).ok)).toEqual(["draft", "withdrawn"]);
    const now = new Date("2026-11-22T08:00:00Z");
    const later = new Date("2026-11-23T08:00:00Z");
    expect(shownFrom(later, now)).toBe(later);
    expect(shownFrom(new Date("2026-11-21T08:00:00Z"), now)).toBe(now);
    expect(shownFrom(null, now)).toBe(now);
  });
});
