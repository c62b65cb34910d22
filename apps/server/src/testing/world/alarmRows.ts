import type { Handle } from "@yunshou/database";
import { visitRow } from "./visitRow.ts";

/** Channels that a merchant of this world keeps, so that it never has as many as it may. */
const channelsKept = 5;

/** How the alarm of a machine was told: its setting, the channel, whose id is answered, and the row of the log. */
export async function alarmRows(tx: Handle, of: readonly string[], alarmId: string, canary: string): Promise<string> {
  const [topId, , merchantId] = of;
  await visitRow(tx, of, canary);
  await tx.query(
    "insert into stock_alarm (top_id, machine_id, merchant_id, threshold, unit, ways, receiver_ids) values ($1, $2, $3, 1, 'lanes', '{robot}', '{}')",
    of,
  );
  await tx.query(
    "delete from alarm_channel where merchant_id = $1 and id not in (select id from alarm_channel where merchant_id = $1 order by id limit $2)",
    [merchantId, channelsKept],
  );
  const [channel] = await tx.query<{ id: string }>(
    "insert into alarm_channel (top_id, merchant_id, kind, name, settings_sealed, shown) values ($1, $2, 'wecom', $3, '', $3) returning id",
    [topId, merchantId, canary],
  );
  await tx.query(
    "insert into alarm_notice (top_id, machine_id, merchant_id, alarm_id, way, receiver, detail, state) values ($1, $2, $3, $4, 'robot', $5, '{}', 'sent')",
    [...of, alarmId, canary],
  );
  return channel!.id;
}
