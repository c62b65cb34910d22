import { z } from "zod";

/** A database id on the wire: decimal digits, never more than the database's 63 bits hold. */
export const id = z.string().regex(/^(?:\d{1,18}|[0-8]\d{18}|9[01]\d{17})$/, "id");

/** Whether a text that came from outside can be the id of anything. */
export const isId = (text: string): boolean => id.safeParse(text).success;

/** An amount on the wire: integer fen as a decimal string, never a float. */
export const fen = z.string().regex(/^-?\d{1,15}$/, "fen");

const firstYear = "0001";

/** An ISO day that the calendar has, e.g. 2026-11-21. */
export const day = z.iso.date().refine((text) => text >= firstYear);

/**
 * An instant as the server answers it: a `Date` where it is read and presented, ISO 8601 in UTC on the wire and in the
 * console. `JSON.stringify` writes exactly that text, so an answer is not walked through to encode it.
 */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (at) => at.toISOString(),
});

/** An instant as a caller gives it, ISO 8601 with Z or an offset. */
export const givenInstant = z.iso.datetime({ offset: true }).refine((text) => text >= firstYear);

/** The name of a time zone, e.g. Asia/Shanghai. */
export const timeZone = z
  .string()
  .trim()
  .max(60)
  .refine((name) => {
    try {
      new Intl.DateTimeFormat("en", { timeZone: name });
      return name !== "";
    } catch {
      return false;
    }
  });

/** Text that people filter with: "contains", trimmed; an empty text means no filter. */
export const contains = z
  .string()
  .trim()
  .max(100)
  .optional()
  .transform((text) => (text === "" ? undefined : text));

/** Page sizes that lists offer. */
export const pageSizes = [10, 20, 50, 100, 200] as const;

/** Lists count exactly up to here; above it the console shows "10,000+". */
export const countCap = 10_000;

/** Paging and sorting of a list. `sort` must be one of the columns that the list can sort by. */
export function listInput<Filters extends z.ZodRawShape, Column extends string>(
  filters: Filters,
  sortable: readonly [Column, ...Column[]],
) {
  return z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(20),
    sort: z.enum(sortable).optional(),
    direction: z.enum(["asc", "desc"]).default("desc"),
    ...filters,
  });
}

/** A page of rows. `total` stops at `countCap`, and `totalIsCapped` says so. */
export function listOutput<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), total: z.number().int(), totalIsCapped: z.boolean() });
}

/** Answer of a call that has nothing to say. */
export const nothing = z.object({});

/** Answer of an export: the file that the download centre will hold. */
export const exportTicket = z.object({ fileId: id });

/** Formats of an export. */
export const exportFormat = z.enum(["csv", "xlsx"]).default("xlsx");

/** What a person chooses of a file: its format, and which columns of the row it leaves out because the list hides them. */
export const exportChoice = {
  format: exportFormat,
  without: z
    .array(z.string().regex(/^[a-zA-Z0-9$]{1,30}$/))
    .max(40)
    .optional(),
};

/** Name of a picture that was uploaded and everybody may see. */
export const imageName = z.string().regex(/^[0-9a-f]{32}\.(?:png|jpg)$/, "image name");

/** Why a picture of somebody may not be taken (SYS-10). */
export const imageRefusals = [
  "image.kind",
  "image.tooLarge",
  "image.tooManyPixels",
  "image.damaged",
  "image.unprocessed",
  "image.busy",
  "storage.merchantFull",
  "storage.userFull",
] as const;

/** Any JSON of at most so many characters. Its size is looked at first: the schema of JSON takes many times longer to walk it. */
export const jsonWithin = (characters: number) =>
  z
    .unknown()
    .superRefine((input, check) => {
      if ((JSON.stringify(input)?.length ?? 0) > characters)
        check.addIssue({ code: "too_big", origin: "string", maximum: characters, inclusive: true, input });
    })
    .pipe(z.json());
