import type { Permission, ParsedInputOf } from "@yunshou/contract";
import type { lossStepLists } from "@yunshou/contract/stock/lossSteps";
import { accept, refuse, type Result } from "@yunshou/domain";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { foundOf } from "../../platform/lists.queries.ts";
import { checkDocumentRange } from "../procurement/documentCalls.ts";
import { factLimit, type LossFilters, lossFacts, type LossReader, type StoredFact } from "./facts.queries.ts";
import { lossStepExport } from "./lossStepExport.ts";
import { factRows, lossRows, type LossStepRow } from "./rows.ts";

const readerOf = ({ session, language }: Call<unknown, Permission>): LossReader => ({
  scope: session.scope,
  language,
  timeZone: session.timeZone,
});

/** What documents of a range say, refused where they are too many to be read at once. */
async function factsOf(call: Call<unknown, Permission>, filters: LossFilters): Promise<Result<StoredFact[]>> {
  const range = checkDocumentRange(filters);
  if (!range.ok) return range;
  const facts = await lossFacts(call.tx, readerOf(call), filters);
  return facts.length > factLimit ? refuse("stock.tooManyLosses", { field: "fromDay" }) : accept(facts);
}

const fenOf = ({ valueFen }: LossStepRow) => (valueFen === null ? -1n : BigInt(valueFen));

/** Orders rows by pieces or cost, of equal ones the one with more pieces first. */
function sorted(
  rows: readonly LossStepRow[],
  { sort, direction }: Pick<ParsedInputOf<typeof lossStepLists.list>, "sort" | "direction">,
): LossStepRow[] {
  const sign = direction === "asc" ? 1 : -1;
  const compare = (one: LossStepRow, other: LossStepRow) =>
    sort === "valueFen"
      ? Number(fenOf(one) - fenOf(other)) * sign
      : (one.missing - other.missing) * (sort === undefined ? -1 : sign);
  return rows.toSorted((one, other) => compare(one, other) || one.rowId.localeCompare(other.rowId));
}

/** Handlers of the likely steps of losses (STOCK-08). */
export const lossStepHandlers: HandlersOf<typeof lossStepLists> = {
  async list(call) {
    const { page, pageSize, lossStep } = call.input;
    const facts = await factsOf(call, call.input);
    if (!facts.ok) return facts;
    const all = lossRows(facts.value).filter((row) => lossStep === undefined || row.lossStep === lossStep);
    const rows = sorted(all, call.input).slice((page - 1) * pageSize, page * pageSize);
    return { rows, ...foundOf(all.length) };
  },

  async facts(call) {
    const facts = await factsOf(call, call.input);
    return facts.ok ? { rows: factRows(facts.value) } : facts;
  },

  async export(call) {
    const facts = await factsOf(call, call.input);
    return facts.ok ? startExport(call, lossStepExport) : facts;
  },
};
