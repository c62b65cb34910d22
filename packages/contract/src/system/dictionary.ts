import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

/** A type of the product, or the code of one that people made. */
const type = z.string().min(1).max(100);
const one = { entryNo: id };
const form = {
  dictCode: z.string().max(100),
  dictName: z.string().max(500),
  dictValue: z.string().max(1_000),
  sortNo: z.number(),
};
const formRefusals = [
  "field.required",
  "field.notCode",
  "field.tooLong",
  "access.sortNo",
  "access.codeTaken",
  "access.tooManyEntries",
] as const;

const row = z.object({
  ...one,
  merchantNo: z.string(),
  merchantName: z.string(),
  dictType: type,
  /** Of a type that people made; those of the product have their name in each language. */
  typeName: z.string().nullable(),
  dictCode: z.string(),
  dictName: z.string(),
  dictValue: z.string(),
  sortNo: z.number().int(),
  enabled: z.boolean(),
  updatedTime: instant,
});

type Whose = "dictionary" | "merchantDictionary";
type Reading = `system.${Whose}.read`;
type Writing = `system.${Whose}.write`;

const entries = (base: string, read: Reading, write: Writing) => ({
  list: endpoint({
    method: "GET",
    path: base,
    access: read,
    summary: "Entries of the dictionary, by type and place.",
    input: listInput({ dictType: type.optional(), dictName: contains }, ["sortNo", "updatedTime"]),
    output: listOutput(row),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: write,
    summary: "Adds an entry; its code is unique within its type.",
    input: z.object({ dictType: type, ...form }),
    output: z.object(one),
    refusals: [...formRefusals, "access.noPermission", "record.unknown", "system.dictionaryTypeUnknown"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:entryNo`,
    access: write,
    summary: "Changes an entry; its type stays.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...formRefusals, "record.unknown"],
  }),
  enable: endpoint({
    method: "PUT",
    path: `${base}/:entryNo/state`,
    access: write,
    summary: "Offers an entry, or no longer.",
    input: z.object({ ...one, enabled: z.boolean() }),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:entryNo`,
    access: write,
    summary: "Deletes an entry.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
});

/** What the platform offers to everybody (SYS-02). */
export const dictionary = entries(
  "/api/v1/system/dictionary-entries",
  "system.dictionary.read",
  "system.dictionary.write",
);

/** What a merchant offers to its own people instead or besides (SYS-02). */
export const merchantDictionary = entries(
  "/api/v1/system/merchant-dictionary-entries",
  "system.merchantDictionary.read",
  "system.merchantDictionary.write",
);

export const dictionaryOffers = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/system/dictionary-offers",
    access: "session",
    summary: "What the forms of the caller offer for one type.",
    input: z.object({ dictType: type }),
    output: z.object({
      rows: z.array(z.object({ dictCode: z.string(), dictName: z.string(), dictValue: z.string() })),
    }),
  }),
};

const typeForm = { typeName: z.string().max(500), remark: z.string().max(1_000).default("") };

/** Types that people made beside those of the product (SYS-02). */
export const dictionaryKinds = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/system/dictionary-types",
    access: "session",
    summary: "Types that people made, in the order of their codes.",
    input: z.object({}),
    output: z.object({
      rows: z.array(z.object({ dictType: type, typeName: z.string(), remark: z.string(), updatedTime: instant })),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/v1/system/dictionary-types",
    access: "system.dictionary.write",
    summary: "Adds a type; its code is that of no other type.",
    input: z.object({ dictType: z.string().max(100), ...typeForm }),
    output: nothing,
    refusals: [
      "access.noPermission",
      "field.required",
      "field.notCode",
      "field.tooLong",
      "access.codeTaken",
      "access.tooManyEntries",
    ],
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/system/dictionary-types/:dictType",
    access: "system.dictionary.write",
    summary: "Changes name and remark of a type; its code stays, because programs know it.",
    input: z.object({ dictType: type, ...typeForm }),
    output: nothing,
    refusals: ["field.required", "field.tooLong", "system.dictionaryTypeUnknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/system/dictionary-types/:dictType",
    access: "system.dictionary.write",
    summary: "Deletes a type that has no entry, of nobody.",
    input: z.object({ dictType: type }),
    output: nothing,
    refusals: ["system.dictionaryTypeUnknown", "system.dictionaryTypeInUse"],
  }),
};
