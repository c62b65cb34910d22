import { describe, expect, it } from "vitest";
import {
  checkCloseMinutes,
  checkDeliveryFee,
  checkServiceTags,
  checkShop,
  checkShopPlace,
  checkShopWays,
} from "./shop.ts";
import type { Result } from "../result.ts";

const said = (result: Result<unknown>) => (result.ok ? "accepted" : [result.code, result.field]);
const form = {
  shopName: " 云店 ",
  servicePhone: "400-800-1234",
  announcement: "",
};
const ways = { deliveryWays: ["pickup", "delivery", "pickup"] as const, deliveryFeeFen: 500n, closeMinutes: 30 };

describe("a shop", () => {
  it("MALL-01 MALL-03 has a name and a service phone, and the quick-buy shop a way to its buyers", () => {
    expect(checkShop(form)).toMatchObject({
      ok: true,
      value: { shopName: "云店", servicePhone: "400-800-1234" },
    });
    expect(checkShopWays(ways)).toMatchObject({ ok: true, value: { deliveryWays: ["delivery", "pickup"] } });
    expect([
      said(checkShop({ ...form, shopName: "  " })),
      said(checkShop({ ...form, shopName: "店".repeat(61) })),
      said(checkShop({ ...form, servicePhone: "" })),
      said(checkShop({ ...form, servicePhone: "call us" })),
      said(checkShop({ ...form, announcement: "告".repeat(501) })),
      said(checkShopWays({ ...ways, deliveryWays: [] })),
    ]).toEqual([
      ["field.required", "shopName"],
      ["field.tooLong", "shopName"],
      ["field.required", "servicePhone"],
      ["field.notPhone", "servicePhone"],
      ["field.tooLong", "announcement"],
      ["field.required", "deliveryWays"],
    ]);
  });

  it("MALL-03 POINT-02 has an address and a marked position", () => {
    expect([
      said(checkShopPlace("天河路1号", 113.3, 23.1)),
      said(checkShopPlace("", 113.3, 23.1)),
      said(checkShopPlace("天河路1号", null, 23.1)),
      said(checkShopPlace("天河路1号", 113.3, 91)),
    ]).toEqual([
      "accepted",
      ["field.required", "shopAddress"],
      ["points.locationMissing", "longitude"],
      ["points.latitudeOutside", "latitude"],
    ]);
  });

  it("MALL-01 has a few short tags, each once", () => {
    expect(checkServiceTags([" 包邮 ", "包邮", "", "当日达"])).toEqual({ ok: true, value: ["包邮", "当日达"] });
    expect(said(checkServiceTags(["a", "b", "c", "d", "e", "f", "g", "h", "i"]))).toEqual([
      "mall.tooManyTags",
      "serviceTags",
    ]);
    expect(said(checkServiceTags(["x".repeat(13)]))).toEqual(["field.tooLong", "serviceTags"]);
  });

  it("MALL-01 takes a fee and a closing time within their bounds", () => {
    expect([0n, 100_000n, -1n, 100_001n].map((fen) => said(checkDeliveryFee(fen)))).toEqual([
      "accepted",
      "accepted",
      ["amount.negative", "deliveryFeeFen"],
      ["amount.tooLarge", "deliveryFeeFen"],
    ]);
    expect([5, 1_440, 4, 1_441, 7.5].map((minutes) => checkCloseMinutes(minutes).ok)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
