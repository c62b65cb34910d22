import type { NameTexts } from "@yunshou/contract/access/shapes";
import type { Handle } from "@yunshou/database";
import type { MenuIcon, MenuKind } from "@yunshou/domain";
import type { ProgramEntry } from "./menu.ts";
import type { MenuRow } from "./menuTree.ts";

const columns = `n.id as "nodeId", n.parent_id as "parentId", n.kind, n.code, n.is_base as "isBase", n.names, n.target, n.icon, n.sort_no as "sortNo", n.hidden, n.remark, n.updated_at as "updatedAt"`;

/** Every entry of the menu in its order. */
export async function menuRows(tx: Handle): Promise<MenuRow[]> {
  return tx.query<MenuRow>(`select ${columns} from menu_node n order by n.sort_no, n.id`);
}

/** The same, held until the end of the transaction, so that two changes of places cannot make a cycle together. */
export async function lockMenu(tx: Handle): Promise<MenuRow[]> {
  await tx.query("select 1 from menu_node order by id for update");
  return menuRows(tx);
}

/** Records the entries of the program: new ones appear, those that nobody has moved follow its order, names and visibility stay. */
export async function recordEntries(tx: Handle, entries: readonly ProgramEntry[]): Promise<void> {
  const paths = entries.map(({ path }) => path);
  await tx.query(
    `insert into menu_node (kind, code, is_base, sort_no)
     select e.kind, e.path, true, e.sort_no from unnest($1::text[], $2::text[], $3::int[]) e(kind, path, sort_no)
     on conflict (lower(code)) do update set sort_no = excluded.sort_no where not menu_node.placed and menu_node.sort_no <> excluded.sort_no`,
    [entries.map(({ rule }) => (rule === undefined ? "folder" : "page")), paths, entries.map(({ sortNo }) => sortNo)],
  );
  await tx.query(
    `update menu_node n set parent_id = p.id
     from unnest($1::text[], $2::text[]) e(path, parent_path) left join menu_node p on p.code = e.parent_path
     where n.code = e.path and not n.placed and n.parent_id is distinct from p.id`,
    [paths, entries.map(({ parentPath }) => parentPath)],
  );
}

export interface NewEntry {
  readonly kind: MenuKind;
  readonly code: string;
  readonly names: NameTexts;
  readonly target: string;
  readonly icon: MenuIcon | null;
  readonly parentId: string | null;
  readonly sortNo: number;
  readonly remark: string;
}

/** Nothing when the code is taken. */
export async function insertEntry(tx: Handle, entry: NewEntry): Promise<string | undefined> {
  const rows = await tx.query<{ id: string }>(
    `insert into menu_node (kind, code, names, target, icon, parent_id, sort_no, remark, placed) values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8, true)
     on conflict (lower(code)) do nothing returning id`,
    [
      entry.kind,
      entry.code,
      JSON.stringify(entry.names),
      entry.target,
      entry.icon,
      entry.parentId,
      entry.sortNo,
      entry.remark,
    ],
  );
  return rows[0]?.id;
}

/** Writes what people set; `moved` says that they chose the place. */
export async function saveEntry(
  tx: Handle,
  nodeId: string,
  entry: Omit<NewEntry, "kind" | "code"> & { readonly moved: boolean },
): Promise<void> {
  await tx.query(
    `update menu_node set names = $2::jsonb, target = $3, icon = $4, parent_id = $5, sort_no = $6, remark = $7, placed = placed or $8, updated_at = now() where id = $1`,
    [
      nodeId,
      JSON.stringify(entry.names),
      entry.target,
      entry.icon,
      entry.parentId,
      entry.sortNo,
      entry.remark,
      entry.moved,
    ],
  );
}

/** Numbers neighbours anew in the given order. */
export async function orderEntries(tx: Handle, nodeIds: readonly string[]): Promise<void> {
  await tx.query(
    "update menu_node n set sort_no = e.place * 10, placed = true, updated_at = now() from unnest($1::bigint[]) with ordinality e(id, place) where n.id = e.id",
    [nodeIds],
  );
}

export async function setHidden(tx: Handle, nodeId: string, hidden: boolean): Promise<void> {
  await tx.query("update menu_node set hidden = $2, updated_at = now() where id = $1", [nodeId, hidden]);
}

export async function deleteEntry(tx: Handle, nodeId: string): Promise<void> {
  await tx.query("delete from menu_node where id = $1", [nodeId]);
}
