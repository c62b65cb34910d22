import type { Handle } from "@yunshou/database";
import type { Cabinet, PieceWeight } from "@yunshou/domain";
import { takeByTree } from "../../platform/byTree.ts";
import { joinLaneWeight, pieceWeight } from "../weights/laneWeights.queries.ts";

/** What a machine must know of a lane; prices are fen texts. */
export interface LaneFacts {
  readonly productId: string | null;
  readonly priceFen: string | null;
  readonly capacity: number;
  readonly stock: number;
}

/** A lane that people changed; the change is stored already. */
export interface ChangedLane {
  readonly topId: string;
  readonly machineId: string;
  readonly merchantId: string;
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  /** What the lane was, as far as it changed; null when it did not exist. */
  readonly before: Partial<LaneFacts> | null;
}

const unsettled = "('pending', 'sent', 'refused', 'expired')";
const named = `jsonb_to_recordset($1::jsonb) as r("topId" bigint, "machineId" bigint, "merchantId" bigint, cabinet text, "laneNo" int, before jsonb)`;

/** Locks what is under way for these lanes, in one order for everybody. */
async function lockOpen(tx: Handle, rows: string): Promise<void> {
  await tx.query(
    `select d.id from lane_sync d join ${named} on d.machine_id = r."machineId" and d.cabinet = r.cabinet and d.lane_no = r."laneNo"
     where d.state in ${unsettled} order by d.machine_id, d.cabinet, d.lane_no for update of d`,
    [rows],
  );
}

/**
 * Begins a sync for each lane with what the lane is now, in place of one that the machine has not confirmed; what the
 * machine holds is carried over from that one.
 */
export async function insertSyncs(
  tx: Handle,
  lanes: readonly ChangedLane[],
  {
    changeSetId,
    isLogged,
    deadlineMs,
  }: { readonly changeSetId: string | null; readonly isLogged: boolean; readonly deadlineMs: number },
): Promise<void> {
  const rows = JSON.stringify(lanes);
  await lockOpen(tx, rows);
  const replaced = await tx.query(
    `update lane_sync d set state = 'replaced', ended_at = now() from ${named}
     where d.machine_id = r."machineId" and d.cabinet = r.cabinet and d.lane_no = r."laneNo" and d.state in ${unsettled}
     returning d.machine_id as "machineId", d.cabinet, d.lane_no as "laneNo", d.actual`,
    [rows],
  );
  await tx.query(
    `insert into lane_sync (top_id, machine_id, merchant_id, cabinet, lane_no, version, change_id, change_set_id, desired, actual, not_after)
     select r."topId", r."machineId", r."merchantId", r.cabinet, r."laneNo",
       coalesce((select max(v.version) from lane_sync v where v.machine_id = r."machineId" and v.cabinet = r.cabinet and v.lane_no = r."laneNo"), 0) + 1,
       case when $5 then (select max(c.id) from lane_change c where c.machine_id = r."machineId" and c.cabinet = r.cabinet and c.lane_no = r."laneNo") end, $3,
       f.facts,
       case when o."machineId" is not null then o.actual when jsonb_typeof(r.before) = 'object' then coalesce(f.facts, '{}') || r.before end,
       now() + make_interval(secs => $4::double precision / 1000)
     from ${named}
       left join jsonb_to_recordset($2::jsonb) as o("machineId" bigint, cabinet text, "laneNo" int, actual jsonb)
         on o."machineId" = r."machineId" and o.cabinet = r.cabinet and o."laneNo" = r."laneNo"
       left join lateral (select jsonb_build_object('productId', l.product_id::text, 'priceFen', l.price_fen::text, 'capacity', l.capacity, 'stock', l.stock) as facts
         from lane l where l.machine_id = r."machineId" and l.cabinet = r.cabinet and l.lane_no = r."laneNo") f on true`,
    [rows, JSON.stringify(replaced), changeSetId, deadlineMs, isLogged],
  );
}

/** Those of these machines whose software answers lane changes, with something that is under way. */
export async function confirmingMachines(tx: Handle, machineIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ machineId: string }>(
    `select s.machine_id as "machineId" from machine_state s where s.machine_id = any($1::bigint[]) and s.confirms_lanes
       and exists (select from lane_sync d where d.machine_id = s.machine_id and d.state in ('pending', 'sent')) order by s.machine_id`,
    [machineIds],
  );
  return rows.map(({ machineId }) => machineId);
}

/** What lies under way of a machine, with the lane as it is now; every column of the lane is null when it is gone. */
export interface DueLane {
  readonly id: string;
  readonly machineId: string;
  readonly cabinet: string;
  readonly lane: number;
  readonly version: number;
  readonly notAfter: Date;
  readonly exists: boolean;
  readonly productId: string | null;
  readonly productName: string | null;
  readonly productNames: Readonly<Record<string, string>>;
  readonly priceFen: string | null;
  readonly capacity: number;
  readonly stock: number;
  readonly status: string;
  readonly locked: boolean;
  /** Empty where the product has none. */
  readonly category: string | null;
  readonly weight: PieceWeight | null;
}

