import { businessDay, checkWaitingExports, type Refusal, refuse } from "@yunshou/domain";
import { recordAudit } from "../audit.queries.ts";
import type { Call } from "../call.ts";
import { arm } from "../timers.ts";
import { exportDue, mediaTypes } from "./exportFiles.ts";
import { insertExport, waitingExports } from "./files.queries.ts";
import type { AnySource } from "./source.ts";

type ExportCall<Filters> = Pick<
  Call<Filters & { readonly format: "csv" | "xlsx"; readonly without?: readonly string[] | undefined }, "session">,
  "tx" | "session" | "language" | "now" | "input" | "address" | "requestId"
>;

/**
 * Queues an export of what the caller filtered, in the caller's scope, language and time zone. The file row and the duty to
 * write the file are stored together. Refuses what would be empty (ORDER-17), what is on its
 * way already, and more than one person may have waiting (SYS-22).
 */
export async function startExport<Filters>(
  call: ExportCall<Filters>,
  source: AnySource<Filters>,
): Promise<{ fileId: string } | Refusal> {
  const { tx, session, language, now } = call;
  const { format, without = [], ...filters } = call.input;
  const { scope, timeZone } = session;
  const context = { scope, timeZone, language, today: businessDay(now, timeZone) };
  const first = await source.page(tx, context, filters as Filters, undefined, 1);
  if (first.rows.length === 0) return refuse("insight.nothingToExport");
  const request = { source: source.name, filters, format, without, language, timeZone, scope };
  const { waiting, same } = await waitingExports(tx, session.userId, session.merchantId, request);
  if (same) return refuse("system.exportRunning");
  const allowed = checkWaitingExports(waiting);
  if (!allowed.ok) return allowed;
  const fileId = await insertExport(tx, {
    topId: session.topMerchantId,
    merchantId: session.merchantId,
    ownerId: session.userId,
    name: `${source.fileName(language)}.${format}`,
    mediaType: mediaTypes[format],
    request,
  });
  const merchant = { topId: session.topMerchantId, merchantId: session.merchantId };
  await recordAudit(call, {
    action: `${source.name}.export`,
    object: source.fileName(language),
    merchant,
    after: { ...filters, format },
  });
  await arm(tx, exportDue.at(fileId, now, { topId: session.topMerchantId }));
  return { fileId };
}
