import type { Handle } from "@yunshou/database";
import { machineFlags } from "@yunshou/domain";
import type { ImportBatch, ImportPlace } from "../../../platform/imports/kind.ts";

/** Those of the numbers that some machine has, whoever it belongs to; in lower case. */
export async function takenNumbers(tx: Handle, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ number: string }>("select number from taken_machine_numbers($1::text[]) as number", [
    numbers,
  ]);
  return new Set(rows.map(({ number }) => number));
}

/** Points of the merchant by lower-case name and number; several may bear one name. */
export async function pointsNamed(
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx.query<{ id: string; name: string; pointNo: string }>(
    `select id, lower(name) as name, lower(point_no) as "pointNo" from point
     where top_id = $1 and merchant_id = $2 and (lower(name) = any($3::text[]) or lower(point_no) = any($3::text[]))`,
    [topId, merchantId, names.map((name) => name.normalize("NFKC").trim().toLowerCase())],
  );
  const found = new Map<string, string[]>();
  for (const { id, name, pointNo } of rows)
    for (const key of new Set([name, pointNo])) found.set(key, [...(found.get(key) ?? []), id]);
  return found;
}

const created = "select target_id from import_row where top_id = $1 and import_id = $2 and verdict = 'create'";

/** How many of the numbers have been taken since the check, and how many of the points are gone. */
export async function takenByRows(tx: Handle, { topId, importId }: ImportBatch): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select (select count(*) from taken_machine_numbers(array(select lower(r.made ->> 'machine_no') from import_row r
         where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create')))::int
       + (select count(*) from import_row r where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create' and r.made ->> 'point_id' is not null
         and not exists (select from point p where p.top_id = r.top_id and p.id = (r.made ->> 'point_id')::bigint))::int as n`,
    [topId, importId],
  );
  return row!.n;
}

/** What the registration begins with. */
const freshFlags = Object.fromEntries(machineFlags.map((flag) => [flag, flag === "autoRefund"]));

/** New machines take their ids from their rows. */
export async function insertMachines(tx: Handle, { topId, merchantId, importId, ownerId }: ImportBatch): Promise<void> {
  await tx.query(
    "update import_row set target_id = next_id(), target_version = 0 where top_id = $1 and import_id = $2 and verdict = 'create'",
    [topId, importId],
  );
  await tx.query(
    `insert into machine (top_id, id, merchant_id, machine_no, name, category, type, point_id, operator, manufacturer, hardware_version,
       production_date, warranty_date, flags, search, pieces)
     select $1, r.target_id, $3, m.machine_no, m.name, m.category, m.type, m.point_id, m.operator, m.manufacturer, m.hardware_version,
       m.production_date, m.warranty_date, $4, m.search, m.pieces
     from import_row r, jsonb_to_record(r.made) as m (machine_no text, name text, category text, type text, point_id bigint, operator text,
       manufacturer text, hardware_version text, production_date date, warranty_date date, search text, pieces text[])
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create' order by r.row_no`,
    [topId, importId, merchantId, JSON.stringify(freshFlags)],
  );
  await tx.query(
    `insert into machine_state (top_id, machine_id, merchant_id) select $1, target_id, $3 from (${created}) c`,
    [topId, importId, merchantId],
  );
  await tx.query(
    `insert into machine_lifecycle (top_id, machine_id, merchant_id, at, event, actor_id)
     select $1, target_id, $3, clock_timestamp(), 'registered', $4 from (${created}) c`,
    [topId, importId, merchantId, ownerId],
  );
  await tx.query(
    `insert into machine_move (top_id, merchant_id, machine_id, point_id, actor_id, point_name)
     select m.top_id, m.merchant_id, m.id, m.point_id, $3, p.name from machine m join point p on p.top_id = m.top_id and p.id = m.point_id where m.id in (${created})`,
    [topId, importId, ownerId],
  );
}

/** What a machine without a secret may have got, and what goes on naming it. */
const belongings = [
  "machine_credential",
  "lane",
  "machine_grant",
  "team_machine",
  "merchant_machine",
  "data_card",
  "maintenance",
  "stock_alarm",
  "mall_pickup_point",
  "mall_group_code",
];

/** Machines that got a secret, a lane, somebody who may use them, work or a place, or that were taken away: somebody has gone on with them. */
export async function countHindering(tx: Handle, { topId, importId }: ImportBatch): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from (${created}) c left join machine m on m.id = c.target_id
     where m.id is null or m.activated_at is not null or m.decommissioned_at is not null
       ${belongings.map((table) => `or exists (select from ${table} b where b.machine_id = m.id)`).join(" ")}`,
    [topId, importId],
  );
  return row!.n;
}

/** Nothing of them was ever put up: they go without a trace, and their numbers are free again. */
export async function removeMachines(tx: Handle, { topId, importId }: ImportBatch): Promise<void> {
  for (const table of ["machine_move", "machine_lifecycle", "machine_state"])
    await tx.query(`delete from ${table} where top_id = $1 and machine_id in (${created})`, [topId, importId]);
  await tx.query(`delete from machine where top_id = $1 and id in (${created})`, [topId, importId]);
}
