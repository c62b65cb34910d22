import type { Handle } from "@yunshou/database";

/** The files of announcement `a` in their order, as a column. */
export const filesOf = `(select coalesce(json_agg(json_build_object('fileId', f.id::text, 'fileName', f.name, 'fileSize', f.size_bytes)
    order by array_position(a.file_ids, f.id)), '[]') from file f where f.id = any(a.file_ids) and f.kind = 'notice') as files`;

/** Locks files of announcements until the transaction ends; answers how many of these there are. */
export async function lockFiles(tx: Handle, fileIds: readonly string[]): Promise<number> {
  if (fileIds.length === 0) return 0;
  const rows = await tx.query(
    "select 1 from file f where f.id = any($1::bigint[]) and f.kind = 'notice' order by f.id for update",
    [fileIds],
  );
  return rows.length;
}

/** Deletes those of these files that no announcement carries, and answers which. Whoever attaches one meanwhile holds its lock, and is seen after it. */
export async function deleteUnattached(tx: Handle, fileIds: readonly string[]): Promise<string[]> {
  if ((await lockFiles(tx, fileIds)) === 0) return [];
  const rows = await tx.query<{ id: string }>(
    `delete from file f where f.id = any($1::bigint[]) and f.kind = 'notice'
       and not exists (select from announcement a where f.id = any(a.file_ids)) returning f.id`,
    [fileIds],
  );
  return rows.map(({ id }) => id);
}

/** Files that were sent before this moment and that no announcement carries: their form was never saved. */
export async function forgottenFiles(tx: Handle, before: Date, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select f.id from file f where f.kind = 'notice' and f.created_at < $1
       and not exists (select from announcement a where f.id = any(a.file_ids)) order by f.id limit $2`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

/** A file of a published announcement. */
export async function publishedFile(
  tx: Handle,
  noticeId: string,
  fileId: string,
): Promise<{ readonly fileName: string; readonly mediaType: string } | undefined> {
  const [row] = await tx.query<{ fileName: string; mediaType: string }>(
    `select f.name as "fileName", f.media_type as "mediaType" from announcement a join file f on f.id = any(a.file_ids)
     where a.id = $1 and a.state = 'published' and f.id = $2 and f.kind = 'notice'`,
    [noticeId, fileId],
  );
  return row;
}
