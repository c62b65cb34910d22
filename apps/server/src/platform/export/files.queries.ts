import type { Handle } from "@yunshou/database";

export interface ExportRequest {
  readonly source: string;
  readonly filters: unknown;
  readonly format: "csv" | "xlsx";
  /** Columns that the file leaves out; absent in requests of before there was a choice. */
  readonly without?: readonly string[];
  readonly language: string;
  readonly timeZone: string;
  readonly scope: {
    readonly merchants: "all" | readonly string[];
    readonly topId?: string;
    readonly machines?: readonly string[];
  };
}

export interface NewExport {
  readonly topId: string;
  readonly merchantId: string;
  readonly ownerId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly request: ExportRequest;
}

export async function insertExport(tx: Handle, file: NewExport): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into file (top_id, merchant_id, owner_id, name, kind, media_type, state, request) values ($1, $2, $3, $4, 'export', $5, 'queued', $6) returning id`,
    [file.topId, file.merchantId, file.ownerId, file.name, file.mediaType, JSON.stringify(file.request)],
  );
  return row!.id;
}

/**
 * How many exports of a person wait or are being written, and whether this one is among them. Holds both until the
 * transaction ends, so that parallel requests are counted one by one.
 */
export async function waitingExports(
  tx: Handle,
  ownerId: string,
  merchantId: string,
  request: ExportRequest,
): Promise<{ waiting: number; same: boolean }> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('exports of ' || $1::text, 0))", [ownerId]);
  const [row] = await tx.query<{ waiting: number; same: boolean }>(
    `select count(*)::int as waiting,
       coalesce(bool_or(request->>'source' = $3 and request->>'format' = $4 and request->'filters' = $5::jsonb
         and coalesce(request->'without', '[]') = $6::jsonb), false) as same
     from file where merchant_id = $2 and owner_id = $1 and kind = 'export' and state in ('queued', 'running')`,
    [
      ownerId,
      merchantId,
      request.source,
      request.format,
      JSON.stringify(request.filters),
      JSON.stringify(request.without ?? []),
    ],
  );
  return row!;
}

/** Marks an export as running from its beginning; undefined when it was deleted or is finished. */
export async function beginExport(tx: Handle, topId: string, fileId: string): Promise<ExportRequest | undefined> {
  const [row] = await tx.query<{ request: ExportRequest }>(
    `update file set state = 'running', progress_rows = 0, failure = null where top_id = $1 and id = $2 and state in ('queued', 'running') returning request`,
    [topId, fileId],
  );
  return row?.request;
}

/** Answers whether the export is still wanted. */
export async function saveProgress(tx: Handle, topId: string, fileId: string, rows: number): Promise<boolean> {
  const found = await tx.query(
    "update file set progress_rows = $3 where top_id = $1 and id = $2 and state = 'running' returning id",
    [topId, fileId, rows],
  );
  return found.length === 1;
}

export async function finishExport(
  tx: Handle,
  topId: string,
  fileId: string,
  rows: number,
  bytes: number,
  sha256: Buffer,
  keepDays: number,
): Promise<boolean> {
  const found = await tx.query(
    `update file set state = 'ready', progress_rows = $3, total_rows = $3, size_bytes = $4, sha256 = $5, ready_at = now(), expires_at = now() + make_interval(days => $6)
     where top_id = $1 and id = $2 and state = 'running' returning id`,
    [topId, fileId, rows, bytes, sha256, keepDays],
  );
  return found.length === 1;
}

export async function failExport(tx: Handle, topId: string, fileId: string, failure: string): Promise<void> {
  await tx.query(
    "update file set state = 'failed', failure = $3 where top_id = $1 and id = $2 and state in ('queued', 'running')",
    [topId, fileId, failure],
  );
}

/** Marks what is past its time; the rows stay as history for a while, the contents go. */
export function expireFiles(tx: Handle, now: Date): Promise<{ id: string }[]> {
  return tx.query<{ id: string }>(
    "update file set state = 'expired' where state = 'ready' and expires_at <= $1 returning id",
    [now],
  );
}
