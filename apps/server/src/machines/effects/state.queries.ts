import type { Handle } from "@yunshou/database";
import type { PieceWeight } from "@yunshou/domain";
import { joinLaneWeight, pieceWeight } from "../weights/laneWeights.queries.ts";

/** The newest hello of a machine. */
export interface HelloRow {
  readonly machineId: string;
  readonly upperVersion: string;
  readonly lowerVersion: string | null;
  readonly hardwareVersion: string | null;
  readonly at: Date;
}

/** Activates machines that never spoke before; answers those. */
export async function activate(tx: Handle, hellos: readonly HelloRow[]): Promise<string[]> {
  const rows = await tx.query<{ machineId: string }>(
    `with fresh as (
       update machine m set activated_at = r.at
       from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, at timestamptz)
       where m.id = r."machineId" and m.activated_at is null
       returning m.top_id, m.id, m.merchant_id, m.activated_at)
     insert into machine_lifecycle (top_id, machine_id, merchant_id, at, event)
     select top_id, id, merchant_id, activated_at, 'activated' from fresh
     on conflict do nothing
     returning machine_id as "machineId"`,
    [JSON.stringify(hellos)],
  );
  return rows.map((row) => row.machineId);
}

export async function saveHardware(tx: Handle, hellos: readonly HelloRow[]): Promise<void> {
  await tx.query(
    `update machine m set hardware_version = r."hardwareVersion"
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, "hardwareVersion" text)
     where m.id = r."machineId" and r."hardwareVersion" is not null and m.hardware_version <> r."hardwareVersion"`,
    [JSON.stringify(hellos)],
  );
}

/** Puts machines online with what their hello says; answers those that were not online before. */
export async function goOnline(tx: Handle, hellos: readonly HelloRow[]): Promise<string[]> {
  const rows = await tx.query<{ machineId: string; before: string | null }>(
    `with said as (
       select r.*, s.connection as before
       from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, "upperVersion" text, "lowerVersion" text, at timestamptz)
       left join machine_state s on s.machine_id = r."machineId"),
     saved as (
       insert into machine_state as s (top_id, machine_id, merchant_id, connection, seen_at, upper_version, lower_version)
       select m.top_id, m.id, m.merchant_id, 'online', said.at, said."upperVersion", coalesce(said."lowerVersion", '')
       from said join machine m on m.id = said."machineId" order by m.id
       on conflict (machine_id, top_id) do update set connection = 'online', seen_at = greatest(s.seen_at, excluded.seen_at),
         upper_version = excluded.upper_version,
         lower_version = case when excluded.lower_version = '' then s.lower_version else excluded.lower_version end
       returning s.machine_id)
     select saved.machine_id as "machineId", said.before from saved join said on said."machineId" = saved.machine_id`,
    [JSON.stringify(hellos)],
  );
  return rows.filter((row) => row.before !== "online").map((row) => row.machineId);
}

export interface WelcomeLane {
  readonly machineId: string;
  readonly cabinet: string;
  readonly lane: number;
  readonly productName: string | null;
  readonly productNames: Readonly<Record<string, string>>;
  readonly priceFen: string | null;
  readonly capacity: number;
  readonly stock: number;
  readonly status: string;
  readonly locked: boolean;
  readonly productId: string | null;
  /** Empty where the product has none. */
  readonly category: string | null;
  readonly weight: PieceWeight | null;
}

export function lanesOf(tx: Handle, machineIds: readonly string[]): Promise<WelcomeLane[]> {
  return tx.query<WelcomeLane>(
    `select l.machine_id as "machineId", l.cabinet, l.lane_no as lane, p.name as "productName", l.price_fen as "priceFen",
            coalesce((select jsonb_object_agg(n.key, n.value ->> 'name') from jsonb_each(p.names) n), '{}') as "productNames",
            l.capacity, l.stock, l.status, l.locked, l.product_id as "productId", p.category, ${pieceWeight} as weight
     from lane l left join product p on p.top_id = l.top_id and p.id = l.product_id ${joinLaneWeight}
     where l.machine_id = any($1::bigint[]) order by l.machine_id, l.cabinet, l.lane_no`,
    [machineIds],
  );
}

/** What one status says; null where it says nothing. */
export interface StatusRow {
  readonly machineId: string;
  /** When it was received. */
  readonly at: Date;
  /** When the machine said it; of several that became one row, when it said the temperature. */
  readonly saidAt: Date;
  readonly doors: Readonly<Record<string, string>> | null;
  readonly temperature: number | null;
  readonly humidity: number | null;
  readonly coinFen: number | null;
  readonly noteFen: number | null;
  readonly trafficTodayMb: number | null;
  readonly trafficMonthMb: number | null;
  readonly upperVersion: string | null;
  readonly lowerVersion: string | null;
}

