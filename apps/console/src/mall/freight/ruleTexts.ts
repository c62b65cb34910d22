import { provinceName } from "@yunshou/phrases/insight/provinces";
import { fill } from "@yunshou/phrases/fill";
import { showMoney } from "../../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { FreightRow } from "./freightRow.ts";

/** What a template says, one sentence for each of its rules. */
export function useRuleTexts(): (row: FreightRow) => string[] {
  const words = usePhrases("freightTemplates").freightTemplates;
  const language = useLanguage();
  return ({ measure, rules }) =>
    rules.map((rule) => {
      const places =
        rule.provinces.length === 0
          ? words.elsewhere
          : rule.provinces.map((province) => provinceName(language, province)).join(" · ");
      const cost = fill(words.summary, {
        units: rule.firstUnits,
        unit: words.unit[measure],
        fee: showMoney(rule.firstFeeFen),
        next: rule.nextUnits,
        more: showMoney(rule.nextFeeFen),
      });
      const free = rule.freeFromFen === null ? [] : [fill(words.freeSummary, { amount: showMoney(rule.freeFromFen) })];
      return [places, cost, ...free].join(" — ");
    });
}
