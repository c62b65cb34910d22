import type { Handle } from "@yunshou/database";
import type { CommandKind, CommandState } from "@yunshou/domain";
import { takeByTree } from "../../platform/byTree.ts";

/** A machine to command; its row is locked by the caller, so that its sequence has no gap and no double. */
export interface CommandTarget {
  readonly topId: string;
  readonly machineId: string;
  readonly merchantId: string;
  readonly machineNo: string;
}

export interface NewCommand {
  readonly machineId: string;
  readonly id: string;
  readonly seq: number;
  readonly notAfter: Date;
}

/** The lane that a command is about. */
export interface TestedLane {
  readonly cabinet: string;
  readonly laneNo: number;
}

export async function insertCommands(
  tx: Handle,
  targets: readonly CommandTarget[],
  kind: CommandKind,
  askedBy: string,
  deadlineMs: number,
  lane?: TestedLane,
): Promise<NewCommand[]> {
  const rows = await tx.query<{ machineId: string; id: string; seq: string; notAfter: Date }>(
    `insert into command (top_id, machine_id, merchant_id, seq, kind, asked_by, not_after, cabinet, lane_no)
     select n.top_id, n.machine_id, n.merchant_id, coalesce((select max(c.seq) from command c where c.machine_id = n.machine_id), 0) + 1, $4, $5,
            date_trunc('milliseconds', clock_timestamp() + make_interval(secs => $6::double precision / 1000)), $7, $8
     from unnest($1::bigint[], $2::bigint[], $3::bigint[]) n (top_id, machine_id, merchant_id)
     returning machine_id as "machineId", id, seq, not_after as "notAfter"`,
    [
      targets.map(({ topId }) => topId),
      targets.map(({ machineId }) => machineId),
      targets.map(({ merchantId }) => merchantId),
      kind,
      askedBy,
      deadlineMs,
      lane?.cabinet ?? null,
      lane?.laneNo ?? null,
    ],
  );
  return rows.map((row) => ({
    machineId: row.machineId,
    id: row.id,
    seq: Number(row.seq),
    notAfter: new Date(row.notAfter),
  }));
}

/** The first sending of commands; a repetition changes nothing. */
export async function markSent(tx: Handle, commandIds: readonly string[]): Promise<void> {
  await tx.query(
    "update command set state = 'sent', sent_at = now() where id = any($1::bigint[]) and state = 'queued'",
    [commandIds],
  );
}

export interface CommandRow {
  readonly id: string;
  readonly machineId: string;
  readonly kind: CommandKind;
  state: CommandState;
  detail: string | null;
  /** What an answer brought; null leaves what is there. */
  log: string | null;
}

/** Locks commands of these machines; an id of another machine's command is not found. */
export function lockCommands(
  tx: Handle,
  names: readonly { readonly machineId: string; readonly commandId: string }[],
): Promise<CommandRow[]> {
  return tx.query<CommandRow>(
    `select c.id, c.machine_id as "machineId", c.kind, c.state, c.detail, null as log from command c
     join jsonb_to_recordset($1::jsonb) as r("machineId" bigint, "commandId" bigint) on c.id = r."commandId" and c.machine_id = r."machineId"
     order by c.id for update of c`,
    [JSON.stringify(names)],
  );
}

export async function saveCommands(
  tx: Handle,
  rows: readonly (CommandRow & { readonly answeredAt: Date | null })[],
): Promise<void> {
  await tx.query(
    `update command c set state = r.state, detail = r.detail, log = coalesce(r.log, c.log), answered_at = coalesce(r."answeredAt", c.answered_at)
     from jsonb_to_recordset($1::jsonb) as r(id bigint, "machineId" bigint, state text, detail text, log text, "answeredAt" timestamptz)
     where c.id = r.id and c.machine_id = r."machineId"`,
    [JSON.stringify(rows)],
  );
}

/** Ends what nobody answered in time; a claimed command has `graceMs` more. Answers the machines. */
export async function expireCommands(tx: Handle, graceMs: number): Promise<string[]> {
  const overdue = `state in ('queued', 'sent', 'claimed')
         and now() > not_after + case when state = 'claimed' then make_interval(secs => $1::double precision / 1000) else interval '0' end`;
  const trees = await tx.query<{ topId: string }>(`select distinct top_id as "topId" from command where ${overdue}`, [
    graceMs,
  ]);
  const rows = await takeByTree(trees, 500, (topId, limit) =>
    tx.query<{ machineId: string }>(
      `update command set state = 'expired'
       where top_id = $2 and id in (
         select id from command where top_id = $2 and ${overdue} order by id limit $3 for update skip locked)
       returning machine_id as "machineId"`,
      [graceMs, topId, limit],
    ),
  );
  return rows.map((row) => row.machineId);
}
