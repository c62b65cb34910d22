import type { DownBody } from "@yunshou/contract/machines/downMessages";
import type { Handle } from "@yunshou/database";
import { adLimits, type AdDeliveryState } from "@yunshou/domain";
import { takeByTree } from "../../platform/byTree.ts";
import type { Owner } from "../owners.queries.ts";

type Tree = Pick<Owner, "topId" | "merchantId">;

/**
 * What these machines shall show has changed: their ads wait to be told anew, with a version above the one before. Holds the
 * rows of the machines until the transaction ends.
 */
export async function changePlaylists(
  tx: Handle,
  { topId, merchantId }: Tree,
  machineIds: readonly string[],
): Promise<void> {
  if (machineIds.length === 0) return;
  await tx.query(
    `insert into ad_playlist (top_id, machine_id, merchant_id)
     select $1::bigint, id, $2::bigint from unnest($3::bigint[]) as m(id) order by id
     on conflict (machine_id, top_id) do update set version = ad_playlist.version + 1, merchant_id = excluded.merchant_id, state = 'pending',
       reason = '', changed_at = now(), sent_at = null, not_after = null, ended_at = null`,
    [topId, merchantId, [...new Set(machineIds)]],
  );
}

/** Whether one of these machines, whose playlists are held, would show more ads than it may, now or on a day to come. */
export async function areTooMany(
  tx: Handle,
  topId: string,
  machineIds: readonly string[],
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from machine m where m.top_id = $1 and m.id = any($2::bigint[])
       and (select count(*) from ad a where a.top_id = $1 and a.enabled and a.deleted_at is null and a.machine_ids @> array[m.id]
         and a.end_day >= ($4::timestamptz at time zone m.time_zone)::date) > $3 limit 1`,
    [topId, machineIds, adLimits.ofMachine, now],
  );
  return rows.length > 0;
}

export interface DueMachine {
  readonly machineId: string;
  readonly version: number;
}

/** Connected machines whose ads wait, marked as told; at most `limit`. For the rights of the system. */
export async function takePending(tx: Handle, limit: number, now: Date, deadlineMs: number): Promise<DueMachine[]> {
  const waiting = `p.state = 'pending' and exists (
    select from machine_state t where t.top_id = p.top_id and t.machine_id = p.machine_id and t.connection = 'online')`;
  const trees = await tx.query<{ topId: string }>(
    `select distinct p.top_id as "topId" from ad_playlist p where ${waiting}`,
  );
  return takeByTree(trees, limit, (topId, left) =>
    tx.query<DueMachine>(
      `update ad_playlist set state = 'sent', sent_at = $3, not_after = $3::timestamptz + make_interval(secs => $4::double precision / 1000)
       where top_id = $1 and machine_id in (select p.machine_id from ad_playlist p where p.top_id = $1 and ${waiting}
         order by p.machine_id limit $2 for update skip locked) returning machine_id as "machineId", version`,
      [topId, left, now, deadlineMs],
    ),
  );
}

type ShownAd = DownBody<"ads">["ads"][number];

/** What each of these machines shall show: enabled ads whose last day is not over where the machine stands, in their order. */
export function adsOf(
  tx: Handle,
  machineIds: readonly string[],
  now: Date,
): Promise<(Omit<ShownAd, "slots"> & { readonly machineId: string; readonly slots: readonly number[] })[]> {
  return tx.query(
    `select m.id as "machineId", a.id as "adId", a.kind as "adType", s.code as "slotCode", s.width, s.height, f.file, f.size_bytes as bytes,
       encode(f.sha256, 'hex') as sha256, a.start_day::text as "startDate", a.end_day::text as "endDate", a.slots, a.sort_no as "sortNo"
     from machine m join ad a on a.top_id = m.top_id and a.merchant_id = m.merchant_id and a.machine_ids @> array[m.id] and a.enabled and a.deleted_at is null
       join ad_slot s on s.top_id = a.top_id and s.id = a.slot_id join ad_material f on f.top_id = a.top_id and f.id = a.material_id
     where m.id = any($1::bigint[]) and a.end_day >= ($2::timestamptz at time zone m.time_zone)::date
     order by m.id, a.sort_no, a.id`,
    [machineIds, now],
  );
}

/** Ends what no machine answered in time. */
export async function expirePlaylists(tx: Handle, now: Date): Promise<void> {
  await tx.query("update ad_playlist set state = 'expired', ended_at = $1 where state = 'sent' and not_after <= $1", [
    now,
  ]);
}

export interface AdAnswer {
  readonly machineId: string;
  readonly version: number;
  readonly state: Extract<AdDeliveryState, "confirmed" | "refused">;
  readonly reason: string;
}

/** Writes what machines said of the version that they were told last. Answers the machines that have answered it. */
export async function saveAdAnswers(tx: Handle, answers: readonly AdAnswer[], now: Date): Promise<string[]> {
  const rows = await tx.query<{ machineId: string }>(
    `update ad_playlist p set state = r.state, reason = r.reason, ended_at = $2
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, version int, state text, reason text)
     where p.machine_id = r."machineId" and p.version = r.version and p.state = 'sent' returning p.machine_id as "machineId"`,
    [JSON.stringify(answers), now],
  );
  return rows.map(({ machineId }) => machineId);
}

/** Machines are back: what they did not answer in time is told once more. */
export async function reopenExpired(tx: Handle, machineIds: readonly string[]): Promise<void> {
  await tx.query(
    "update ad_playlist set state = 'pending', sent_at = null, not_after = null, ended_at = null where machine_id = any($1::bigint[]) and state = 'expired'",
    [machineIds],
  );
}

/** Opens what machines refused or did not answer in time; answers how many. */
export async function reopen(tx: Handle, topId: string, machineIds: readonly string[]): Promise<number> {
  const rows = await tx.query(
    `update ad_playlist set state = 'pending', version = version + 1, reason = '', sent_at = null, not_after = null, ended_at = null
     where top_id = $1 and machine_id = any($2::bigint[]) and state in ('refused', 'expired') returning 1`,
    [topId, machineIds],
  );
  return rows.length;
}

/** Adds what machines showed to the day at the machine; an ad that is not one of the machine's merchant is passed over. */
export async function addPlays(
  tx: Handle,
  plays: readonly {
    readonly machineId: string;
    readonly adId: string;
    readonly at: Date;
    readonly count: number;
  }[],
): Promise<void> {
  await tx.query(
    `insert into ad_play (top_id, ad_id, machine_id, merchant_id, day, plays)
     select a.top_id, a.id, m.id, a.merchant_id, (r.at at time zone m.time_zone)::date, sum(r.count)
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, "adId" bigint, at timestamptz, count bigint)
       join machine m on m.id = r."machineId" join ad a on a.top_id = m.top_id and a.id = r."adId" and a.merchant_id = m.merchant_id
     group by 1, 2, 3, 4, 5 order by 2, 3, 5
     on conflict (ad_id, machine_id, day, top_id) do update set plays = ad_play.plays + excluded.plays`,
    [JSON.stringify(plays)],
  );
}
