import { counterFileBytes, readingDecisions, readingProblems, readingSources, readingStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import {
  contains,
  exportChoice,
  exportTicket,
  fen,
  givenInstant,
  id,
  instant,
  listInput,
  listOutput,
} from "../shapes.ts";

const filters = {
  machineNo: contains,
  readingState: z.enum(readingStates).optional(),
};

const one = { readingId: id };

/** Refusals of a file, whether a person or a machine brings it. */
export const counterFileRefusals = [
  "counterReadings.fileTooLarge",
  "counterReadings.notEvaDts",
  "counterReadings.cutOff",
  "counterReadings.segmentsMissing",
  "counterReadings.checksum",
  "counterReadings.noNumber",
  "counterReadings.noCounters",
  "counterReadings.taken",
] as const;

const row = z.object({
  ...one,
  machineNo: z.string(),
  machineName: z.string(),
  readTime: instant,
  readingSource: z.enum(readingSources),
  readingState: z.enum(readingStates),
  /** Why it is held, or was. */
  readingProblem: z.enum(readingProblems).nullable(),
  /** Pieces since the board was made. */
  vends: z.number().int(),
  /** Since when the interval counts that ends with this reading; null when it ends none. */
  fromTime: instant.nullable(),
  pieces: z.number().int().nullable(),
  /** Pieces that orders of this machine tell of in the same interval. */
  orderPieces: z.number().int().nullable(),
  /** What counters tell more than orders; orders that arrive late still change it. */
  differencePieces: z.number().int().nullable(),
  /** Null where the file does not say it, and where its currency is not the yuan. */
  amountFen: fen.nullable(),
  currency: z.string(),
  fileName: z.string(),
  uploader: z.string().nullable(),
});

const base = "/api/v1/machines/counter-readings";

/**
 * Counters of machines that cannot tell of single sales, read from EVA-DTS files. What was sold between two readings is
 * shown beside the orders and booked nowhere, so that nothing is counted twice.
 */
export const counterReadings = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "machines.counterReading.read",
    summary: "Readings of counters with what was sold since the one before, newest first.",
    input: listInput(filters, ["readTime"]),
    output: listOutput(row),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:readingId`,
    access: "machines.counterReading.read",
    summary: "One reading with what each selection sold, and what a person decided about it.",
    input: z.object(one),
    output: row.extend({
      serial: z.string(),
      board: z.string(),
      /** Of the reading before it, when that is another one. */
      serialBefore: z.string().nullable(),
      boardBefore: z.string().nullable(),
      vendsBefore: z.number().int().nullable(),
      clock: z.string(),
      selections: z.array(z.object({ selection: z.string(), selectionName: z.string(), pieces: z.number().int() })),
      decidedBy: z.string().nullable(),
      decidedTime: instant.nullable(),
      remark: z.string(),
    }),
    refusals: ["record.unknown"],
  }),
  take: endpoint({
    method: "POST",
    path: base,
    access: "machines.counterReading.write",
    summary: "Takes an EVA-DTS file that was read from a machine, as it came.",
    input: z.object({
      machineId: id,
      /** When the machine was read; absent is now. */
      readTime: givenInstant.optional(),
      fileName: z.string().trim().max(200).default(""),
      /** The bytes of the file. */
      content: z.base64().max(Math.ceil(counterFileBytes / 3) * 4),
    }),
    output: z.object({ ...one, readingState: z.enum(readingStates), pieces: z.number().int().nullable() }),
    refusals: [
      "record.unknown",
      "machines.decommissioned",
      "counterReadings.readLater",
      "counterReadings.readEarlier",
      ...counterFileRefusals,
    ],
    bodyBytes: largeBodyBytes,
  }),
  decide: endpoint({
    method: "POST",
    path: `${base}/:readingId/decide`,
    access: "machines.counterReading.write",
    summary: "Lets a held reading count, begin anew after another board, or be as if it never was.",
    input: z.object({ ...one, decision: z.enum(readingDecisions), remark: z.string().max(1_000) }),
    output: z.object({ readingState: z.enum(readingStates) }),
    refusals: [
      "record.unknown",
      "state.notAllowed",
      "field.required",
      "field.tooLong",
      "counterReadings.olderFirst",
      "counterReadings.ranBackwards",
    ],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "machines.counterReading.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
