import type pg from "pg";

/**
 * Each query answers one line an object, complete enough that two schemas with the same lines behave the same.
 * Partitions are left out: which months exist depends on the day of the setup.
 */
const queries: Readonly<Record<string, string>> = {
  relation: `select c.oid::regclass || ' ' || c.relkind::text || ' owner ' || pg_get_userbyid(c.relowner) || ' security ' || c.relrowsecurity || ' ' || c.relforcerowsecurity
      || ' options ' || coalesce(array_to_string(c.reloptions, ','), '') || ' partition ' || coalesce(pg_get_partkeydef(c.oid), '') || ' rights ' || coalesce(rights.list, '') || ' ' || coalesce(obj_description(c.oid, 'pg_class'), '')
    from pg_class c left join lateral (select string_agg(a::text, ',' order by a::text) as list from unnest(c.relacl) a) rights on true
    where c.relnamespace in (select oid from ours) and c.relkind in ('r', 'p', 'v', 'm', 'S', 'i', 'I') and not c.relispartition`,
  column: `select c.oid::regclass || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' not null ' || a.attnotnull || ' identity ' || a.attidentity::text || ' generated ' || a.attgenerated::text
      || ' collation ' || coalesce(l.collname, '') || ' default ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') || ' ' || coalesce(col_description(c.oid, a.attnum), '')
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum left join pg_collation l on l.oid = a.attcollation
    where c.relnamespace in (select oid from ours) and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition`,
  constraint: `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(k.oid) || ' ' || convalidated
    from pg_constraint k join pg_class c on c.oid = k.conrelid where c.relnamespace in (select oid from ours) and not c.relispartition and k.contype <> 'n'`,
  index: `select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace in (select oid from ours) and not c.relispartition`,
  routine: `select p.oid::regprocedure || ' owner ' || pg_get_userbyid(p.proowner) || ' rights ' || coalesce(array_to_string(p.proacl, ','), '') || ' ' || coalesce(obj_description(p.oid, 'pg_proc'), '') || ' ' || pg_get_functiondef(p.oid)
    from pg_proc p where p.pronamespace in (select oid from ours) and p.prokind in ('f', 'p')`,
  trigger: `select t.tgrelid::regclass || ' ' || pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace in (select oid from ours) and not t.tgisinternal and not c.relispartition`,
  policy: `select p.polrelid::regclass || ' ' || p.polname || ' ' || p.polcmd::text || ' ' || p.polpermissive || ' ' || (select string_agg(r::regrole::text, ',' order by r::regrole::text) from unnest(p.polroles) r)
      || ' using ' || coalesce(pg_get_expr(p.polqual, p.polrelid), '') || ' check ' || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '')
    from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace in (select oid from ours) and not c.relispartition`,
  schema: `select n.nspname || ' rights ' || coalesce(array_to_string(n.nspacl, ','), '') from pg_namespace n where n.oid in (select oid from ours)`,
};

/** Describes everything that our schemas hold, one line an object, in a stable order: for comparing two databases. */
export async function describeCatalogue(client: pg.ClientBase): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, query] of Object.entries(queries)) {
    const { rows } = await client.query<{ line: string }>(
      `with ours as (select oid from pg_namespace where nspname in ('public', 'ledger')), found (line) as (${query}) select line from found order by line collate "C"`,
    );
    lines.push(...rows.map(({ line }) => `${kind}: ${line}`));
  }
  return lines;
}
