import { articleKinds, articleStates, problemTypes } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { type Language, languages } from "../languages.ts";
import { contains, id, imageRefusals, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/support/articles";
const one = { articleId: id };
const counted = { ...one, version: z.number().int() };

/** An article is the help of so many pages at most. */
export const articlePages = 20;

/** The languages into which articles are translated: all but that of the original. */
export const articleLanguages = languages.filter((language): language is Exclude<Language, "zh"> => language !== "zh");
const langCode = z.enum(articleLanguages);

const form = {
  category: z.enum(problemTypes).nullable(),
  /** Of solutions: the type of machine that it is about; null for all. */
  machineType: z.string().max(40).nullable().default(null),
  title: z.string().max(500),
  /** Markdown; pictures are addresses below /spImg/. */
  content: z.string().max(10_000),
  /** Paths of pages that show it as their help. */
  pages: z.array(z.string().max(60)).max(articlePages).default([]),
  sortNo: z.number().default(0),
};
const refusals = [
  "support.categoryMissing",
  "support.pictureUnknown",
  "support.pageUnknown",
  "field.required",
  "field.tooLong",
  "access.sortNo",
] as const;
const known = ["support.articleUnknown", "support.articleChanged"] as const;
const bodyBytes = 65_536;

const articleRow = z.object({
  ...counted,
  articleKind: z.enum(articleKinds),
  category: z.enum(problemTypes),
  machineType: z.string().nullable(),
  title: z.string(),
  /** The beginning of what is written. */
  summary: z.string(),
  sortNo: z.number().int(),
  publishStatus: z.enum(articleStates),
  /** Something was written since it was published last. */
  changed: z.boolean(),
  viewCount: z.number().int(),
  useful: z.number().int(),
  useless: z.number().int(),
  /** Languages in which it can be read beside Chinese, and those of them that were made from an older text (LANG-09). */
  translated: z.array(langCode),
  outdated: z.array(langCode),
  updatedBy: z.string().nullable(),
  updatedTime: instant,
});

/** Questions of the FAQ and solutions of the knowledge base, as the platform writes them (SYS-13). */
export const articles = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "support.article.read",
    summary: "Articles of one kind in their order.",
    input: listInput(
      {
        articleKind: z.enum(articleKinds),
        category: z.enum(problemTypes).optional(),
        title: contains,
        publishStatus: z.enum(articleStates).optional(),
      },
      ["sortNo", "updatedTime", "viewCount"],
    ),
    output: listOutput(articleRow),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:articleId`,
    access: "support.article.read",
    summary: "One article as it is being written, with its published versions.",
    input: z.object(one),
    output: articleRow.extend({
      content: z.string(),
      pages: z.array(z.string()),
      texts: z.partialRecord(langCode, z.object({ title: z.string(), content: z.string() })),
      versions: z.array(
        z.object({ version: z.number().int(), title: z.string(), content: z.string(), publishedAt: instant }),
      ),
    }),
    refusals: ["support.articleUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "support.article.write",
    bodyBytes,
    summary: "Writes a new article; nobody else reads it before it is published.",
    input: z.object({ articleKind: z.enum(articleKinds), ...form }),
    output: z.object(counted),
    refusals: ["access.noPermission", ...refusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:articleId`,
    access: "support.article.write",
    bodyBytes,
    summary: "Changes what is written; readers see it when it is published again.",
    input: z.object({ ...counted, ...form }),
    output: z.object(counted),
    refusals: [...known, ...refusals],
  }),
  translate: endpoint({
    method: "PUT",
    path: `${base}/:articleId/texts/:langCode`,
    access: "support.article.write",
    bodyBytes,
    summary: "Writes the article in another language, or takes that away; readers see it when it is published again.",
    input: z.object({ ...counted, langCode, title: form.title, content: form.content }),
    output: z.object(counted),
    refusals: [...known, "support.pictureUnknown", "field.required", "field.tooLong"],
  }),
  publish: endpoint({
    method: "POST",
    path: `${base}/:articleId/publish`,
    access: "support.article.write",
    summary: "Shows everybody what is written now, as a version that stays.",
    input: z.object(counted),
    output: nothing,
    refusals: [...known, "state.notAllowed"],
  }),
  withdraw: endpoint({
    method: "POST",
    path: `${base}/:articleId/withdraw`,
    access: "support.article.write",
    summary: "Takes an article out of sight; its versions stay.",
    input: z.object(counted),
    output: nothing,
    refusals: [...known, "state.notAllowed"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:articleId`,
    access: "support.article.write",
    summary: "Deletes an article that nobody can read.",
    input: z.object(counted),
    output: nothing,
    refusals: [...known, "support.articlePublished"],
  }),
};

/** A picture of an article, as the body (application/octet-stream). */
export const articlePictures = {
  upload: endpoint({
    method: "POST",
    path: `${base}/pictures`,
    access: "support.article.write",
    // A picture that no article shows is removed after a day, so sending one again harms nothing.
    writes: false,
    summary: "Stores the body as a picture of an article: PNG or JPEG, at most 2 MB.",
    input: z.object({}),
    output: z.object({ name: z.string() }),
    refusals: [...imageRefusals, "image.tooManyUnused"],
  }),
};

const publicBase = "/api/v1/support/knowledge";
const publicRow = z.object({
  ...one,
  articleKind: z.enum(articleKinds),
  category: z.enum(problemTypes),
  machineType: z.string().nullable(),
  /** In the language of the reader, where somebody wrote it. */
  title: z.string(),
  viewCount: z.number().int(),
  updatedTime: instant,
});

/** The knowledge base inside the console, where the menu shows it to whoever may read it (SYS-13, TOPBAR-07). */
export const solutions = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/support/solutions",
    access: "support.solution.read",
    summary: "Published solutions, found by any word of theirs or its pinyin.",
    input: listInput({ category: z.enum(problemTypes).optional(), keyword: contains }, ["viewCount", "updatedTime"]),
    output: listOutput(publicRow),
  }),
};

/** What everybody reads without a session (TICKET-04, TICKET-05, PERM-15). */
export const knowledge = {
  list: endpoint({
    method: "GET",
    path: publicBase,
    access: "public",
    summary: "Published questions and solutions, found by any word of theirs or its pinyin.",
    input: listInput(
      {
        articleKind: z.enum(articleKinds).optional(),
        category: z.enum(problemTypes).optional(),
        keyword: contains,
      },
      ["viewCount", "updatedTime"],
    ),
    output: listOutput(publicRow),
  }),
  read: endpoint({
    method: "GET",
    path: `${publicBase}/:articleId`,
    access: "public",
    summary: "One published article with others of its category; the look is counted.",
    input: z.object(one),
    output: publicRow.extend({
      content: z.string(),
      /** In which language title and content are: the reader's, or that of the original. */
      langCode: z.enum(languages),
      useful: z.number().int(),
      useless: z.number().int(),
      related: z.array(z.object({ ...one, title: z.string() })),
    }),
    refusals: ["support.articleUnknown"],
  }),
  ofPage: endpoint({
    method: "GET",
    path: "/api/v1/support/help",
    access: "session",
    summary: "Published articles that help with a page of the console, in their order.",
    input: z.object({ pagePath: z.string().max(60) }),
    output: z.object({
      rows: z.array(z.object({ ...one, title: z.string(), content: z.string(), langCode: z.enum(languages) })),
    }),
  }),
  vote: endpoint({
    method: "POST",
    path: `${publicBase}/:articleId/vote`,
    access: "public",
    // The newest word of a user or address counts, however often it is said.
    writes: false,
    summary: "Says whether an article was useful, once a user or address.",
    input: z.object({ ...one, isUseful: z.boolean() }),
    output: z.object({ useful: z.number().int(), useless: z.number().int() }),
    refusals: ["support.articleUnknown"],
  }),
};
