import type { Handle } from "@yunshou/database";
import type { AlarmRule, AlarmWay, RuledKind } from "@yunshou/domain";

/** The rule that counts for an alarm `a` of a merchant `m`: its own, otherwise that of the nearest merchant above, whose clock its hours are of. */
export const nearestRule = `left join lateral (
    select r.*, o.time_zone from alarm_rule r join merchant o on o.id = r.merchant_id
    where r.top_id = m.top_id and r.merchant_id = any(m.path) and r.kind = a.kind order by cardinality(o.path) desc limit 1) r on true`;

/** Bounds of one machine by kind, from its template and the rules that are on. */
export type Bounds = Readonly<
  Partial<Record<RuledKind, { readonly low: number | null; readonly high: number | null }>>
>;

/**
 * The bounds of these machines: what the template that a machine got last says wins over the rules, bound by bound (DATACARD-04,
 * TEMPLATE-01). A machine without any is not named.
 */
export async function boundsOf(tx: Handle, machineIds: readonly string[]): Promise<ReadonlyMap<string, Bounds>> {
  const rows = await tx.query<{ machineId: string; bounds: Bounds }>(
    `with chosen as (select k.top_id, k.id, k.merchant_id from machine k where k.id = any($1::bigint[])),
       mine as (select distinct merchant_id from chosen),
       near as (
         select distinct on (m.id, r.kind) m.id as merchant_id, r.kind, r.low, r.high, r.enabled
         from mine join merchant m on m.id = mine.merchant_id
           join alarm_rule r on r.top_id = m.top_id and r.merchant_id = any(m.path) join merchant o on o.id = r.merchant_id
         order by m.id, r.kind, cardinality(o.path) desc),
       said as (
         select k.id, n.kind, n.low, n.high, false as own from chosen k join near n on n.merchant_id = k.merchant_id and n.enabled
         union all
         select k.id, w.kind, w.low, w.high, true from chosen k
           join template_machine a on a.top_id = k.top_id and a.machine_id = k.id
           join template t on t.top_id = a.top_id and t.id = a.template_id and t.deleted_at is null
           cross join lateral (values ('temperature', t.temp_warn_low, t.temp_warn_high), ('humidity', null, t.humidity_warn),
             ('flow', null, t.flow_warn::real)) w(kind, low, high)
         where w.low is not null or w.high is not null),
       bounds as (
         select id, kind, coalesce(max(low) filter (where own), max(low)) as low, coalesce(max(high) filter (where own), max(high)) as high
         from said group by id, kind)
     select id as "machineId", jsonb_object_agg(kind, jsonb_build_object('low', low, 'high', high)) as bounds from bounds group by id`,
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
