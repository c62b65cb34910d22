import type { ParsedInputOf } from "@yunshou/contract";
import type { downloads } from "@yunshou/contract/system/downloads";
import { type Handle, likePattern, type Scope, scopeSql } from "@yunshou/database";
import { countRows, type Page, pageEnd } from "../platform/lists.queries.ts";

export interface DownloadRow {
  readonly fileId: string;
  readonly fileName: string;
  readonly fileType: "export" | "manual" | "tool";
  readonly fileSize: string | null;
  readonly state: "queued" | "running" | "ready" | "failed" | "expired";
  readonly progressRows: string;
  readonly failure: string | null;
  readonly uploader: string;
  readonly uploadTime: Date;
  readonly expiresAt: Date | null;
  readonly downloadCount: number;
  readonly mediaType: string;
  readonly topId: string;
  readonly merchantId: string;
}

const columns = `f.id as "fileId", f.name as "fileName", f.kind as "fileType", f.size_bytes as "fileSize", f.state, f.progress_rows as "progressRows", f.failure,
  u.name as uploader, f.created_at as "uploadTime", f.expires_at as "expiresAt", f.downloads as "downloadCount", f.media_type as "mediaType",
  f.top_id as "topId", f.merchant_id as "merchantId"`;

/** Exports are their owner's alone; manuals and tools belong to everybody of the merchant. */
function visible(scope: Scope, userId: string, values: unknown[]): string {
  const place = values.push(userId);
  return `(f.kind <> 'export' or f.owner_id = $${place}) and ${scopeSql(scope, "f", values, { machine: null })}`;
}

export async function listDownloads(
  tx: Handle,
  scope: Scope,
  userId: string,
  { page, pageSize, direction, fileName, fileType }: ParsedInputOf<typeof downloads.list>,
): Promise<Page<DownloadRow>> {
  const values: unknown[] = [];
  const parts = [visible(scope, userId, values)];
  if (fileName !== undefined) parts.push(`f.name ilike $${values.push(likePattern(fileName))}`);
  if (fileType !== undefined) parts.push(`f.kind = $${values.push(fileType)}`);
  const where = parts.join(" and ");
  const found = await countRows(tx, `from file f where ${where}`, values);
  const rows = await tx.query<DownloadRow>(
    `select ${columns} from file f join app_user u on u.id = f.owner_id where ${where}
     order by f.id ${direction} ${pageEnd({ page, pageSize }, values)}`,
    values,
  );
  return { rows, ...found };
}

export async function downloadOf(
  tx: Handle,
  scope: Scope,
  userId: string,
  fileId: string,
): Promise<DownloadRow | undefined> {
  const values: unknown[] = [fileId];
  const where = visible(scope, userId, values);
  const [row] = await tx.query<DownloadRow>(
    `select ${columns} from file f join app_user u on u.id = f.owner_id where f.id = $1 and ${where}`,
    values,
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
  readonly kind: "manual" | "tool";
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