/** The lanes that these machines have yet to confirm, marked as sent. */
export async function takeDue(tx: Handle, machineIds: readonly string[]): Promise<DueLane[]> {
  const rows = await tx.query<DueLane>(
    `select d.id, d.machine_id as "machineId", d.cabinet, d.lane_no as lane, d.version, d.not_after as "notAfter", l.lane_no is not null as exists,
       l.product_id as "productId", p.name as "productName", l.price_fen as "priceFen", l.capacity, l.stock, l.status, l.locked,
       coalesce((select jsonb_object_agg(n.key, n.value ->> 'name') from jsonb_each(p.names) n), '{}') as "productNames", p.category, ${pieceWeight} as weight
     from lane_sync d
       left join lane l on l.machine_id = d.machine_id and l.cabinet = d.cabinet and l.lane_no = d.lane_no
       left join product p on p.top_id = l.top_id and p.id = l.product_id ${joinLaneWeight}
     where d.machine_id = any($1::bigint[]) and d.state in ('pending', 'sent') and d.not_after > now()
     order by d.machine_id, d.cabinet, d.lane_no for update of d`,
    [machineIds],
  );
  await tx.query(
    "update lane_sync set state = 'sent', sent_at = now() where id = any($1::bigint[]) and state = 'pending'",
    [rows.map(({ id }) => id)],
  );
  return rows;
}

/** A machine's word about one lane. */
export interface LaneAnswer {
  readonly machineId: string;
  readonly cabinet: string;
  readonly lane: number;
  readonly version: number;
  readonly state: "confirmed" | "refused";
  readonly reason: string;
}

/**
 * Writes what machines answered to what is under way. An answer to a version that expired or was replaced changes nothing.
 * Answers the machines of which nothing is under way any more.
 */
export async function saveAnswers(tx: Handle, answers: readonly LaneAnswer[]): Promise<string[]> {
  const rows = JSON.stringify(answers);
  const said = `jsonb_to_recordset($1::jsonb) as r("machineId" bigint, cabinet text, lane int, version int, state text, reason text)`;
  await tx.query(
    `select d.id from lane_sync d join ${said} on d.machine_id = r."machineId" and d.cabinet = r.cabinet and d.lane_no = r.lane and d.version = r.version
     order by d.machine_id, d.cabinet, d.lane_no for update of d`,
    [rows],
  );
  await tx.query(
    `update lane_sync d set state = r.state, reason = r.reason, ended_at = now(),
       actual = case when r.state = 'confirmed' then d.desired else d.actual end
     from ${said} where d.machine_id = r."machineId" and d.cabinet = r.cabinet and d.lane_no = r.lane and d.version = r.version
       and d.state in ('pending', 'sent') and d.not_after > now()`,
    [rows],
  );
  const done = await tx.query<{ machineId: string }>(
    `select id as "machineId" from unnest($1::bigint[]) as m(id)
     where not exists (select from lane_sync d where d.machine_id = m.id and d.state in ('pending', 'sent'))`,
    [[...new Set(answers.map(({ machineId }) => machineId))]],
  );
  return done.map(({ machineId }) => machineId);
}

/**
 * Machines said hello, and their welcome names every lane as it shall be. Those that answer lane changes get what is open once
 * more, also what had expired or been refused; the others have taken it over with the welcome (docs/machine-protocol.md).
 */
export async function greet(
  tx: Handle,
  hellos: readonly { readonly machineId: string; readonly confirmsLanes: boolean }[],
  deadlineMs: number,
): Promise<void> {
  const rows = JSON.stringify(hellos);
  const said = `jsonb_to_recordset($1::jsonb) as r("machineId" bigint, "confirmsLanes" boolean)`;
  await tx.query(
    `update machine_state s set confirms_lanes = r."confirmsLanes" from ${said}
     where s.machine_id = r."machineId" and s.confirms_lanes <> r."confirmsLanes"`,
    [rows],
  );
  await tx.query(
    `select d.id from lane_sync d join ${said} on d.machine_id = r."machineId" where d.state in ${unsettled}
     order by d.machine_id, d.cabinet, d.lane_no for update of d`,
    [rows],
  );
  await tx.query(
    `update lane_sync d set state = case when r."confirmsLanes" then 'pending' else 'confirmed' end, reason = '',
       actual = case when r."confirmsLanes" then d.actual else d.desired end, ended_at = case when r."confirmsLanes" then null else now() end,
       not_after = case when r."confirmsLanes" then now() + make_interval(secs => $2::double precision / 1000) else d.not_after end
     from ${said} where d.machine_id = r."machineId" and d.state in ${unsettled}`,
    [rows, deadlineMs],
  );
}

/** Opens again what was refused or expired of these syncs; answers their machines. */
export async function reopen(tx: Handle, ids: readonly string[], deadlineMs: number): Promise<string[]> {
  const rows = await tx.query<{ machineId: string }>(
    `update lane_sync set state = 'pending', reason = '', ended_at = null, sent_at = null, not_after = now() + make_interval(secs => $2::double precision / 1000)
     where id = any($1::bigint[]) and state in ('refused', 'expired') returning machine_id as "machineId"`,
    [ids, deadlineMs],
  );
  return rows.map(({ machineId }) => machineId);
}

/** Ends what no machine confirmed in time. */
export async function expireSyncs(tx: Handle): Promise<void> {
  const overdue = "state in ('pending', 'sent') and not_after <= now()";
  const trees = await tx.query<{ topId: string }>(`select distinct top_id as "topId" from lane_sync where ${overdue}`);
  await takeByTree(trees, 2_000, (topId, limit) =>
    tx.query(
      `update lane_sync set state = 'expired', ended_at = now() where top_id = $1 and id in (
         select id from lane_sync where top_id = $1 and ${overdue} order by id limit $2 for update skip locked) returning id`,
      [topId, limit],
    ),
  );
}
