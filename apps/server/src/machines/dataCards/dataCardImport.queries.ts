import type { Handle } from "@yunshou/database";
import { flowCardLimit } from "@yunshou/domain";
import type { ImportBatch, ImportPlace } from "../../platform/imports/kind.ts";

/** Those of the numbers that some card of the tree bears. A tree keeps a number once, whoever sees the card. */
export async function takenCards(
  tx: Handle,
  { topId }: ImportPlace,
  iccids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ iccid: string }>("select iccid from taken_data_cards($1, $2::text[]) as iccid", [
    topId,
    [...iccids],
  ]);
  return new Set(rows.map(({ iccid }) => iccid));
}

/** Packages of the merchant by lower-case name; several may bear one. */
export async function packagesNamed(
  tx: Handle,
  { topId, merchantId }: ImportPlace,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx.query<{ id: string; name: string }>(
    "select k.id, lower(k.name) as name from data_package k where k.top_id = $1 and k.merchant_id = $2",
    [topId, merchantId],
  );
  const found = Map.groupBy(rows, ({ name }) => name);
  return new Map([...found].map(([name, all]) => [name, all.map(({ id }) => id)]));
}

/** A machine that a row may name, with how many cards it has. */
export interface RoomOfMachine {
  readonly number: string;
  readonly machineId: string;
  readonly decommissioned: boolean;
  readonly cards: number;
}

export const machinesNumbered = (
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  numbers: readonly string[],
): Promise<RoomOfMachine[]> =>
  tx.query(
    `select lower(m.machine_no) as number, m.id as "machineId", m.decommissioned_at is not null as decommissioned,
       (select count(*)::int from data_card c where c.machine_id = m.id) as cards
     from machine m where m.top_id = $1 and m.merchant_id = $2 and lower(m.machine_no) = any($3::text[])`,
    [topId, merchantId, [...numbers]],
  );

const columns = `iccid text, imsi text, imei text, phone text, type text, carrier text, package_id bigint, machine_id bigint, expires_on date`;
const rowsOf = `import_row r cross join lateral jsonb_to_record(r.made) as m (${columns})`;
const created = "select target_id from import_row where top_id = $1 and import_id = $2 and verdict = 'create'";

/** Holds the machines into which cards are put, so that nobody counts their cards meanwhile. */
export async function holdMachines(tx: Handle, { topId, importId }: ImportBatch): Promise<void> {
  await tx.query(
    `select m.id from machine m where m.top_id = $1 and m.id in (select m.machine_id from ${rowsOf}
       where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create') order by m.id for update`,
    [topId, importId],
  );
}

/** Whether a number was taken since the check, a package or machine is gone, or a machine has no more room. */
export async function isOvertaken(tx: Handle, { topId, importId }: ImportBatch): Promise<boolean> {
  const [row] = await tx.query<{ isOver: boolean }>(
    `select exists (select from ${rowsOf} where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create'
         and (m.iccid in (select taken_data_cards($1, array(select n.made ->> 'iccid' from import_row n
             where n.top_id = $1 and n.import_id = $2 and n.verdict = 'create')))
           or m.package_id is not null and not exists (select from data_package k where k.top_id = r.top_id and k.id = m.package_id)))
       or exists (select from ${rowsOf} left join machine h on h.top_id = r.top_id and h.id = m.machine_id and h.decommissioned_at is null
         where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create' and m.machine_id is not null
         group by m.machine_id having bool_or(h.id is null)
           or count(*) + (select count(*) from data_card c where c.machine_id = m.machine_id) > $3) as "isOver"`,
    [topId, importId, flowCardLimit],
  );
  return row!.isOver;
}

/** New cards take their ids from their rows. */
export async function insertCards(tx: Handle, { topId, merchantId, importId }: ImportBatch): Promise<void> {
  await tx.query(
    "update import_row set target_id = next_id(), target_version = 0 where top_id = $1 and import_id = $2 and verdict = 'create'",
    [topId, importId],
  );
  await tx.query(
    `insert into data_card (top_id, id, merchant_id, iccid, imsi, imei, phone, type, carrier, package_id, machine_id, expires_on)
     select $1, r.target_id, $3, m.iccid, m.imsi, m.imei, m.phone, m.type, m.carrier, m.package_id, m.machine_id, m.expires_on
     from ${rowsOf} where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create' order by r.row_no`,
    [topId, importId, merchantId],
  );
}

/** Holds what an import added, so that nobody goes on with it meanwhile. */
export async function holdImported(tx: Handle, { topId, importId }: ImportBatch): Promise<void> {
  await tx.query(`select c.id from data_card c where c.top_id = $1 and c.id in (${created}) order by c.id for update`, [
    topId,
    importId,
  ]);
}

/** Cards that somebody changed, disabled, renewed or deleted since. */
export async function countHindering(tx: Handle, { topId, importId }: ImportBatch): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from ${rowsOf} left join data_card c on c.top_id = r.top_id and c.id = r.target_id
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create'
       and (c.enabled is distinct from true
         or (c.iccid, c.imsi, c.imei, c.phone, c.type, c.carrier, c.package_id, c.machine_id, c.expires_on)
           is distinct from (m.iccid, m.imsi, m.imei, m.phone, m.type, m.carrier, m.package_id, m.machine_id, m.expires_on)
         or exists (select from data_renewal w where w.top_id = c.top_id and w.card_id = c.id))`,
    [topId, importId],
  );
  return row!.n;
}

/** Nobody went on with them: they go without a trace, and their numbers are free again. */
export async function removeCards(tx: Handle, { topId, importId }: ImportBatch): Promise<void> {
  await tx.query(`delete from data_card where top_id = $1 and id in (${created})`, [topId, importId]);
}
