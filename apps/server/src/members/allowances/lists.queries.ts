import type { Handle } from "@yunshou/database";
import { type AdDeliveryState, allowanceLimits, type AllowanceList, type AllowedCard } from "@yunshou/domain";
import { takeByTree } from "../../platform/byTree.ts";

type Cards = AllowanceList["cards"];

export interface ListedMachine {
  readonly machineId: string;
  readonly machineNo: string;
  readonly merchantId: string;
  /** The last version that was written for it, whatever became of it. */
  readonly version: number;
  /** The list of this moment; null before the first. */
  readonly cards: Cards | null;
  readonly listedFor: string | null;
  readonly renewAt: Date | null;
  /** Cards have spent by this list. */
  readonly isUsed: boolean;
}

/** Machines with the list of this moment. */
export const listedMachines = (tx: Handle, machineIds: readonly string[]): Promise<ListedMachine[]> =>
  tx.query<ListedMachine>(
    `select k.id as "machineId", k.machine_no as "machineNo", k.merchant_id as "merchantId", l.cards, l.merchant_id as "listedFor", l.renew_at as "renewAt",
       coalesce((select max(a.version) from card_allowance_list a where a.top_id = k.top_id and a.machine_id = k.id), 0) as version,
       exists (select from card_allowance_use u where u.top_id = l.top_id and u.machine_id = l.machine_id and u.version = l.version) as "isUsed"
     from machine k left join card_allowance_list l on l.machine_id = k.id and l.top_id = k.top_id and l.replaced_at is null
     where k.id = any($1::bigint[])`,
    [machineIds],
  );

type Stored = Omit<AllowedCard, "limitFen" | "balanceFen" | "giftFen" | "dailyAmountFen"> &
  Record<"machineId" | "limitFen" | "balanceFen" | "giftFen" | "dailyAmountFen", string>;

/**
 * The cards that each machine may be told of, those that paid here last first, then those that paid at other machines of its
 * merchant: cards of its merchant and of those above, which pay here, whose merchant lets them spend without network.
 */
export async function allowedCards(
  tx: Handle,
  machineIds: readonly string[],
  now: Date,
): Promise<Map<string, AllowedCard[]>> {
  const rows = await tx.query<Stored>(
    `select k.id as "machineId", c.id as "cardId", c.card_no as "cardNo", c.balance_fen as "balanceFen", c.gift_fen as "giftFen", c.daily_amount_fen as "dailyAmountFen",
       s.limit_fen as "limitFen", s.hours
     from machine k join merchant h on h.id = k.merchant_id
       cross join lateral (select card_id, min(place) as place, max(used_at) as used_at from (
         (select card_id, 0 as place, used_at from card_use where top_id = k.top_id and machine_id = k.id order by used_at desc limit $3)
         union all (select card_id, 1, used_at from card_use where top_id = k.top_id and merchant_id = k.merchant_id order by used_at desc limit 4 * $3)) u
         where used_at > $2::timestamptz - make_interval(days => $4) group by card_id) u
       join card c on c.top_id = k.top_id and c.id = u.card_id
       join merchant o on o.id = c.merchant_id
       join card_offline_setting s on s.top_id = c.top_id and s.merchant_id = c.merchant_id and s.limit_fen > 0
     where k.id = any($1::bigint[]) and c.merchant_id = any(h.path) and c.state in ('activated', 'reissued') and c.member_id is not null
       and c.expires_on >= (($2::timestamptz + make_interval(hours => s.hours)) at time zone o.time_zone)::date
       and (c.allowed_machines = '{}' or k.id = any(c.allowed_machines))
       and not exists (select from merchant a where a.id = any(o.path) and not a.features @> '{membershipCard}')
       and not is_blacklisted(c.top_id, c.merchant_id, c.card_no, c.member_id, null)
     order by k.id, u.place, u.used_at desc, c.id`,
    [machineIds, now, allowanceLimits.cards, allowanceLimits.recentDays],
  );
  const cards = rows.map((row) => ({
    ...row,
    limitFen: BigInt(row.limitFen),
    balanceFen: BigInt(row.balanceFen),
    giftFen: BigInt(row.giftFen),
    dailyAmountFen: BigInt(row.dailyAmountFen),
  }));
  return Map.groupBy(cards, ({ machineId }) => machineId);
}

