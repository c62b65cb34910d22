import { priceBasket } from "@yunshou/domain";
import { expect, it } from "vitest";
import { numbersFrom, randomBasket, randomRules, referencePay } from "./baskets.ts";

it("M19 prices 8,000 random baskets as exact fractions do, line by line", () => {
  const next = numbersFrom(11);
  for (let count = 0; count < 8_000; count++) {
    const [basket, rules] = [randomBasket(next), randomRules(next)];
    const priced = priceBasket(basket, rules).lines.map(({ payFen }) => payFen);
    const reference = referencePay(basket, rules);
    if (priced.some((payFen, place) => payFen !== reference[place]))
      expect({ count, priced }).toEqual({ count, priced: reference });
  }
});
