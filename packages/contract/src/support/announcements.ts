import { announcementStates, messageLimits } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { uploadedName } from "../uploads.ts";

const base = "/api/v1/support/announcements";
const one = { noticeId: id };
const counted = { ...one, version: z.number().int() };
const bodyBytes = 65_536;

const form = {
  typeId: id.nullable(),
  noticeTitle: z.string().max(500),
  /** Markdown. */
  noticeContent: z.string().max(20_000),
  fileIds: z
    .array(id)
    .max(messageLimits.files + 1)
    .default([]),
};
const files = z.array(z.object({ fileId: id, fileName: z.string(), fileSize: z.number().int() }));
const refusals = [
  "field.required",
  "field.tooLong",
  "support.messageTypeUnknown",
  "support.tooManyFiles",
  "support.fileUnknown",
] as const;
const known = ["support.announcementUnknown", "support.announcementChanged"] as const;

const row = z.object({
  ...counted,
  noticeTitle: z.string(),
  msgType: z.string(),
  publishStatus: z.enum(announcementStates),
  /** When it was published last; null before. */
  publishTime: instant.nullable(),
  updatedBy: z.string().nullable(),
  updatedTime: instant,
});

/** Announcements as the platform writes them (SYS-05, LOGIN-51). */
export const announcements = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "support.announcement.write",
    summary: "Announcements in all states, the newest first.",
    input: listInput(
      {
        noticeTitle: contains,
        publishStatus: z.enum(announcementStates).optional(),
        fromDay: day.optional(),
        toDay: day.optional(),
      },
      ["publishTime", "updatedTime"],
    ),
    output: listOutput(row),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:noticeId`,
    access: "support.announcement.write",
    summary: "One announcement in any state.",
    input: z.object(one),
    output: row.extend({ typeId: id, noticeContent: z.string(), files }),
    refusals: ["support.announcementUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "support.announcement.write",
    bodyBytes,
    summary: "Writes an announcement; nobody else reads it before it is published.",
    input: z.object(form),
    output: z.object(counted),
    refusals: ["access.noPermission", ...refusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:noticeId`,
    access: "support.announcement.write",
    bodyBytes,
    summary: "Changes an announcement that nobody can read.",
    input: z.object({ ...counted, ...form }),
    output: z.object(counted),
    refusals: [...known, ...refusals, "support.announcementPublished"],
  }),
  publish: endpoint({
    method: "POST",
    path: `${base}/:noticeId/publish`,
    access: "support.announcement.write",
    summary: "Shows everybody an announcement.",
    input: z.object(counted),
    output: nothing,
    refusals: [...known, "state.notAllowed"],
  }),
  withdraw: endpoint({
    method: "POST",
    path: `${base}/:noticeId/withdraw`,
    access: "support.announcement.write",
    summary: "Takes an announcement out of sight.",
    input: z.object(counted),
    output: nothing,
    refusals: [...known, "state.notAllowed"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:noticeId`,
    access: "support.announcement.write",
    summary: "Deletes an announcement that nobody can read.",
    input: z.object(counted),
    output: nothing,
    refusals: [...known, "support.announcementPublished"],
  }),
};

/** Files that announcements carry. Nobody else reads one before an announcement with it is published. */
export const announcementFiles = {
  upload: endpoint({
    method: "POST",
    path: `${base}/files`,
    access: "support.announcement.write",
    // The content itself makes it safe to send again, so no key is needed.
    writes: false,
    summary:
      "Stores the body (application/octet-stream) for an announcement; the same file again answers the same record.",
    input: z.object({ fileName: uploadedName }),
    output: z.object({ fileId: id }),
    refusals: ["system.fileKind", "system.fileTooLarge", "storage.merchantFull", "storage.userFull"],
  }),
};

const publicBase = "/api/v1/support/notices";
const publicRow = z.object({ ...one, noticeTitle: z.string(), msgType: z.string(), publishTime: instant });

/** What everybody reads without a session (PERM-15). */
export const notices = {
  list: endpoint({
    method: "GET",
    path: publicBase,
    access: "public",
    summary: "Published announcements, the newest first.",
    input: listInput(
      {
        noticeTitle: contains,
        /** The id of a type. */
        msgType: id.optional(),
        /** In the title or the text. */
        keyword: contains,
        fromDay: day.optional(),
        toDay: day.optional(),
      },
      ["publishTime"],
    ),
    output: listOutput(publicRow),
  }),
  types: endpoint({
    method: "GET",
    path: `${publicBase}/types`,
    access: "public",
    summary: "Types that published announcements have.",
    input: z.object({}),
    output: z.object({ types: z.array(z.object({ typeId: id, msgType: z.string() })) }),
  }),
  read: endpoint({
    method: "GET",
    path: `${publicBase}/:noticeId`,
    access: "public",
    summary: "One published announcement.",
    input: z.object(one),
    output: publicRow.extend({ noticeContent: z.string(), files }),
    refusals: ["support.announcementUnknown"],
  }),
  file: endpoint({
    method: "GET",
    path: `${publicBase}/:noticeId/files/:fileId`,
    access: "public",
    summary: "The content of a file of a published announcement, as an attachment.",
    input: z.object({ ...one, fileId: id }),
    output: nothing,
    refusals: ["support.fileUnknown"],
  }),
};
