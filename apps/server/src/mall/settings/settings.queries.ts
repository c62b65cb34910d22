import type { Handle } from "@yunshou/database";
import { type MallSettingName, type MallSettings, mallSettingsFrom } from "@yunshou/domain";

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/** What a merchant decided, or one above it. */
export interface Decision {
  readonly merchantId: string;
  readonly merchantName: string;
  readonly settingName: MallSettingName;
  readonly settingValue: string;
  readonly changedBy: string | null;
  readonly changedTime: Date;
}

/** Decisions of a merchant and of those above it, the nearest first. They lie outside its scope, so the system reads them. */
export const decisionsFor = (system: Handle, { topId, merchantId }: Owner): Promise<Decision[]> =>
  system.query(
    `select s.merchant_id as "merchantId", h.name as "merchantName", s.name as "settingName", s.value as "settingValue", u.name as "changedBy",
       s.changed_at as "changedTime"
     from merchant m join mall_setting s on s.top_id = $1 and s.merchant_id = any(m.path) join merchant h on h.id = s.merchant_id
       left join app_user u on u.id = s.changed_by
     where m.id = $2 order by array_position(m.path, s.merchant_id) desc, s.name`,
    [topId, merchantId],
  );

/** Decisions as the domain reads them: one map for each merchant, the nearest first. */
export function byMerchant(decisions: readonly Pick<Decision, "merchantId" | "settingName" | "settingValue">[]) {
  const maps = new Map<string, Map<string, string>>();
  for (const { merchantId, settingName, settingValue } of decisions)
    maps.set(merchantId, (maps.get(merchantId) ?? new Map<string, string>()).set(settingName, settingValue));
  return [...maps.values()];
}

/** The settings that count for the mall of a merchant. */
export const settingsOf = async (system: Handle, owner: Owner): Promise<MallSettings> =>
  mallSettingsFrom(...byMerchant(await decisionsFor(system, owner)));

/** Holds the settings of a merchant until the transaction ends. */
export async function holdSettings(tx: Handle, { topId, merchantId }: Owner): Promise<void> {
  await tx.query("select 1 from merchant where top_id = $1 and id = $2 for no key update", [topId, merchantId]);
}

/** Writes a decision; null takes it back. */
export async function saveDecision(
  tx: Handle,
  { topId, merchantId }: Owner,
  {
    name,
    value,
    userId,
  }: { readonly name: MallSettingName; readonly value: string | null; readonly userId: string | null },
): Promise<void> {
  if (value === null) {
    await tx.query("delete from mall_setting where top_id = $1 and merchant_id = $2 and name = $3", [
      topId,
      merchantId,
      name,
    ]);
    return;
  }
  await tx.query(
    `insert into mall_setting (top_id, merchant_id, name, value, changed_by) values ($1, $2, $3, $4, $5)
     on conflict (top_id, merchant_id, name) do update set value = excluded.value, changed_by = excluded.changed_by, changed_at = now()`,
    [topId, merchantId, name, value, userId],
  );
}
