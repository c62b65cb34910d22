import { checkText, fieldLimits } from "../fields.ts";
import { amountLimitFen, amountTooLarge } from "../money.ts";
import { type Province, provinces } from "../provinces.ts";
import { accept, refuse, type Result } from "../result.ts";
import { shopLimits } from "./shop.ts";

/** By what a delivery is charged: by pieces, or by grams. */
export const freightMeasures = ["piece", "weight"] as const;
export type FreightMeasure = (typeof freightMeasures)[number];

export const freightLimits = {
  /** One rule for each province, and one for all others. */
  rules: provinces.length + 1,
  /** Pieces, or grams: one tonne. */
  units: 1_000_000,
} as const;

/** What a delivery into some provinces costs. Amounts are decimal texts in fen, as tables and wire carry them. */
export interface FreightRule {
  /** The provinces that it is for; none for all that no other rule names. */
  readonly provinces: readonly Province[];
  /** Pieces or grams that the first fee covers. */
  readonly firstUnits: number;
  readonly firstFeeFen: string;
  /** Each further step of so many pieces or grams costs the next fee, one that is only begun too. */
  readonly nextUnits: number;
  readonly nextFeeFen: string;
  /** From this amount of goods on the delivery is free; null for never. */
  readonly freeFromFen: string | null;
}

export interface FreightTemplate {
  readonly measure: FreightMeasure;
  readonly rules: readonly FreightRule[];
}

export interface FreightForm extends FreightTemplate {
  readonly templateName: string;
}

/** What is delivered. */
export interface FreightLine {
  readonly quantity: number;
  readonly priceFen: bigint;
  /** Of one piece; null where nobody weighed it, which then weighs nothing. */
  readonly weightGrams: number | null;
}

/** Pieces or grams that a rule may name. */
export const checkFreightUnits = (units: number, field: "firstUnits" | "nextUnits"): Result<undefined> =>
  Number.isInteger(units) && units >= 1 && units <= freightLimits.units
    ? accept()
    : refuse("mall.freightUnits", { field, values: { limit: freightLimits.units } });

/** A delivery costs nothing at least, and one thousand yuan at most. */
export function checkFreightFee(fen: bigint, field: "firstFeeFen" | "nextFeeFen" = "firstFeeFen"): Result<undefined> {
  if (fen < 0n) return refuse("amount.negative", { field });
  return fen > shopLimits.deliveryFeeFen ? amountTooLarge(field, shopLimits.deliveryFeeFen) : accept();
}

/** The amount of goods from which on nothing is charged. */
export function checkFreeFrom(fen: bigint): Result<undefined> {
  if (fen <= 0n) return refuse("amount.notPositive", { field: "freeFromFen" });
  return fen > amountLimitFen ? amountTooLarge("freeFromFen") : accept();
}

/** Each province stands in one rule at most, and one rule at most is for all others. */
export function checkFreightRules(rules: readonly Pick<FreightRule, "provinces">[]): Result<undefined> {
  if (rules.length === 0 || rules.length > freightLimits.rules)
    return refuse("mall.freightRules", { field: "rules", values: { limit: freightLimits.rules } });
  const named = rules.flatMap((rule) => rule.provinces);
  const elsewhere = rules.filter((rule) => rule.provinces.length === 0).length;
  return new Set(named).size < named.length || elsewhere > 1
    ? refuse("mall.freightProvinceTwice", { field: "provinces" })
    : accept();
}

/** A template as people write it, with its name trimmed. */
export function checkFreight(form: FreightForm): Result<FreightForm> {
  const name = checkText(form.templateName, "templateName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const apart = checkFreightRules(form.rules);
  if (!apart.ok) return apart;
  for (const rule of form.rules) {
    const broken = [
      checkFreightUnits(rule.firstUnits, "firstUnits"),
      checkFreightFee(BigInt(rule.firstFeeFen), "firstFeeFen"),
      checkFreightUnits(rule.nextUnits, "nextUnits"),
      checkFreightFee(BigInt(rule.nextFeeFen), "nextFeeFen"),
      rule.freeFromFen === null ? accept() : checkFreeFrom(BigInt(rule.freeFromFen)),
    ].find((checked) => !checked.ok);
    if (broken !== undefined && !broken.ok) return broken;
  }
  return accept({ ...form, templateName: name.value });
}

/** The rule for a province: the one that names it, else the one for all others; undefined where nothing is delivered. */
export function freightRuleOf(rules: readonly FreightRule[], province: string): FreightRule | undefined {
  const known = provinces.find((one) => one === province);
  if (known === undefined) return undefined;
  return rules.find((rule) => rule.provinces.includes(known)) ?? rules.find((rule) => rule.provinces.length === 0);
}

/**
 * What the delivery of a whole basket costs, in fen: the first fee, and the next fee for each step beyond it, one that is only
 * begun too. The goods count at the prices at which they are ordered, before any coupon.
 */
export function freightFee(
  { measure, rules }: FreightTemplate,
  province: string | null,
  lines: readonly FreightLine[],
): Result<bigint> {
  if (province === null) return refuse("field.required", { field: "province" });
  const rule = freightRuleOf(rules, province);
  if (rule === undefined) return refuse("mall.regionNotServed", { field: "province" });
  let [goodsFen, units] = [0n, 0n];
  for (const { quantity, priceFen, weightGrams } of lines) {
    const pieces = BigInt(Math.max(0, Math.trunc(quantity)));
    goodsFen += priceFen * pieces;
    units += measure === "piece" ? pieces : BigInt(weightGrams ?? 0) * pieces;
  }
  if (rule.freeFromFen !== null && goodsFen >= BigInt(rule.freeFromFen)) return accept(0n);
  const step = BigInt(rule.nextUnits);
  const over = units - BigInt(rule.firstUnits);
  const steps = over > 0n ? (over + step - 1n) / step : 0n;
  return accept(BigInt(rule.firstFeeFen) + steps * BigInt(rule.nextFeeFen));
}
