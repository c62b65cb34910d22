import type { Handle } from "@yunshou/database";

/** The administrator of the merchant of a machine `m`, who did what is told here. */
const administrator =
  "(select u.id from app_user u where u.merchant_id = m.merchant_id and u.level = '1' and u.status = 'normal' order by u.id limit 1)";

/** Alarms that are over, with ids of their time; nobody is told of them. */
export async function insertPastAlarms(tx: Handle, alarms: readonly object[]): Promise<void> {
  await tx.query(
    `insert into alarm (top_id, id, machine_id, merchant_id, kind, cabinet, lane_no, product_id, detail, raised_at, cleared_at, told_at,
       handle_status, handle_result, remark, handled_at, handled_by)
     select m.top_id, id_at(r."raisedAt") + m.id % 1000, m.id, m.merchant_id, r.kind, case when r.lane is null then null else 'main' end, r.lane, l.product_id, r.detail,
       r."raisedAt", r."clearedAt", r."raisedAt", r."handleStatus", r."handleResult", r.remark, r."handledAt",
       case when r."handledAt" is not null then ${administrator} end
     from jsonb_to_recordset($1::jsonb) as r("machineNo" text, kind text, lane int, detail jsonb, "raisedAt" timestamptz, "clearedAt" timestamptz,
       "handledAt" timestamptz, "handleStatus" text, "handleResult" text, remark text)
     join machine m on m.machine_no = r."machineNo" left join lane l on l.machine_id = m.id and l.cabinet = 'main' and l.lane_no = r.lane
     on conflict do nothing`,
    [JSON.stringify(alarms)],
  );
}

/** Commands that have ended, before any that the demo itself sends. */
export async function insertPastCommands(tx: Handle, commands: readonly object[]): Promise<void> {
  await tx.query(
    `insert into command (top_id, machine_id, merchant_id, seq, kind, state, asked_by, asked_at, not_after, sent_at, answered_at, detail, cabinet, lane_no, log)
     select m.top_id, m.id, m.merchant_id,
       coalesce((select max(c.seq) from command c where c.machine_id = m.id), 0) + row_number() over (partition by m.id order by r."askedAt"),
       r.kind, r.state, ${administrator}, r."askedAt", r."askedAt" + interval '60 s', r."askedAt" + interval '1 s', r."answeredAt", nullif(r.detail, ''),
       case when r."laneNo" is null then null else 'main' end, r."laneNo", r.log
     from jsonb_to_recordset($1::jsonb) as r("machineNo" text, kind text, state text, detail text, "laneNo" int, log text, "askedAt" timestamptz, "answeredAt" timestamptz)
     join machine m on m.machine_no = r."machineNo" where ${administrator} is not null`,
    [JSON.stringify(commands)],
  );
}
