import type { Handle } from "@yunshou/database";
import { takeByTree } from "../../platform/byTree.ts";

/** A card whose terms changed, so that machines should hear of it. */
export interface ChangedCard {
  readonly topId: string;
  readonly merchantId: string;
  readonly cardId: string;
}

/** Notes that these cards may have to leave the lists of machines; a duty looks after the commit. Locks nothing. */
export async function changeAllowances(tx: Handle, cards: readonly ChangedCard[]): Promise<void> {
  if (cards.length === 0) return;
  await tx.query(
    `insert into card_allowance_change (top_id, merchant_id, card_id)
     select "topId", "merchantId", "cardId" from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "merchantId" bigint, "cardId" bigint)`,
    [JSON.stringify(cards.map(({ topId, merchantId, cardId }) => ({ topId, merchantId, cardId })))],
  );
}

/** A merchant sells to its cards without network on other terms: all its machines and those below it are looked at. */
export async function changeTerms(
  tx: Handle,
  { topId, merchantId }: Pick<ChangedCard, "topId" | "merchantId">,
): Promise<void> {
  await tx.query("insert into card_allowance_change (top_id, merchant_id) values ($1, $2)", [topId, merchantId]);
}

/** Notes that the lists of these machines are used up in part, or that they named one that nobody knows. */
export async function changeMachines(
  tx: Handle,
  machines: readonly { readonly topId: string; readonly merchantId: string; readonly machineId: string }[],
): Promise<void> {
  if (machines.length === 0) return;
  await tx.query(
    `insert into card_allowance_change (top_id, merchant_id, told_machine)
     select "topId", "merchantId", "machineId" from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "merchantId" bigint, "machineId" bigint)`,
    [JSON.stringify(machines)],
  );
}

/** A machine of a merchant that lets its cards, or one above that lets its own, spend without network. */
const isLet = `exists (select from card_offline_setting s join merchant h on h.id = k.merchant_id where s.top_id = k.top_id and s.merchant_id = any(h.path) and s.limit_fen > 0)`;

/**
 * Machines that are back: what they did not answer in time is told once more, and those are looked at that have no list yet, or
 * one of another merchant.
 */
export async function lookAtAllowances(tx: Handle, machineIds: readonly string[]): Promise<void> {
  if (machineIds.length === 0) return;
  await tx.query(
    `update card_allowance_list set state = 'pending', sent_at = null, not_after = null, ended_at = null
     where machine_id = any($1::bigint[]) and replaced_at is null and state = 'expired'`,
    [machineIds],
  );
  await tx.query(
    `insert into card_allowance_change (top_id, merchant_id, told_machine)
     select k.top_id, k.merchant_id, k.id from machine k left join card_allowance_list l on l.top_id = k.top_id and l.machine_id = k.id and l.replaced_at is null
     where k.id = any($1::bigint[]) and (l.machine_id is null and ${isLet} or l.merchant_id <> k.merchant_id)`,
    [machineIds],
  );
}

/** Looks again at machines in service that may have cards on a list and have none, because no card had come to their merchant yet. */
export async function lookAtUnlisted(tx: Handle, limit: number): Promise<void> {
  await tx.query(
    `insert into card_allowance_change (top_id, merchant_id, told_machine)
     select k.top_id, k.merchant_id, k.id from machine k join machine_state t on t.machine_id = k.id
     where t.connection = 'online' and ${isLet} and not exists (select from card_allowance_list l where l.top_id = k.top_id and l.machine_id = k.id and l.replaced_at is null and l.cards <> '{}')
       and exists (select from card_use u where u.merchant_id = k.merchant_id) limit $1`,
    [limit],
  );
}

/** Looks at machines whose list names a card of a merchant whose membership cards were switched off since (CARD-27). */
export async function lookAtSwitchedOff(tx: Handle, limit: number): Promise<void> {
  await tx.query(
    `insert into card_allowance_change (top_id, merchant_id, told_machine)
     select l.top_id, l.merchant_id, l.machine_id from card_allowance_list l
     where l.replaced_at is null and l.cards <> '{}' and exists (select from merchant a where a.top_id = l.top_id and not a.features @> '{membershipCard}')
       and exists (select from jsonb_object_keys(l.cards) as k(card_id) join card c on c.top_id = l.top_id and c.id = k.card_id::bigint join merchant o on o.id = c.merchant_id
         join merchant a on a.id = any(o.path) and not a.features @> '{membershipCard}') limit $1`,
    [limit],
  );
}

/**
 * Takes changes, those of cards and merchants as those of the machines that they concern, and lists that have lived half of
 * their life, of machines that can be told another. Answers machines, at most `limit`.
 */
export async function takeChanged(tx: Handle, limit: number, now: Date): Promise<string[]> {
  await tx.query(
    `insert into card_allowance_change (top_id, merchant_id, told_machine)
     select l.top_id, l.merchant_id, l.machine_id from card_allowance_list l join machine_state t on t.machine_id = l.machine_id
     where l.replaced_at is null and l.renew_at <= $1 and l.cards <> '{}' and t.connection = 'online' limit $2`,
    [now, limit],
  );
  const trees = () => tx.query<{ topId: string }>(`select distinct top_id as "topId" from card_allowance_change`);
  await takeByTree(await trees(), limit, (topId, left) =>
    tx.query(
      `with taken as (delete from card_allowance_change where top_id = $1 and id in (
         select id from card_allowance_change where top_id = $1 and told_machine is null order by id limit $2 for update skip locked) returning merchant_id, card_id)
       insert into card_allowance_change (top_id, merchant_id, told_machine)
       select l.top_id, l.merchant_id, l.machine_id from card_allowance_list l
       where l.top_id = $1 and l.replaced_at is null and l.cards ?| array(select card_id::text from taken where card_id is not null)
       union
       select k.top_id, k.merchant_id, k.id from machine k join merchant h on h.id = k.merchant_id
       where k.top_id = $1 and h.path && array(select merchant_id from taken where card_id is null) returning 1`,
      [topId, left],
    ),
  );
  const rows = await takeByTree(await trees(), limit, (topId, left) =>
    tx.query<{ machineId: string }>(
      `delete from card_allowance_change where top_id = $1 and id in (
         select c.id from card_allowance_change c where c.top_id = $1 and c.told_machine is not null order by c.id limit $2 for update skip locked)
       returning told_machine as "machineId"`,
      [topId, left],
    ),
  );
  return [...new Set(rows.map(({ machineId }) => machineId))];
}
