import type { Handle } from "@yunshou/database";
import type { ImportBatch, ImportPlace } from "../../platform/imports/kind.ts";

/** Numbers that cards of the tree bear, by what the rows would give to new ones; numbers of cards in lower case. */
export async function takenNumbers(
  tx: Handle,
  { topId }: ImportPlace,
  cardNos: readonly string[],
  physicalNos: readonly string[],
): Promise<{ readonly cardNos: ReadonlySet<string>; readonly physicalNos: ReadonlyMap<string, string> }> {
  const rows = await tx.query<{ cardNo: string; physicalNo: string }>(
    `select card_no as "cardNo", physical_no as "physicalNo" from card
     where top_id = $1 and (card_no = any($2::text[]) or physical_no = any($3::text[]))`,
    [topId, cardNos, physicalNos],
  );
  return {
    cardNos: new Set(rows.map(({ cardNo }) => cardNo)),
    physicalNos: new Map(rows.map(({ physicalNo, cardNo }) => [physicalNo, cardNo])),
  };
}

/** In which zone the merchant's days lie. */
export async function timeZoneOf(tx: Handle, { merchantId }: ImportPlace): Promise<string> {
  const [row] = await tx.query<{ timeZone: string }>('select time_zone as "timeZone" from merchant where id = $1', [
    merchantId,
  ]);
  return row!.timeZone;
}

/** Which of these numbers the merchant, or one above it, has on its blacklist (SYS-17). */
export async function blacklistedNumbers(
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  cardNos: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ cardNo: string }>(
    `select n as "cardNo" from unnest($3::text[]) n where is_blacklisted($1, $2, n, null, null)`,
    [topId, merchantId, cardNos],
  );
  return new Set(rows.map(({ cardNo }) => cardNo));
}

/** Areas of the merchant by lower-case name; several may bear one. */
export async function areasNamed(
  tx: Handle,
  { topId, merchantId }: ImportPlace,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx.query<{ id: string; name: string }>(
    "select id, lower(name) as name from card_area where top_id = $1 and merchant_id = $2",
    [topId, merchantId],
  );
  const found = new Map<string, string[]>();
  for (const { id, name } of rows) found.set(name, [...(found.get(name) ?? []), id]);
  return found;
}

/** Areas that the person of the batch manages, with those below them; undefined for somebody who manages all (CARD-24). */
export async function areasOfPerson(
  tx: Handle,
  { topId, ownerId }: ImportBatch,
): Promise<ReadonlySet<string> | undefined> {
  const rows = await tx.query<{ id: string }>(
    `select distinct a.id from card_area_staff s join card_area a on a.top_id = s.top_id and a.path @> array[s.area_id]
     where s.top_id = $1 and s.user_id = $2`,
    [topId, ownerId],
  );
  return rows.length === 0 ? undefined : new Set(rows.map(({ id }) => id));
}

const created = "select target_id from import_row where top_id = $1 and import_id = $2 and verdict = 'create'";

/** How many of the numbers have been taken or blacklisted since the check, and how many of the areas are gone. */
export async function takenByRows(tx: Handle, { topId, merchantId, importId }: ImportBatch): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from import_row r, jsonb_to_record(r.made) as m (card_no text, physical_no text, turned_no text, area_id bigint)
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create'
       and (exists (select from card c where c.top_id = r.top_id and (c.card_no = m.card_no or c.physical_no in (m.physical_no, m.turned_no)))
         or is_blacklisted(r.top_id, $3, m.card_no, null, null)
         or m.area_id is not null and not exists (select from card_area a where a.top_id = r.top_id and a.id = m.area_id))`,
    [topId, importId, merchantId],
  );
  return row!.n;
}

/** New cards take their ids from their rows. */
export async function insertCards(tx: Handle, { topId, merchantId, importId, ownerId }: ImportBatch): Promise<void> {
  await tx.query(
    "update import_row set target_id = next_id(), target_version = 0 where top_id = $1 and import_id = $2 and verdict = 'create'",
    [topId, importId],
  );
  await tx.query(
    `insert into card (top_id, id, merchant_id, card_no, physical_no, logical_no, kind, state, expires_on, area_id, created_by, search, pieces)
     select $1, r.target_id, $3, m.card_no, m.physical_no, m.logical_no, m.kind, 'notActivated', m.expires_on, m.area_id, $4, m.search, m.pieces
     from import_row r, jsonb_to_record(r.made) as m (card_no text, physical_no text, logical_no text, kind text, expires_on date, area_id bigint,
       search text, pieces text[])
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create' order by r.row_no`,
    [topId, importId, merchantId, ownerId],
  );
}

/** Cards that somebody has gone on with: activated, given to a holder, charged, replaced, or deleted. */
export async function countHindering(tx: Handle, { topId, importId }: ImportBatch): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from (${created}) t left join card c on c.top_id = $1 and c.id = t.target_id
     where c.id is null or c.state <> 'notActivated' or c.member_id is not null
       or exists (select from card_movement v where v.top_id = $1 and v.card_id = c.id)
       or exists (select from card n where n.top_id = $1 and n.replaces_id = c.id)`,
    [topId, importId],
  );
  return row!.n;
}

/** Nobody ever held them: they go without a trace, and their numbers are free again. */
export async function removeCards(tx: Handle, { topId, importId }: ImportBatch): Promise<void> {
  await tx.query(`delete from card where top_id = $1 and id in (${created})`, [topId, importId]);
}
