import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { labelOffsets, provinceOnMap } from "./provinces.ts";

const map = JSON.parse(readFileSync(join(import.meta.dirname, "../../../public/map/china.json"), "utf8")) as {
  features: { properties: { name: string } }[];
};
const names = map.features.map((feature) => feature.properties.name);

describe("names of provinces", () => {
  it("BIGDEV-01 joins official names and names of the map", () => {
    const official = [
      "广东省",
      "北京市",
      "内蒙古自治区",
      "广西壮族自治区",
      "宁夏回族自治区",
      "新疆维吾尔自治区",
      "西藏自治区",
      "香港特别行政区",
      "澳门特别行政区",
      "重庆市",
    ];
    expect(official.map(provinceOnMap)).toEqual([
      "广东",
      "北京",
      "内蒙古",
      "广西",
      "宁夏",
      "新疆",
      "西藏",
      "香港",
      "澳门",
      "重庆",
    ]);
  });

  it("leaves the names of the map as they are", () => {
    expect(names.map(provinceOnMap)).toEqual(names);
    expect(Object.keys(labelOffsets).filter((name) => !names.includes(name))).toEqual([]);
  });

  it("has all 34 provinces on the map", () => {
    expect(names).toHaveLength(34);
  });
});
