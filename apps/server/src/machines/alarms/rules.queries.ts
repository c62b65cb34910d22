import type { Handle } from "@yunshou/database";
import type { AlarmRule, AlarmWay, RuledKind } from "@yunshou/domain";

/** The rule that counts for an alarm `a` of a merchant `m`: its own, otherwise that of the nearest merchant above. */
export const nearestRule = `left join lateral (
    select r.* from alarm_rule r join merchant o on o.id = r.merchant_id
    where r.top_id = m.top_id and r.merchant_id = any(m.path) and r.kind = a.kind order by cardinality(o.path) desc limit 1) r on true`;

/** Bounds of one machine by kind, from the rules that are on. */
export type Bounds = Readonly<
  Partial<Record<RuledKind, { readonly low: number | null; readonly high: number | null }>>
>;

/** The bounds of these machines that rules set; a machine without any is not named. */
export async function boundsOf(tx: Handle, machineIds: readonly string[]): Promise<ReadonlyMap<string, Bounds>> {
  const rows = await tx.query<{ machineId: string; bounds: Bounds }>(
    `with mine as (select distinct k.merchant_id from machine k where k.id = any($1::bigint[])),
       near as (
         select distinct on (m.id, r.kind) m.id as merchant_id, r.kind, r.low, r.high, r.enabled
         from mine join merchant m on m.id = mine.merchant_id
           join alarm_rule r on r.top_id = m.top_id and r.merchant_id = any(m.path) join merchant o on o.id = r.merchant_id
         order by m.id, r.kind, cardinality(o.path) desc)
     select k.id as "machineId", jsonb_object_agg(n.kind, jsonb_build_object('low', n.low, 'high', n.high)) as bounds
     from machine k join near n on n.merchant_id = k.merchant_id and n.enabled where k.id = any($1::bigint[]) group by k.id`,
    [machineIds],
  );
  return new Map(rows.map(({ machineId, bounds }) => [machineId, bounds]));
}

interface Receiver {
  readonly userId: string;
  readonly name: string;
  readonly account: string;
}

export interface StoredRule extends Omit<AlarmRule, "receiverIds" | "escalateIds"> {
  readonly ways: AlarmWay[];
  readonly receivers: Receiver[];
  readonly escalateTo: Receiver[];
}

/** People of these ids among those whom the caller may see. */
const people = (ids: string) =>
  `coalesce((select jsonb_agg(jsonb_build_object('userId', u.id::text, 'name', u.name, 'account', u.account) order by u.id)
     from app_user u where u.id = any(${ids}) and u.id = any($3::bigint[])), '[]')`;

/** The rules of one merchant with those of their receivers whom the caller may see. */
export function rulesOf(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  visible: readonly string[],
): Promise<StoredRule[]> {
  return tx.query(
    `select r.kind, r.enabled, r.low, r.high, r.lasting_minutes as "lastingMinutes", to_char(r.quiet_from, 'HH24:MI') as "quietFrom",
       to_char(r.quiet_to, 'HH24:MI') as "quietTo", r.ways, r.escalate_minutes as "escalateMinutes",
       ${people("r.receiver_ids")} as receivers, ${people("r.escalate_ids")} as "escalateTo"
     from alarm_rule r where r.top_id = $1 and r.merchant_id = $2`,
    [topId, merchantId, visible],
  );
}

/** Who is stored in a rule, those whom the caller may not see included. */
export async function storedPeople(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  kind: RuledKind,
): Promise<{ readonly receiverIds: readonly string[]; readonly escalateIds: readonly string[] }> {
  const [row] = await tx.query<{ receiverIds: string[]; escalateIds: string[] }>(
    `select receiver_ids::text[] as "receiverIds", escalate_ids::text[] as "escalateIds" from alarm_rule
     where top_id = $1 and merchant_id = $2 and kind = $3`,
    [topId, merchantId, kind],
  );
  return row ?? { receiverIds: [], escalateIds: [] };
}

export async function saveRule(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  rule: AlarmRule,
): Promise<void> {
  await tx.query(
    `insert into alarm_rule (top_id, merchant_id, kind, enabled, low, high, lasting_minutes, quiet_from, quiet_to, ways, receiver_ids, escalate_minutes, escalate_ids)
     values ($1, $2, $3, $4, $5, $6, $7, $8::time, $9::time, $10, $11, $12, $13)
     on conflict (top_id, merchant_id, kind) do update set enabled = excluded.enabled, low = excluded.low, high = excluded.high,
       lasting_minutes = excluded.lasting_minutes, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, ways = excluded.ways,
       receiver_ids = excluded.receiver_ids, escalate_minutes = excluded.escalate_minutes, escalate_ids = excluded.escalate_ids, updated_at = now()`,
    [
      topId,
      merchantId,
      rule.kind,
      rule.enabled,
      rule.low,
      rule.high,
      rule.lastingMinutes,
      rule.quietFrom,
      rule.quietTo,
      rule.ways,
      rule.receiverIds,
      rule.escalateMinutes,
      rule.escalateIds,
    ],
  );
}