export interface NewList extends AllowanceList {
  readonly machineId: string;
  readonly version: number;
  readonly signature: string;
}

/** Replaces the lists of machines by signed ones. */
export async function replaceLists(tx: Handle, lists: readonly NewList[], now: Date): Promise<void> {
  if (lists.length === 0) return;
  const json = JSON.stringify(lists);
  await tx.query(
    `update card_allowance_list l set replaced_at = $2 from jsonb_to_recordset($1::jsonb) as r("machineId" bigint)
     where l.machine_id = r."machineId" and l.replaced_at is null`,
    [json, now],
  );
  await tx.query(
    `insert into card_allowance_list (top_id, machine_id, version, merchant_id, cards, signature, issued_at, renew_at)
     select k.top_id, k.id, r.version, k.merchant_id, r.cards, r.signature, $2, r."renewAt"
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, version int, cards jsonb, signature text, "renewAt" timestamptz) join machine k on k.id = r."machineId" order by k.id`,
    [json, now],
  );
}

export interface DueList {
  readonly machineId: string;
  readonly version: number;
  readonly cards: Cards;
  readonly signature: string;
}

/** Lists that wait for connected machines, marked as told; at most `limit`. For the rights of the system. */
export async function takeDueLists(tx: Handle, limit: number, now: Date, deadlineMs: number): Promise<DueList[]> {
  const waiting = `p.replaced_at is null and p.state = 'pending' and exists (
    select from machine_state t where t.top_id = p.top_id and t.machine_id = p.machine_id and t.connection = 'online')`;
  const trees = await tx.query<{ topId: string }>(
    `select distinct p.top_id as "topId" from card_allowance_list p where ${waiting}`,
  );
  return takeByTree(trees, limit, (topId, left) =>
    tx.query<DueList>(
      `update card_allowance_list set state = 'sent', sent_at = $3, not_after = $3::timestamptz + make_interval(secs => $4::double precision / 1000)
       where top_id = $1 and replaced_at is null and machine_id in (select p.machine_id from card_allowance_list p where p.top_id = $1 and ${waiting}
         order by p.machine_id limit $2 for update skip locked) returning machine_id as "machineId", version, cards, signature`,
      [topId, left, now, deadlineMs],
    ),
  );
}

/** Ends what no machine answered in time. */
export async function expireLists(tx: Handle, now: Date): Promise<void> {
  await tx.query(
    "update card_allowance_list set state = 'expired', ended_at = $1 where replaced_at is null and state = 'sent' and not_after <= $1",
    [now],
  );
}

/** Removes lists that no sale names any more. */
export async function forgetLists(tx: Handle, now: Date): Promise<void> {
  await tx.query("delete from card_allowance_list where replaced_at < $1::timestamptz - make_interval(days => $2)", [
    now,
    allowanceLimits.keptDays,
  ]);
}

export interface ListAnswer {
  readonly machineId: string;
  readonly version: number;
  readonly state: Extract<AdDeliveryState, "confirmed" | "refused">;
  readonly reason: string;
}

/** Writes what machines said of the list that they were told last: from then on they know that those before are over. */
export async function saveListAnswers(tx: Handle, answers: readonly ListAnswer[], now: Date): Promise<string[]> {
  const rows = await tx.query<{ machineId: string; version: number; state: string }>(
    `update card_allowance_list p set state = r.state, reason = r.reason, ended_at = $2
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, version int, state text, reason text)
     where p.machine_id = r."machineId" and p.version = r.version and p.replaced_at is null and p.state = 'sent'
     returning p.machine_id as "machineId", p.version, p.state`,
    [JSON.stringify(answers), now],
  );
  await tx.query(
    `update card_allowance_list p set superseded_at = $2 from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, version int)
     where p.machine_id = r."machineId" and p.version < r.version and p.superseded_at is null`,
    [JSON.stringify(rows.filter(({ state }) => state === "confirmed")), now],
  );
  return rows.map(({ machineId }) => machineId);
}
