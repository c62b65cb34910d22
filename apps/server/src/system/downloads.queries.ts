import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { downloads } from "@yunshou/contract/system/downloads";
import {
  conditions,
  contains,
  equals,
  type Handle,
  raw,
  type Scope,
  scoped,
  sql,
  statement,
  type Where,
} from "@yunshou/database";
import { type Page, pageOf } from "../platform/lists.queries.ts";

/** Sizes and counts are texts in the database's widest numbers. */
export interface DownloadRow extends Omit<StoredRow<typeof downloads.list>, "fileSize" | "progressRows"> {
  readonly fileSize: string | null;
  readonly progressRows: string;
  readonly mediaType: string;
  readonly topId: string;
  readonly merchantId: string;
}

const columns = `f.id as "fileId", f.name as "fileName", f.kind as "fileType", f.size_bytes as "fileSize", f.state, f.progress_rows as "progressRows", f.failure,
  u.name as uploader, f.created_at as "uploadTime", f.expires_at as "expiresAt", f.downloads as "downloadCount", f.media_type as "mediaType",
  f.top_id as "topId", f.merchant_id as "merchantId"`;

const from = "file f";
const shown = "join app_user u on u.id = f.owner_id";

/** Exports are their owner's alone; manuals and tools belong to everybody of the merchant. What announcements carry is read through them. */
const visible = (scope: Scope, userId: string): Where =>
  conditions(
    scoped(scope, "f", { machine: null }),
    sql`(f.kind in ('manual', 'tool') or f.kind = 'export' and f.owner_id = ${userId})`,
  );

export function listDownloads(
  tx: Handle,
  scope: Scope,
  userId: string,
  { fileName, fileType, state, ...paging }: ParsedInputOf<typeof downloads.list>,
): Promise<Page<DownloadRow>> {
  const where = conditions(
    visible(scope, userId),
    contains("f.name", fileName),
    equals("f.kind", fileType),
    equals("f.state", state),
  );
  const order = { by: { uploadTime: "f.id" }, unsorted: "uploadTime", tie: [] } as const;
  return pageOf(tx, { columns, from, shown, where }, order, paging);
}

export async function downloadOf(
  tx: Handle,
  scope: Scope,
  userId: string,
  fileId: string,
): Promise<DownloadRow | undefined> {
  const where = conditions(visible(scope, userId), equals("f.id", fileId));
  const [row] = await tx.query<DownloadRow>(
    ...statement(sql`select ${raw(columns)} from ${raw(from)} ${raw(shown)} where ${where}`),
  );
  return row;
}

export async function deleteFile(tx: Handle, topId: string, fileId: string): Promise<void> {
  await tx.query("delete from file where top_id = $1 and id = $2", [topId, fileId]);
}

export async function countDownload(tx: Handle, topId: string, fileId: string): Promise<void> {
  await tx.query("update file set downloads = downloads + 1 where top_id = $1 and id = $2", [topId, fileId]);
}

export interface NewFile {
  readonly topId: string;
  readonly merchantId: string;
  readonly ownerId: string;
  readonly name: string;
  readonly kind: "manual" | "tool" | "notice";
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: Buffer;
}

/** The record of a file that the merchant has already under this name with this content. */
export async function sameFile(tx: Handle, file: NewFile): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    "select id from file where merchant_id = $1 and kind = $2 and name = $3 and sha256 = $4 and state = 'ready' limit 1",
    [file.merchantId, file.kind, file.name, file.sha256],
  );
  return row?.id;
}

export async function insertFile(tx: Handle, file: NewFile): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into file (top_id, merchant_id, owner_id, name, kind, media_type, state, size_bytes, sha256, ready_at)
     values ($1, $2, $3, $4, $5, $6, 'ready', $7, $8, now()) returning id`,
    [file.topId, file.merchantId, file.ownerId, file.name, file.kind, file.mediaType, file.bytes, file.sha256],
  );
  return row!.id;
}
