import type { Permission } from "@yunshou/contract";
import type { ImportCalls } from "@yunshou/contract/imports/imports";
import {
  checkColumns,
  checkImportRun,
  checkImportUndo,
  type ImportEvent,
  importTable,
  refuse,
  type Refusal,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../audit.queries.ts";
import type { Call, HandlersOf } from "../call.ts";
import { isRefusal } from "../refused.ts";
import { arm, disarm } from "../timers.ts";
import { checkNow, rowsWithinCall } from "./checking.ts";
import { importDue, writeImport } from "./importJob.ts";
import * as queries from "./imports.queries.ts";
import { type ImportKind, isTooNarrow, ownImportsOnly } from "./kind.ts";

type AnyCall = Call<{ readonly importId: string }, Permission>;

const unknown = () => refuse("record.unknown", { field: "importId" });

/** Handlers of the imports of one kind of record. */
export function importHandlers(kind: ImportKind): HandlersOf<ImportCalls> {
  const seen = ({ tx, session, input }: AnyCall, held = false) =>
    queries.importOf(tx, session.scope, kind.name, input.importId, { held, ownerId: ownImportsOnly(kind, session) });

  /** An import held for an event that its state allows. */
  async function held(call: AnyCall, event: ImportEvent): Promise<queries.StoredImport | Refusal> {
    const batch = await seen(call, true);
    if (batch === undefined) return unknown();
    const next = step(importTable, batch.state, event);
    return next.ok ? batch : next;
  }

  const record = (call: AnyCall, batch: queries.StoredImport, verb: string, after?: unknown) =>
    recordAudit(call, { action: `${kind.action}.${verb}`, object: batch.fileName, merchant: batch, after });

  /** Checks all rows: at once when they are few, else beside the call. */
  async function check(
    { tx, now }: AnyCall,
    batch: queries.StoredImport,
    columns: readonly (string | null)[],
  ): Promise<void> {
    const turn = await queries.beginTurn(tx, batch, "checking", columns);
    if (batch.rows <= rowsWithinCall) {
      await disarm(tx, importDue.named(batch.importId));
      return checkNow(tx, kind, { ...batch, columns: [...columns] }, turn);
    }
    await arm(tx, importDue.at(batch.importId, now, { topId: batch.topId }));
  }

  return {
    list: ({ tx, session, input }) =>
      queries.importPage(tx, session.scope, kind.name, input, ownImportsOnly(kind, session)),

    async detail({ tx, session, input }) {
      const ownerId = ownImportsOnly(kind, session);
      return (await queries.importDetail(tx, session.scope, kind.name, input.importId, ownerId)) ?? unknown();
    },

    async map(call) {
      const batch = await held(call, "map");
      if (isRefusal(batch)) return batch;
      // Columns beyond the header hold nothing; a missing one is not imported.
      const columns = batch.header.map((_, place) => call.input.columns[place] ?? null);
      const refusal = checkColumns(columns);
      if (refusal !== undefined) return refusal;
      await queries.rememberColumns(call.tx, batch, call.session.userId, kind.name, batch.header, columns);
      await check(call, batch, columns);
      await record(call, batch, "mapImport");
      return {};
    },

    async rows(call) {
      const batch = await seen(call);
      return batch === undefined ? unknown() : queries.rowPage(call.tx, batch, call.input, call.session.scope);
    },

    async mend(call) {
      const batch = await held(call, "mend");
      if (isRefusal(batch)) return batch;
      const { rowNo, field, text, isForAll } = call.input;
      const column = batch.columns.indexOf(field);
      if (column < 0) return refuse("import.columnMissing", { field });
      const mended = await queries.mendCells(call.tx, batch, { rowNo, column, text: text.trim(), isForAll });
      if (mended === 0) return refuse("import.rowUnknown", { field: "rowNo" });
      await check(call, batch, batch.columns);
      await record(call, batch, "mendImport", { rowNo, field, text, mended });
      return { mended };
    },

    async choices(call) {
      const batch = await seen(call);
      if (batch === undefined) return unknown();
      const { field, text } = call.input;
      return { rows: await kind.choices(call.tx, batch, field, { text }) };
    },

    async name(call) {
      const batch = await held(call, "mend");
      if (isRefusal(batch)) return batch;
      const { field, name, targetId } = call.input;
      const [target] = await kind.choices(call.tx, batch, field, { id: targetId });
      if (target === undefined) return refuse("record.unknown", { field: "targetId" });
      await queries.rememberName(call.tx, batch, kind.name, { field, name, targetId, userId: call.session.userId });
      await check(call, batch, batch.columns);
      await record(call, batch, "nameImport", { field, name, means: target.label });
      return {};
    },

    async run(call) {
      if (isTooNarrow(kind, call.session.scope)) return refuse("access.noPermission");
      const batch = await held(call, "run");
      if (isRefusal(batch)) return batch;
      const allowed = checkImportRun(batch.figures, call.input.leavesRefused);
      if (!allowed.ok) return allowed;
      const { tx, session, now } = call;
      await queries.setImportState(tx, batch, "importing");
      if (batch.rows > rowsWithinCall) {
        await arm(tx, importDue.at(batch.importId, now, { topId: batch.topId }));
      } else if (!(await writeImport(tx, session.scope, kind, batch))) {
        await checkNow(tx, kind, batch, batch.turn + 1);
      }
      await record(call, batch, "import", batch.figures);
      return {};
    },

    async undo(call) {
      if (isTooNarrow(kind, call.session.scope)) return refuse("access.noPermission");
      const batch = await held(call, "undo");
      if (isRefusal(batch)) return batch;
      const { tx, now } = call;
      const hindering = await kind.hindering(tx, batch);
      const allowed = checkImportUndo(batch.importedAt ?? now, now, hindering);
      if (!allowed.ok) return allowed;
      await kind.takeBack(tx, batch);
      await queries.setImportState(tx, batch, "undone");
      await record(call, batch, "undoImport", batch.figures);
      return {};
    },
  };
}
