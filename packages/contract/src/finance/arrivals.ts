import { arrivalReasons, arrivalStates, expectationKinds, type ImportCellKind } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { importCalls, importUpload } from "../imports/imports.ts";
import {
  contains,
  day,
  exportChoice,
  exportTicket,
  fen,
  id,
  instant,
  listInput,
  listOutput,
  nothing,
} from "../shapes.ts";

const base = "/api/v1/finance/arrivals";
const ranges = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

const filters = {
  fromDay: day,
  toDay: day,
  arrivalState: z.enum(arrivalStates).optional(),
  reason: z.enum(arrivalReasons).optional(),
  bankReference: contains,
};

const arrivalRow = z.object({
  arrivalId: id,
  /** Of the bank, or the expected one while nothing came. */
  arrivalDate: day,
  /** Null of what nobody expected, like the two that follow. */
  expectationKind: z.enum(expectationKinds).nullable(),
  expectedDate: day.nullable(),
  expectedAmountFen: fen.nullable(),
  /** The provider of the bill, or the merchant that withdrew; empty of what nobody expected. */
  subject: z.string(),
  /** Null while nothing came, like the two that follow; below zero when it left the account. */
  bankAmountFen: fen.nullable(),
  bankReference: z.string().nullable(),
  payer: z.string().nullable(),
  /** What came less what was expected. */
  differenceFen: fen,
  arrivalState: z.enum(arrivalStates),
  reason: z.enum(arrivalReasons).nullable(),
  remark: z.string(),
  handler: z.string().nullable(),
  handleTime: instant.nullable(),
  version: z.number().int(),
});

/** What the bank of the platform should show beside what it shows (FIN-07). */
export const arrivals = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "finance.arrival.read",
    summary: "Expected money and lines of bank statements side by side, newest first; at most 92 days.",
    input: listInput(filters, ["arrivalDate"]),
    output: listOutput(arrivalRow),
    refusals: ranges,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "finance.arrival.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...ranges, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
  settle: endpoint({
    method: "POST",
    path: `${base}/:arrivalId/settle`,
    access: "finance.arrival.write",
    summary: "Works a difference between the bank and what was expected off with a note.",
    input: z.object({ arrivalId: id, version: z.number().int(), remark: z.string().max(2_000).default("") }),
    output: nothing,
    refusals: [
      "finance.arrivalUnknown",
      "finance.arrivalChanged",
      "state.notAllowed",
      "field.required",
      "field.remarkTooLong",
    ],
  }),
};

const imports = "/api/v1/finance/arrival-imports";

/** Columns of a bank statement: when, how much, under which number, and from or to whom. */
export const arrivalImportFields = ["bankDate", "bankAmount", "bankReference", "payer"] as const;
export type ArrivalImportField = (typeof arrivalImportFields)[number];

export const arrivalImportCells: Readonly<Record<ArrivalImportField, ImportCellKind>> = {
  bankDate: "day",
  bankAmount: "amount",
  bankReference: "text",
  payer: "text",
};

const all = importCalls(imports, "finance.arrival.write", arrivalImportFields);

/** Statements of the platform's bank, from spreadsheets. No cell names a record, so none has to be chosen. */
export const arrivalImports = {
  list: all.list,
  detail: all.detail,
  map: all.map,
  rows: all.rows,
  mend: all.mend,
  run: all.run,
  undo: all.undo,
};
export const arrivalImportFiles = importUpload(imports, "finance.arrival.write");
