import type { mallSettings } from "@yunshou/contract/mall/mallSettings";
import { asSystem, type Database } from "@yunshou/database";
import {
  checkMallSetting,
  checkMallWays,
  type MallSettingName,
  mallSettingKinds,
  mallSettingNames,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf, Session } from "../../platform/call.ts";
import { type Decision, decisionsFor, holdSettings, saveDecision } from "./settings.queries.ts";

const ownerOf = ({ topMerchantId, merchantId }: Session) => ({ topId: topMerchantId, merchantId });

/** What each setting is for a merchant, and what it would be without a decision of its own. */
function shown(decisions: readonly Decision[], merchantId: string) {
  return mallSettingNames.map((settingName) => {
    const made = decisions.filter((one) => one.settingName === settingName);
    const own = made.find((one) => one.merchantId === merchantId);
    const above = made.find((one) => one.merchantId !== merchantId);
    const inheritedValue = above?.settingValue ?? mallSettingKinds[settingName].usual;
    return {
      settingName,
      settingValue: own?.settingValue ?? inheritedValue,
      settingSource:
        own !== undefined ? ("own" as const) : above === undefined ? ("platform" as const) : ("parent" as const),
      inheritedValue,
      inheritedFrom: above?.merchantName ?? null,
      changedBy: own?.changedBy ?? null,
      changedTime: own?.changedTime ?? null,
    };
  });
}

/** Handlers of the settings of the own mall (MALL-04). */
export function mallSettingHandlers({ database }: { readonly database: Database }): HandlersOf<typeof mallSettings> {
  /** Merchants above lie outside the scope of whoever asks, so the system looks at their decisions. */
  const read = async (session: Session) =>
    shown(
      await asSystem(database, (own) => decisionsFor(own, ownerOf(session)), { readOnly: true }),
      session.merchantId,
    );
  return {
    async read({ session }) {
      return { rows: await read(session) };
    },

    async save(call) {
      const { tx, session, input } = call;
      const owner = ownerOf(session);
      await holdSettings(tx, owner);
      const rows = new Map((await read(session)).map((row) => [row.settingName, row]));
      const changes = new Map<MallSettingName, string | null>();
      for (const { settingName, settingValue } of input.settings) {
        const checked = settingValue === null ? null : checkMallSetting(settingName, settingValue);
        if (checked !== null && !checked.ok) return checked;
        changes.set(settingName, checked === null ? null : checked.value);
      }
      const after = (name: MallSettingName): string => {
        const change = changes.get(name);
        return change === undefined ? rows.get(name)!.settingValue : (change ?? rows.get(name)!.inheritedValue);
      };
      const ways = checkMallWays(after("delivery"), after("pickup"));
      if (!ways.ok) return ways;
      for (const [name, value] of changes) await saveDecision(tx, owner, { name, value, userId: session.userId });
      await recordAudit(call, {
        action: "mall.setting.update",
        object: [...changes.keys()].join(", "),
        merchant: owner,
        before: Object.fromEntries([...changes.keys()].map((name) => [name, rows.get(name)!.settingValue])),
        after: Object.fromEntries([...changes.keys()].map((name) => [name, after(name)])),
      });
      return {};
    },
  };
}