/** Of what machines said some time ago, in its order: whether a temperature was heard since, and whether the day and the month are over there. */
export const overtakenBy = (
  tx: Handle,
  rows: readonly Pick<StatusRow, "machineId" | "at" | "saidAt">[],
): Promise<{ readonly temperature: boolean; readonly day: boolean; readonly month: boolean }[]> =>
  tx.query(
    `select coalesce(s.temperature_at > (e.x ->> 'saidAt')::timestamptz, false) as temperature, coalesce(c.said::date < c.now::date, false) as day,
       coalesce(date_trunc('month', c.said) < date_trunc('month', c.now), false) as month
     from jsonb_array_elements($1::jsonb) with ordinality as e(x, place)
       left join machine m on m.id = (e.x ->> 'machineId')::bigint left join machine_state s on s.machine_id = m.id
       cross join lateral (select (e.x ->> 'saidAt')::timestamptz at time zone m.time_zone as said, (e.x ->> 'at')::timestamptz at time zone m.time_zone as now) c
     order by e.place`,
    [JSON.stringify(rows)],
  );

/** Writes what was said and keeps the rest; answers the cash that the machine holds now, and how its doors are. */
export function saveStatus(
  tx: Handle,
  statuses: readonly StatusRow[],
): Promise<{ machineId: string; cashFen: string; doors: Readonly<Record<string, string>> }[]> {
  return tx.query(
    `update machine_state s set
       seen_at = greatest(s.seen_at, r.at),
       door_state = s.door_state || coalesce(r.doors, '{}'),
       temperature = coalesce(r.temperature, s.temperature), temperature_at = case when r.temperature is null then s.temperature_at else greatest(s.temperature_at, r."saidAt") end,
       humidity = coalesce(r.humidity, s.humidity),
       coin_fen = coalesce(r."coinFen", s.coin_fen), note_fen = coalesce(r."noteFen", s.note_fen),
       traffic_today_mb = coalesce(r."trafficTodayMb", s.traffic_today_mb), traffic_month_mb = coalesce(r."trafficMonthMb", s.traffic_month_mb),
       upper_version = coalesce(r."upperVersion", s.upper_version), lower_version = coalesce(r."lowerVersion", s.lower_version)
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, at timestamptz, "saidAt" timestamptz, doors jsonb, temperature real, humidity real, "coinFen" bigint,
       "noteFen" bigint, "trafficTodayMb" real, "trafficMonthMb" real, "upperVersion" text, "lowerVersion" text)
     where s.machine_id = r."machineId"
     returning s.machine_id as "machineId", (s.coin_fen + s.note_fen)::text as "cashFen", s.door_state as doors`,
    [JSON.stringify(statuses)],
  );
}

/** One machine's newest sign of life. */
export interface SignOfLife {
  readonly machineNo: string;
  readonly ageMs: number;
  readonly temperature: number | null;
  readonly signal: number | null;
}

/** What became of a sign of life. */
export interface SavedSign {
  readonly machineId: string;
  readonly machineNo: string;
  /** False: another transaction is writing this machine's state; the sign has to come again. */
  readonly isSaved: boolean;
  /** It was offline until this sign. */
  readonly cameBack: boolean;
  readonly temperature: number | null;
  readonly conditions: readonly string[];
}

/**
 * Writes the newest signs of life; a machine that never said hello stays not activated, and one out of service is nobody. States that others hold are passed
 * by: a batch of messages touches the states of its machines one after the other, and each would wait for the other.
 */
export function saveSignsOfLife(tx: Handle, signs: readonly SignOfLife[]): Promise<SavedSign[]> {
  return tx.query(
    `with said as materialized (
       select m.id, r.*
       from jsonb_to_recordset($1::jsonb) as r("machineNo" text, "ageMs" double precision, temperature real, signal int)
       join machine m on m.machine_no = r."machineNo" and m.decommissioned_at is null),
     free as materialized (
       select s.machine_id, s.connection as before from machine_state s where s.machine_id in (select id from said)
       order by s.machine_id for update skip locked),
     saved as (
       update machine_state s set
         seen_at = greatest(s.seen_at, clock_timestamp() - make_interval(secs => said."ageMs" / 1000)),
         connection = case when s.connection = 'offline' then 'online' else s.connection end,
         temperature = coalesce(said.temperature, s.temperature), temperature_at = case when said.temperature is null then s.temperature_at else clock_timestamp() end,
         signal = coalesce(said.signal, s.signal)
       from said join free on free.machine_id = said.id where s.machine_id = said.id
       returning s.machine_id, free.before = 'offline' as "cameBack", said.temperature, s.conditions)
     select said.id as "machineId", said."machineNo", saved.machine_id is not null as "isSaved", coalesce(saved."cameBack", false) as "cameBack",
            saved.temperature, coalesce(saved.conditions, '{}') as conditions
     from said join machine_state s on s.machine_id = said.id left join saved on saved.machine_id = said.id`,
    [JSON.stringify(signs)],
  );
}

/** Marks machines that were silent too long; answers them. */
export async function markSilent(tx: Handle, offlineAfterMs: number): Promise<{ machineId: string; seenAt: Date }[]> {
  return tx.query(
    `update machine_state s set connection = 'offline'
     where s.machine_id in (
       select machine_id from machine_state
       where connection = 'online' and seen_at < now() - make_interval(secs => $1::double precision / 1000)
       order by machine_id limit 1000 for update skip locked)
     returning s.machine_id as "machineId", s.seen_at as "seenAt"`,
    [offlineAfterMs],
  );
}
