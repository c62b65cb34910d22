import type { Handle, Scope } from "@yunshou/database";
import type { StoredImport } from "./imports.queries.ts";

/** An import with the scope of the one who asked for it, for work beside the call. */
export async function storedRequest(
  tx: Handle,
  topId: string,
  importId: string,
): Promise<{ batch: StoredImport; scope: Scope } | undefined> {
  const [row] = await tx.query<StoredImport & { request: { scope: Scope } }>(
    `select b.top_id as "topId", b.merchant_id as "merchantId", b.id as "importId", b.owner_id as "ownerId", b.kind, b.file_name as "fileName", b.state,
       b.header, b.columns, b.total_rows as rows, b.turn, b.imported_at as "importedAt", b.request, '{}'::jsonb as figures
     from import_batch b where b.top_id = $1 and b.id = $2`,
    [topId, importId],
  );
  if (row === undefined) return undefined;
  const { request, ...batch } = row;
  return { batch, scope: request.scope };
}
