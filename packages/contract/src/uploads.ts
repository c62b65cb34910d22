import { z } from "zod";

/** Bytes of an uploaded file at most: 20 MB. */
export const uploadLimitBytes = 20 * 1_048_576;

/** Kinds of files that may be uploaded; the content must be what the name says. */
export const uploadExtensions = ["pdf", "zip", "xlsx", "docx", "pptx", "csv", "txt", "png", "jpg", "jpeg"] as const;

export const uploadedName = z.string().trim().min(1).max(120);
