import type { saleRules } from "@yunshou/contract/pharmacy/saleRules";
import { businessDay, checkSaleRule } from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { HandlersOf } from "../platform/call.ts";
import { checkMedicine } from "./medicineGate.ts";
import { insertSaleRule, listSaleRules } from "./saleRules.queries.ts";

/** Handlers of the rules of what cabinets sell. */
export function saleRuleHandlers(): HandlersOf<typeof saleRules> {
  return {
    async list(call) {
      const { tx, session, input, now } = call;
      const today = businessDay(now, session.timeZone);
      return (await checkMedicine(call)) ?? listSaleRules(tx, session.scope, input, today, input);
    },

    async create(call) {
      const refused = await checkMedicine(call);
      if (refused !== undefined) return refused;
      const { tx, session, input, now } = call;
      const rule = checkSaleRule(input, businessDay(now, session.timeZone));
      if (!rule.ok) return rule;
      const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
      const ruleId = await insertSaleRule(tx, { ...owner, userId: session.userId }, rule.value);
      const { province, saleClass, ...after } = rule.value;
      await recordAudit(call, {
        action: "pharmacy.rule.create",
        object: province === "" ? saleClass : `${province} ${saleClass}`,
        merchant: owner,
        after,
      });
      return { ruleId };
    },
  };
}
