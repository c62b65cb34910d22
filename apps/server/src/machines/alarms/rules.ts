import type { alarmRules } from "@yunshou/contract/machines/alarmRules";
import { checkAlarmRule, refuse, ruledKinds } from "@yunshou/domain";
import { pathOf, possibleReceivers } from "../../merchants/notifications/notifications.queries.ts";
import { lockMerchant } from "../../merchants/tree/merchants.queries.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import * as queries from "./rules.queries.ts";

const unknown = () => refuse("merchants.unknown", { field: "merchantId" });

/** Handlers of the rules of alarms (MACHINE-23). */
export const alarmRuleHandlers: HandlersOf<typeof alarmRules> = {
  async list({ tx, session, input }) {
    const path = await pathOf(tx, session, input.merchantId);
    if (path === undefined) return unknown();
    const merchant = { topId: path[0]!, merchantId: input.merchantId };
    const visible = (await possibleReceivers(tx, session.scope, path)).map(({ userId }) => userId);
    const own = new Map((await queries.rulesOf(tx, merchant, visible)).map((rule) => [rule.kind, rule]));
    return {
      rows: ruledKinds.map((kind) => {
        const rule = own.get(kind);
        if (rule !== undefined) return { ...rule, set: true };
        return {
          kind,
          set: false,
          enabled: true,
          low: null,
          high: null,
          lastingMinutes: 0,
          quietFrom: null,
          quietTo: null,
          ways: [],
          receivers: [],
          escalateMinutes: null,
          escalateTo: [],
        };
      }),
    };
  },

  async save(call) {
    const { tx, session, input } = call;
    const { merchantId, ...rule } = input;
    const checked = checkAlarmRule(rule);
    if (!checked.ok) return checked;
    const merchant = await lockMerchant(tx, session, merchantId);
    if (merchant === undefined) return unknown();
    const known = new Set((await possibleReceivers(tx, session.scope, merchant.path)).map(({ userId }) => userId));
    for (const field of ["receiverIds", "escalateIds"] as const)
      if (rule[field].some((userId) => !known.has(userId))) return refuse("alarms.receiverUnknown", { field });
    // Receivers of the merchants above are not the caller's to see, nor to take away.
    const stored = await queries.storedPeople(tx, merchant, rule.kind);
    const kept = (field: "receiverIds" | "escalateIds") => [
      ...new Set([...stored[field].filter((userId) => !known.has(userId)), ...rule[field]]),
    ];
    const saved = { ...rule, receiverIds: kept("receiverIds"), escalateIds: kept("escalateIds") };
    await queries.saveRule(tx, merchant, saved);
    await recordAudit(call, {
      action: "machines.alarmRule.update",
      object: merchant.merchantNo,
      merchant,
      after: saved,
    });
    return {};
  },
};
