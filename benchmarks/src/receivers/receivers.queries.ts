import type { Handle } from "@yunshou/database";

/** A message to everybody, by the bell alone. */
export async function insertMessage(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `with type as (insert into message_type (name, template, ways) values ('升级', '', array['console']) returning id)
     insert into broadcast (type_id, type_name, ways, title, content) select id, '升级', array['console'], '系统升级', '今晚升级' from type returning id`,
  );
  return row!.id;
}

/** How far a message is. */
export async function progressOf(
  tx: Handle,
  broadcastId: string,
): Promise<{ readonly state: string; readonly receivers: number }> {
  const [row] = await tx.query<{ state: string; receivers: number }>(
    "select state, receivers from broadcast where id = $1",
    [broadcastId],
  );
  return row!;
}
