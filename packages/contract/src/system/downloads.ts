import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { uploadedName } from "../uploads.ts";

/** Kinds of what lies in the download centre. */
export const fileKinds = ["export", "manual", "tool"] as const;
export const fileStates = ["queued", "running", "ready", "failed", "expired"] as const;

/** A file of the download centre: an export of the caller, or a manual or tool of the merchant. */
export const downloadRow = z.object({
  fileId: id,
  fileName: z.string(),
  fileType: z.enum(fileKinds),
  fileSize: z.number().int().nullable(),
  state: z.enum(fileStates),
  /** Rows written so far, while an export is on its way. */
  progressRows: z.number().int(),
  failure: z.string().nullable(),
  uploader: z.string(),
  uploadTime: instant,
  expiresAt: instant.nullable(),
  downloadCount: z.number().int(),
});

export const downloads = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/system/downloads",
    access: "system.download.read",
    summary: "Files of the download centre, newest first: the caller's exports, and the merchant's manuals and tools.",
    input: listInput(
      { fileName: contains, fileType: z.enum(fileKinds).optional(), state: z.enum(fileStates).optional() },
      ["uploadTime"],
    ),
    output: listOutput(downloadRow),
  }),
  content: endpoint({
    method: "GET",
    path: "/api/v1/system/downloads/:fileId/content",
    access: "system.download.read",
    summary: "The content of a file, as an attachment.",
    input: z.object({ fileId: id }),
    output: nothing,
    refusals: ["system.fileUnknown", "system.fileExpired"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/system/downloads/:fileId",
    access: "system.download.delete",
    summary: "Deletes a file; an export that is on its way is given up.",
    input: z.object({ fileId: id }),
    output: nothing,
    refusals: ["system.fileUnknown"],
  }),
};

export const uploads = {
  upload: endpoint({
    method: "POST",
    path: "/api/v1/system/downloads",
    access: "system.download.upload",
    // The content itself makes it safe to send again, so no key is needed.
    writes: false,
    summary:
      "Stores the body (application/octet-stream) as a manual or tool; the same file again answers the same record.",
    input: z.object({ fileName: uploadedName, fileType: z.enum(["manual", "tool"]) }),
    output: z.object({ fileId: id }),
    refusals: ["system.fileKind", "system.fileTooLarge", "storage.merchantFull", "storage.userFull"],
  }),
};
