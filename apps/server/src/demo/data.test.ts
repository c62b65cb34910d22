import {
  checkBarcode,
  checkCode,
  checkLane,
  checkPrices,
  checkProductCode,
  checkMachineNumber,
  fieldLimits,
  isNotMobile,
} from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { hourWeights } from "@yunshou/simulator";
import { readConfig } from "../config.ts";
import { lanesFor } from "./assortment.ts";
import { accounts } from "./company.ts";
import { takenProducts } from "./goods/takenProducts.ts";
import { demoLibraryProducts } from "./library.ts";
import { isLive } from "./places.ts";
import { crowdPlaces } from "./crowd/crowdPlaces.ts";
import { lastDayFactor } from "./plan.ts";
import { demoCompany } from "./sizes.ts";
import { pharmacyProducts, retailProducts } from "./products.ts";

const products = [...retailProducts, ...pharmacyProducts];
const ids = new Map(products.map(({ code }) => [code, code]));

const { merchants, places } = demoCompany("large");

describe("demo company", () => {
  it("SYS-01 has some 300 machines in 60 cities, each with a number and a point of its own", () => {
    const all = demoCompany("large");
    expect(all.places.length).toBeGreaterThan(290);
    expect(new Set(all.places.map(({ city }) => city)).size).toBeGreaterThanOrEqual(60);
    for (const key of ["machineNo", "point"] as const)
      expect(new Set(all.places.map((place) => place[key].toLowerCase())).size).toBe(all.places.length);
    const sold = crowdPlaces.reduce((sum, { daily }) => sum + daily, 0) * lastDayFactor * 60;
    expect(sold).toBeGreaterThan(450_000);
  });

  it("PRODUCT-29 has an assortment of 300 products, each with a name and a barcode of its own that the form would accept", () => {
    const all = [...products, ...takenProducts(demoCompany("large").takenProducts, demoLibraryProducts())];
    expect(all).toHaveLength(300);
    for (const key of ["code", "name", "barcode"] as const)
      expect(new Set(all.map((product) => product[key])).size, key).toBe(300);
    expect(new Set(all.map(({ category }) => category)).size).toBeGreaterThan(20);
    for (const { barcode, code, priceFen, purchaseFen } of all) {
      expect(checkBarcode(barcode)).toEqual({ ok: true, value: barcode });
      expect(checkProductCode(code).ok).toBe(true);
      expect(checkPrices(BigInt(priceFen), BigInt(purchaseFen)).ok).toBe(true);
    }
  });

  it("MACHINE-18 gives every machine a number of its own that the registry accepts, and a merchant that exists", () => {
    expect(new Set(places.map(({ machineNo }) => machineNo)).size).toBe(places.length);
    for (const { machineNo, merchant } of places) {
      expect(checkMachineNumber(machineNo).ok).toBe(true);
      expect(merchants.map(({ merchantNo }) => merchantNo)).toContain(merchant);
    }
  });

  it("stands in at least 20 provinces, within China", () => {
    expect(new Set(places.map(({ province }) => province)).size).toBeGreaterThanOrEqual(20);
    for (const { longitude, latitude } of places) {
      expect(longitude).toBeGreaterThan(73);
      expect(longitude).toBeLessThan(135);
      expect(latitude).toBeGreaterThan(18);
      expect(latitude).toBeLessThan(54);
    }
  });

  it("LANE-16 fills lanes that keep the rules of lanes, each with a known product", () => {
    for (const place of places) {
      const lanes = lanesFor(place, ids, "2026-01-01");
      expect(lanes).toHaveLength(place.layers * place.perLayer);
      for (const lane of lanes) {
        const product = products.find(({ code }) => code === lane.productId)!;
        const settings = {
          ...lane,
          priceFen: BigInt(lane.priceFen),
          purchaseFen: BigInt(lane.purchaseFen),
          stock: 0,
          productPriceFen: BigInt(product.priceFen),
        };
        expect(checkLane(settings)).toEqual({ ok: true, value: undefined });
        expect(place.type === "pharmacy").toBe(product.kind === "medicine");
      }
    }
  });

  it.each(["small", "large"] as const)(
    "sells live (%s) about as much as in the busiest hours of its last day, so that curves go on where the history ends",
    (size) => {
      const lastDay =
        demoCompany(size)
          .places.filter(isLive)
          .reduce((sum, { daily }) => sum + daily, 0) * lastDayFactor;
      const busiestHour = (lastDay / hourWeights.reduce((sum, weight) => sum + weight, 0)) * Math.max(...hourWeights);
      const liveHour = readConfig({ DEMO: "1", DEMO_SIZE: size }).demoSalesPerMinute * 60;
      expect(liveHour / busiestHour).toBeGreaterThan(0.5);
      expect(liveHour / busiestHour).toBeLessThan(2);
    },
  );

  it("FORM-03 names accounts that the user form would accept, and machines that are on", () => {
    for (const { account, phone, machineNos } of accounts) {
      expect(checkCode(account, "account").ok && account.length <= fieldLimits.codeLength).toBe(true);
      expect(isNotMobile(phone)).toBe(false);
      for (const machineNo of machineNos)
        expect(places.find((place) => place.machineNo === machineNo && isLive(place))).toBeDefined();
    }
  });
});
