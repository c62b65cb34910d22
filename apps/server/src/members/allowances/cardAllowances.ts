import type { cardAllowances } from "@yunshou/contract/members/allowances";
import { checkOfflineSetting, checkWithinAreas, offlineSettingOff, refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { cardMerchantOf, checkCards } from "../gate.ts";
import * as queries from "./cardAllowances.queries.ts";
import { changeTerms } from "./changes.queries.ts";

/** Handlers of what cards may spend at machines without network. */
export const cardAllowanceHandlers: HandlersOf<typeof cardAllowances> = {
  async setting(call) {
    const owner = checkCards(call) ?? (await cardMerchantOf(call, call.input.merchantId));
    if ("ok" in owner) return owner;
    const { limitFen, hours } = (await queries.settingOf(call.tx, owner)) ?? offlineSettingOff;
    return { offlineLimitFen: String(limitFen), offlineHours: hours };
  },

  async set(call) {
    const { tx, session, input } = call;
    const owner = checkCards(call) ?? (await cardMerchantOf(call, input.merchantId));
    if ("ok" in owner) return owner;
    const whole = checkWithinAreas([], session.scope.cardAreas, "merchantId");
    if (!whole.ok) return whole;
    const checked = checkOfflineSetting({ limitFen: BigInt(input.offlineLimitFen), hours: input.offlineHours });
    if (!checked.ok) return checked;
    const before = (await queries.settingOf(tx, owner)) ?? offlineSettingOff;
    await queries.saveSetting(tx, owner, checked.value, session.userId);
    await changeTerms(tx, owner);
    await recordAudit(call, {
      action: "members.card.setOffline",
      object: owner.merchantName,
      merchant: owner,
      before: { offlineLimitFen: String(before.limitFen), offlineHours: before.hours },
      after: { offlineLimitFen: input.offlineLimitFen, offlineHours: input.offlineHours },
    });
    return {};
  },

  async ofCard({ tx, session, now, ...call }) {
    const refused = checkCards({ session });
    if (refused !== undefined) return refused;
    const { cardId } = call.input;
    if (!(await queries.cardIsSeen(tx, session.scope, cardId)))
      return refuse("members.cardUnknown", { field: "cardId" });
    return {
      machines: await queries.machinesAllowing(tx, session.scope, cardId, now),
      uses: await queries.lastUses(tx, session.scope, cardId),
    };
  },
};
