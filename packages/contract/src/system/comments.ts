import { commentLength, mentionLimit } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { recordKinds, recordNo } from "../records.ts";
import { id, instant, nothing } from "../shapes.ts";

const record = { recordKind: z.enum(recordKinds), recordNo };
const base = "/api/v1/system/records/:recordKind/:recordNo/comments";

/** A comment; one that was removed keeps its place and says nothing more. */
const commentRow = z.object({
  commentId: id,
  /** Null when the author belongs to a merchant above the reader's. */
  author: z.string().nullable(),
  /** Plain text. */
  commentText: z.string(),
  writtenTime: instant,
  removed: z.boolean(),
  /** Whether the caller may remove it. */
  removable: z.boolean(),
});

/**
 * What people say to each other about a record (patterns D8). Whoever may read the record reads and writes; to everybody
 * else it does not exist.
 */
export const comments = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "session",
    summary: "The newest comments on a record, and how many older ones there are.",
    input: z.object(record),
    output: z.object({ rows: z.array(commentRow), more: z.number().int() }),
    refusals: ["record.unknown"],
  }),
  write: endpoint({
    method: "POST",
    path: base,
    access: "session",
    summary: "Writes a comment; people whom it mentions are told at the bell.",
    input: z.object({
      ...record,
      commentText: z.string().max(4 * commentLength),
      mentionIds: z.array(id).max(2 * mentionLimit),
    }),
    output: z.object({ commentId: id }),
    refusals: ["record.unknown", "field.required", "field.tooLong", "access.tooManyEntries", "system.mentionUnknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/system/comments/:commentId",
    access: "session",
    summary: "Removes a comment of the caller, or, for who manages roles, any one of the own merchant.",
    input: z.object({ commentId: id }),
    output: nothing,
    refusals: ["record.unknown", "access.noPermission"],
  }),
  people: endpoint({
    method: "GET",
    path: `${base}/people`,
    access: "session",
    summary: "People who may read a record and can be mentioned in a comment on it, by a part of name or account.",
    input: z.object({ ...record, text: z.string().trim().max(60).default("") }),
    output: z.object({
      rows: z.array(z.object({ userId: id, account: z.string(), userName: z.string(), merchantName: z.string() })),
    }),
    refusals: ["record.unknown"],
  }),
};
