import { describe, expect, it } from "vitest";
import {
  checkCoordinates,
  checkPlaceName,
  checkPointContact,
  checkPointDelete,
  checkRegionDelete,
  checkRegionLevel,
  checkRegionName,
  checkRouteDelete,
  checkZoneDelete,
  pastedCoordinates,
} from "./place.ts";
import type { Result } from "../result.ts";

const said = (result: Result<unknown>) => (result.ok ? "accepted" : [result.code, result.field, result.values]);

describe("points", () => {
  it.each([
    [null, 23.1, ["points.locationMissing", "longitude"]],
    [113.2, undefined, ["points.locationMissing", "latitude"]],
    [Number.NaN, 23.1, ["points.locationMissing", "latitude"]],
    [180.000_1, 0, ["points.longitudeOutside", "longitude"]],
    [-181, 95, ["points.longitudeOutside", "longitude"]],
    [121.47, 90.5, ["points.latitudeOutside", "latitude"]],
  ])("POINT-02 refuse the position %s, %s and name the field", (longitude, latitude, expected) => {
    const result = checkCoordinates(longitude, latitude);
    expect(result.ok ? "accepted" : [result.code, result.field]).toEqual(expected);
  });

  it.each([
    [180, 90],
    [-180, -90],
    [0, 0],
    [113.26, 23.13],
  ])("POINT-01 accept the position %s, %s", (longitude, latitude) => {
    expect(checkCoordinates(longitude, latitude)).toMatchObject({ ok: true, value: { longitude, latitude } });
  });

  it("POINT-01 keep a position to the centimetre", () => {
    expect(checkCoordinates(113.264_412_345_6, -1e-320)).toEqual({
      ok: true,
      value: { longitude: 113.264_412_3, latitude: 0 },
    });
  });

  it.each([
    ["113.2644,23.1291", { longitude: 113.2644, latitude: 23.1291 }],
    [" 113.2644 ， 23.1291 ", { longitude: 113.2644, latitude: 23.1291 }],
    ["-0.1276 51.5072", { longitude: -0.1276, latitude: 51.5072 }],
    ["113.2644", undefined],
    ["广州", undefined],
    ["1,2,3", undefined],
  ])("POINT-01 read the pasted pair %s", (text, expected) => {
    expect(pastedCoordinates(text)).toEqual(expected);
  });

  it("MSG-92 MSG-113 MSG-26 check contact, name and remark", () => {
    expect([
      said(checkPointContact("", "")),
      said(checkPointContact("王", "1390000")),
      said(checkPointContact("王", "13900001111")),
      said(checkPlaceName(" ", "pointName", "")),
      said(checkPlaceName("门", "zoneName", "记".repeat(201))),
      said(checkPlaceName("门", "zoneName", "记".repeat(200))),
    ]).toEqual([
      "accepted",
      ["field.notMobile", "contactPhone", undefined],
      "accepted",
      ["field.required", "pointName", undefined],
      ["field.remarkTooLong", "remark", undefined],
      "accepted",
    ]);
  });

  it("POINT-07 stay while something hangs on them, as routes, zones and regions do", () => {
    expect([
      said(checkPointDelete(3)),
      said(checkRouteDelete(1)),
      said(checkZoneDelete(2)),
      said(checkRegionDelete(0, 4)),
      said(checkRegionDelete(1, 0)),
    ]).toEqual([
      ["points.inUse", undefined, { machines: 3 }],
      ["routes.inUse", undefined, { points: 1 }],
      ["zones.inUse", undefined, { routes: 2 }],
      ["regions.inUse", undefined, { children: 0, points: 4 }],
      ["regions.inUse", undefined, { children: 1, points: 0 }],
    ]);
    expect(
      [checkPointDelete(0), checkRouteDelete(0), checkZoneDelete(0), checkRegionDelete(0, 0)].every((one) => one.ok),
    ).toBe(true);
  });
});

describe("regions", () => {
  it("POINT-06 are provinces of the map, cities and districts, and nothing below", () => {
    expect([
      said(checkRegionName("广东", 1)),
      said(checkRegionName("广东省", 1)),
      said(checkRegionName("广州", 2)),
      said(checkRegionLevel(0)),
      said(checkRegionLevel(2)),
      said(checkRegionLevel(3)),
    ]).toEqual([
      "accepted",
      ["regions.provinceUnknown", "regionName", undefined],
      "accepted",
      "accepted",
      "accepted",
      ["regions.tooDeep", "parentId", { limit: 3 }],
    ]);
  });
});
