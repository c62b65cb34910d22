import { asSystem } from "@yunshou/database";
import type { World } from "../world/world.ts";

/** How each table is put back to what it was: what makes callers able to ask, and nothing else. A role is held, because other requests go on deleting roles. */
const restores = {
  merchant:
    "update merchant m set status = b.status from jsonb_populate_recordset(null::merchant, $1::jsonb) b where m.id = b.id and m.status <> b.status",
  app_user:
    "update app_user u set status = b.status, blocked_reason = b.blocked_reason, must_change = b.must_change, level = b.level, account = b.account, name = b.name from jsonb_populate_recordset(null::app_user, $1::jsonb) b where u.id = b.id and (u.status, coalesce(u.blocked_reason, ''), u.must_change, u.level) is distinct from (b.status, coalesce(b.blocked_reason, ''), b.must_change, b.level)",
  role: "update role r set permissions = b.permissions, is_admin = b.is_admin from jsonb_populate_recordset(null::role, $1::jsonb) b where r.id = b.id and r.permissions <> b.permissions",
  user_role:
    "insert into user_role select b.* from jsonb_populate_recordset(null::user_role, $1::jsonb) b where exists (select from role r where r.id = b.role_id for key share) on conflict do nothing",
  session:
    "insert into session select b.* from jsonb_populate_recordset(null::session, $1::jsonb) b on conflict (token_hash) do update set expires_at = excluded.expires_at, seen_at = now()",
} as const;
type Table = keyof typeof restores;
const tables = Object.keys(restores) as Table[];

/**
 * Remembers the callers of a fresh world, because requests that succeed block them, take their rights away and end their
 * sessions. The answer puts them back.
 */
export async function remember({ server }: World): Promise<() => Promise<void>> {
  const rows = await asSystem(server.database, async (tx) => {
    await tx.query("update session set expires_at = now() + interval '1 day'");
    // As text, because ids have more digits than numbers of JavaScript.
    const kept = new Map<Table, string>();
    for (const table of tables)
      kept.set(
        table,
        (
          await tx.query<{ rows: string }>(
            `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from ${table} t`,
          )
        )[0]!.rows,
      );
    return kept;
  });
  return () =>
    asSystem(
      server.database,
      async (tx) => {
        await tx.query("delete from second_step");
        await tx.query("delete from recovery_code");
        await tx.query("delete from second_factor");
        await tx.query("delete from file where state <> 'ready'");
        for (const table of tables) await tx.query(restores[table], [rows.get(table)]);
      },
      { tries: 5 },
    );
}
