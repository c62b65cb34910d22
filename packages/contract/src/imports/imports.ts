import { importStates, importVerdicts } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import type { Permission } from "../permissions.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const one = { importId: id };
const rowNo = z.coerce.number().int().min(1).max(1_000_000);

const figures = z.object({
  create: z.number().int(),
  change: z.number().int(),
  same: z.number().int(),
  refused: z.number().int(),
});

const importRow = z.object({
  importId: id,
  fileName: z.string(),
  state: z.enum(importStates),
  rows: z.number().int(),
  /** Rows that the step under way is done with. */
  progressRows: z.number().int(),
  /** What the rows would do, or did. */
  figures,
  operatorName: z.string().nullable(),
  uploadTime: instant,
  importTime: instant.nullable(),
  merchantName: z.string(),
});

/** Texts of refusals are made where they are shown: a code and its values. */
const problem = z.object({
  field: z.string(),
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** A row as it stands in the file, and what it would do. */
const fileRow = z.object({
  /** Its number in the file, the header being 1. */
  rowNo: z.number().int(),
  cells: z.array(z.string()),
  verdict: z.enum(importVerdicts).nullable(),
  problems: z.array(problem),
  /** What a changed record holds now, by field, as it would be typed. */
  before: z.record(z.string(), z.string()).nullable(),
});

const uploadRefusals = [
  "import.fileKind",
  "import.fileTooLarge",
  "import.damaged",
  "import.busy",
  "import.empty",
  "import.tooManyRows",
  "import.tooManyColumns",
  "merchants.unknown",
] as const;

/**
 * The calls of an import: a file is uploaded, its columns are named, every row is checked, what is wrong is mended, and all
 * sound rows are written in one transaction, which can be undone as a whole.
 *
 * @param base where the calls of one kind of record stand.
 * @param access who may write records of that kind.
 * @param fields what a column can be imported into.
 */
export function importCalls<const P extends Permission, const Field extends string>(
  base: `/${string}`,
  access: P,
  fields: readonly [Field, ...Field[]],
) {
  const field = z.enum(fields);
  const columns = z.array(field.nullable()).max(100);
  return {
    list: endpoint({
      method: "GET",
      path: base,
      access,
      summary: "Imports of the caller's merchants in the last thirty days, newest first.",
      input: listInput({ fileName: contains }, ["uploadTime"]),
      output: listOutput(importRow),
    }),
    detail: endpoint({
      method: "GET",
      path: `${base}/:importId`,
      access,
      summary: "An import with its columns, how far it is, and names of the file that nobody knows.",
      input: z.object(one),
      output: importRow.extend({
        header: z.array(z.string()),
        /** The field of each column; null is not imported. */
        columns: z.array(z.string().nullable()),
        /** Cells of the first rows, by column. */
        samples: z.array(z.array(z.string())),
        /** Names that belong to no record, or to several: what each means is chosen once. */
        names: z.array(z.object({ field: z.string(), name: z.string(), rows: z.number().int() })),
      }),
      refusals: ["record.unknown"],
    }),
    map: endpoint({
      method: "PUT",
      path: `${base}/:importId/columns`,
      access,
      summary: "Says what each column holds and checks all rows; writes no record.",
      input: z.object({ ...one, columns }),
      output: nothing,
      refusals: ["record.unknown", "state.notAllowed", "import.columnTwice", "import.columnMissing"],
    }),
    rows: endpoint({
      method: "GET",
      path: `${base}/:importId/rows`,
      access,
      summary: "Rows of the file with what each would do and what is wrong with it.",
      input: listInput({ ...one, verdict: z.enum(importVerdicts).optional() }, ["rowNo"]),
      output: listOutput(fileRow),
      refusals: ["record.unknown"],
    }),
    mend: endpoint({
      method: "PUT",
      path: `${base}/:importId/cells`,
      access,
      summary: "Writes one cell anew, or all cells of its column with the same content, and checks again.",
      input: z.object({ ...one, rowNo, field, text: z.string().max(1_000), isForAll: z.boolean().default(false) }),
      output: z.object({ mended: z.number().int() }),
      refusals: ["record.unknown", "state.notAllowed", "import.rowUnknown", "import.columnMissing"],
    }),
    choices: endpoint({
      method: "GET",
      path: `${base}/:importId/choices`,
      access,
      summary: "Records that a name of the file can mean; at most 50.",
      input: z.object({ ...one, field, text: z.string().trim().max(60).default("") }),
      output: z.object({ rows: z.array(z.object({ targetId: id, label: z.string() })) }),
      refusals: ["record.unknown"],
    }),
    name: endpoint({
      method: "PUT",
      path: `${base}/:importId/names`,
      access,
      summary:
        "Says what a name of the file means, for this import and all later ones of the merchant, and checks again.",
      input: z.object({ ...one, field, name: z.string().max(200), targetId: id }),
      output: nothing,
      refusals: ["record.unknown", "state.notAllowed"],
    }),
    run: endpoint({
      method: "POST",
      path: `${base}/:importId/run`,
      access,
      summary: "Writes every row without problems, all of them or none.",
      input: z.object({ ...one, leavesRefused: z.boolean().default(false) }),
      output: nothing,
      refusals: [
        "access.noPermission",
        "record.unknown",
        "state.notAllowed",
        "import.rowsRefused",
        "import.nothingToDo",
      ],
    }),
    undo: endpoint({
      method: "POST",
      path: `${base}/:importId/undo`,
      access,
      summary: "Takes back all that an import wrote, within a day and while nothing hangs on it.",
      input: z.object(one),
      output: nothing,
      refusals: ["access.noPermission", "record.unknown", "state.notAllowed", "import.undoOver", "import.changedSince"],
    }),
  };
}

/** The file of an import as the body (application/octet-stream): .xlsx or .csv, UTF-8 or GB18030, at most 20 MB. */
export function importUpload<const P extends Permission>(base: `/${string}`, access: P) {
  return {
    upload: endpoint({
      method: "POST",
      path: base,
      access,
      // Nothing but the file is kept, and what nobody goes on with is removed, so sending it again harms nothing.
      writes: false,
      bodyBytes: largeBodyBytes,
      summary: "Reads the body as a spreadsheet, .xlsx or .csv, and keeps its rows for the steps that follow.",
      input: z.object({ fileName: z.string().trim().min(1).max(120), merchantId: id.optional() }),
      output: z.object(one),
      refusals: uploadRefusals,
    }),
  };
}

/** What every import's calls are, whatever it imports. */
export type ImportCalls = ReturnType<typeof importCalls<Permission, string>>;
