import { translationLength, translationReviews, phraseStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { languages } from "../languages.ts";
import { contains, exportChoice, exportTicket, instant, listInput, listOutput, nothing } from "../shapes.ts";

const langCode = z.enum(languages);
const one = { langKey: z.string().max(200), langCode };
const filters = {
  langKey: contains,
  langText: contains,
  langCode: langCode.optional(),
  translationStatus: z.enum(phraseStates).optional(),
  reviewStatus: z.enum(translationReviews).optional(),
};
const base = "/api/v1/system/translations";

/** Bytes of a file with texts. */
export const translationFileBytes = 20 * 1_048_576;

/** Texts of the interface, and what people write over the delivered ones (SYS-03, LANG-09). */
export const translations = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "system.translation.read",
    summary: "Texts of the interface by key and language, with what people wrote over them.",
    input: listInput(filters, ["langKey", "updatedTime"]),
    output: listOutput(
      z.object({
        /** Key and language: what tells the row from others. */
        textKey: z.string(),
        langKey: z.string(),
        langCode,
        /** The Chinese text that counts. */
        originalText: z.string(),
        langText: z.string(),
        /** What the product brought. */
        deliveredText: z.string(),
        translationStatus: z.enum(phraseStates),
        reviewStatus: z.enum(translationReviews),
        writer: z.string().nullable(),
        reviewer: z.string().nullable(),
        updatedTime: instant.nullable(),
      }),
    ),
  }),
  write: endpoint({
    method: "PUT",
    path: base,
    access: "system.translation.write",
    summary: "Writes a text over the delivered one; it is shown from then on, and waits for a second reader.",
    input: z.object({ ...one, langText: z.string().max(translationLength) }),
    output: nothing,
    refusals: ["record.unknown", "field.required", "field.tooLong", "system.translationPlaces"],
  }),
  review: endpoint({
    method: "POST",
    path: `${base}/review`,
    access: "system.translation.review",
    summary: "Says that a text somebody else wrote is right.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed", "system.ownTranslation"],
  }),
  restore: endpoint({
    method: "POST",
    path: `${base}/restore`,
    access: "system.translation.write",
    summary: "Goes back to the delivered text.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "system.translation.read",
    summary: "Exports the filtered texts into the download centre; the file can be imported again.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};

/** A spreadsheet of texts as the body, with the columns of the export. */
export const translationFiles = {
  upload: endpoint({
    method: "POST",
    path: `${base}/import`,
    access: "system.translation.write",
    writes: false,
    summary: "Writes all texts of a file (.xlsx or .csv), or none when one of them is refused.",
    input: z.object({ fileName: z.string().min(1).max(200) }),
    output: z.object({ written: z.number().int(), same: z.number().int() }),
    refusals: [
      "import.fileKind",
      "import.fileTooLarge",
      "import.damaged",
      "import.empty",
      "import.busy",
      "import.tooManyRows",
      "import.tooManyColumns",
      "system.translationColumns",
      "system.translationsRefused",
    ],
  }),
};

/** What the console lays over the words it was built with. */
export const phraseOverlays = {
  read: endpoint({
    method: "GET",
    path: "/api/v1/system/phrase-overlays",
    access: "public",
    summary: "Texts of one language that people wrote over the delivered ones, by room; nothing when they are known.",
    input: z.object({ langCode, known: z.string().max(60).default("") }),
    output: z.object({ version: z.string(), rooms: z.record(z.string(), z.json()).nullable() }),
  }),
};
