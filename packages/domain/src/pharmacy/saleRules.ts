import { checkCode, checkText, fieldLimits } from "../fields.ts";
import { provinces } from "../provinces.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { SaleClass } from "./medicines.ts";

/** Classes for which a rule may be made; what is no medicine is sold everywhere. */
export const ruledClasses = ["otcB", "otcA", "prescription"] as const satisfies readonly SaleClass[];
export type RuledClass = (typeof ruledClasses)[number];

/** A rule says what cabinets of a province sell from a day on; an empty province stands for all. */
export interface SaleRuleFields {
  readonly province: string;
  readonly saleClass: RuledClass;
  readonly allowed: boolean;
  /** ISO day from which it counts; it is never changed, a newer one takes its place. */
  readonly fromDay: string;
  /** The licence that allows it. */
  readonly licenceNo: string;
  readonly remark: string;
}

/** A rule, cleaned, or the first thing wrong with it: what is allowed names its licence, and nothing is ruled for days gone by. */
export function checkSaleRule(rule: SaleRuleFields, today: string): Result<SaleRuleFields> {
  const province = rule.province.trim();
  if (province !== "" && !(provinces as readonly string[]).includes(province))
    return refuse("regions.provinceUnknown", { field: "province" });
  if (rule.fromDay < today) return refuse("pharmacy.ruleInPast", { field: "fromDay" });
  const licenceNo = !rule.allowed && rule.licenceNo.trim() === "" ? accept("") : checkCode(rule.licenceNo, "licenceNo");
  if (!licenceNo.ok) return licenceNo;
  const remark = rule.remark.trim() === "" ? accept("") : checkText(rule.remark, "remark", fieldLimits.remarkLength);
  if (!remark.ok) return remark;
  return accept({ ...rule, province, licenceNo: licenceNo.value, remark: remark.value });
}
