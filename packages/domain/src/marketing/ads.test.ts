import { describe, expect, it } from "vitest";
import { adLimits, checkAd, checkAdEnable, checkAdSlot, checkVideoBytes, checkVideoHead } from "./ads.ts";

const space = { slotCode: "TOP1", slotName: "待机屏", width: 1080, height: 1920, position: "门体上方" };
const ad = {
  adName: "冰饮第二件半价",
  adSlotId: "1",
  materialId: "2",
  machineIds: ["3"],
  startDate: "2026-11-01",
  endDate: "2026-11-30",
  slots: [{ from: "08:00", to: "22:00" }],
  sortNo: 1,
};
const box = (brand: string, size = 32) =>
  new Uint8Array([0, 0, 0, size, ...new TextEncoder().encode(`ftyp${brand}`), 0, 0]);

describe("ads and ad spaces", () => {
  it("AD-02 an ad space holds code, name, size and position, each within its limits", () => {
    expect(checkAdSlot(space)).toEqual({ ok: true, value: space });
    expect(checkAdSlot({ ...space, slotCode: "顶部" })).toMatchObject({ code: "field.notCode", field: "slotCode" });
    expect(checkAdSlot({ ...space, slotName: " " })).toMatchObject({ code: "field.required", field: "slotName" });
    expect(checkAdSlot({ ...space, width: null })).toMatchObject({ code: "field.required", field: "width" });
    for (const height of [0, 1.5, adLimits.side + 1])
      expect(checkAdSlot({ ...space, height })).toMatchObject({ code: "ads.sizeOutOfRange", field: "height" });
    expect(checkAdSlot({ ...space, height: adLimits.side }).ok).toBe(true);
    expect(checkAdSlot({ ...space, position: "x".repeat(101) })).toMatchObject({ code: "field.tooLong" });
  });

  it("AD-02 MSG-31 an ad needs its space, material, machines, days, hours and order", () => {
    expect(checkAd(ad)).toMatchObject({ ok: true, value: { slots: [{ from: 480, to: 1_320 }], sortNo: 1 } });
    expect(checkAd({ ...ad, adSlotId: null })).toMatchObject({ code: "field.required", field: "adSlotId" });
    expect(checkAd({ ...ad, materialId: null })).toMatchObject({ code: "ads.materialMissing" });
    expect(checkAd({ ...ad, machineIds: [] })).toMatchObject({ code: "machines.selectToOperate" });
    expect(checkAd({ ...ad, slots: [{ from: "22:00", to: "06:00" }] })).toMatchObject({
      code: "marketing.slotReversed",
    });
    for (const sortNo of [-1, 0.5, 10_000, null])
      expect(checkAd({ ...ad, sortNo })).toMatchObject({ code: "ads.sortOutOfRange" });
  });

  it("FORM-11 the last day is not before the first, and one day is a period", () => {
    expect(checkAd({ ...ad, startDate: "2026-12-01" })).toMatchObject({ code: "range.reversed", field: "endDate" });
    expect(checkAd({ ...ad, startDate: ad.endDate }).ok).toBe(true);
    expect(checkAd({ ...ad, endDate: "2026-02-30" })).toMatchObject({ code: "field.required", field: "endDate" });
  });

  it("AD-02 an ad is turned on until its last day and not after it", () => {
    expect(checkAdEnable("2026-11-22", "2026-11-22").ok).toBe(true);
    expect(checkAdEnable("2026-11-21", "2026-11-22")).toMatchObject({ code: "ads.over" });
  });

  it("AD-02 a video is known by its content and not by its name, and has at most 30 MB", () => {
    for (const brand of ["isom", "mp42", "M4V "]) expect(checkVideoHead(box(brand)).ok).toBe(true);
    expect(checkVideoHead(box("heic"))).toMatchObject({ code: "ads.videoKind" });
    expect(checkVideoHead(box("isom", 8))).toMatchObject({ code: "ads.videoKind" });
    expect(checkVideoHead(box("isom").subarray(0, 11))).toMatchObject({ code: "ads.videoKind" });
    expect(checkVideoHead(new Uint8Array([...box("isom")].with(4, 0)))).toMatchObject({ code: "ads.videoKind" });
    expect(checkVideoBytes(0)).toMatchObject({ code: "ads.videoKind" });
    expect(checkVideoBytes(adLimits.videoBytes).ok).toBe(true);
    expect(checkVideoBytes(adLimits.videoBytes + 1)).toMatchObject({ code: "ads.videoTooLarge" });
  });
});
