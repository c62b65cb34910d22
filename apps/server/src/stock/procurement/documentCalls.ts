import type { Permission } from "@yunshou/contract";
import { checkDayRange, queryRangeDays, type Refusal, refuse, step, type StateTable } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call } from "../../platform/call.ts";
import * as queries from "./documents.queries.ts";

type AnyCall = Call<unknown, Permission>;
type DocumentCall = Call<{ readonly documentId: string }, Permission>;

export const unknownDocument = (): Refusal => refuse("stock.documentUnknown", { field: "documentId" });

export const readerOf = ({ session, language }: AnyCall): queries.Reader => ({
  scope: session.scope,
  userId: session.userId,
  merchantId: session.merchantId,
  language,
});

/** The days of a list of documents. */
export const checkDocumentRange = ({ fromDay, toDay }: { readonly fromDay: string; readonly toDay: string }) =>
  checkDayRange(fromDay, toDay, queryRangeDays.statistics);

/** A document that is held and the state into which an event takes it, or why it cannot. */
export async function holdFor<State extends string, Event extends string>(
  call: DocumentCall,
  kind: queries.DocumentKind,
  table: StateTable<State, Event>,
  event: Event,
): Promise<{ readonly held: queries.HeldDocument<State>; readonly next: State } | Refusal> {
  const held = await queries.holdDocument<State>(call.tx, call.session.scope, kind, call.input.documentId);
  if (held === undefined) return unknownDocument();
  const next = step(table, held.state, event);
  return next.ok ? { held, next: next.value } : next;
}

/** Records a step of a document. */
export const recordStep = (
  call: AnyCall,
  document: { readonly topId: string; readonly merchantId: string; readonly docNo: string },
  action: string,
  { before, after }: { readonly before?: unknown; readonly after?: unknown } = {},
): Promise<void> => recordAudit(call, { action, object: document.docNo, merchant: document, before, after });
