import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "../platform/phrases/language.ts";
import { offerText, showRate } from "./offers.ts";

afterEach(() => chooseLanguage("zh"));

it("GEN-18 writes what is left of a price with two decimals, as the language of its reader does", () => {
  expect([showRate(0.5), showRate("0.90"), showRate(null)]).toEqual(["0.50", "0.90", "–"]);
  chooseLanguage("de");
  const none = { planType: "productDiscount", specialPriceFen: null, fullFen: null, reductionFen: null } as const;
  expect([showRate(0.85), offerText({ ...none, discountRate: 0.85 }, "")]).toEqual(["0,85", "0,85"]);
});
