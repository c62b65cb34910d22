import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import { messageLimits } from "./message.ts";

export const announcementStates = ["draft", "published", "withdrawn"] as const;
export type AnnouncementState = (typeof announcementStates)[number];
export const announcementEvents = ["publish", "withdraw"] as const;
export type AnnouncementEvent = (typeof announcementEvents)[number];

export const announcementTable: StateTable<AnnouncementState, AnnouncementEvent> = {
  draft: { publish: "published" },
  published: { withdraw: "withdrawn" },
  withdrawn: { publish: "published" },
};

/** What everybody reads does not change under their eyes: it is withdrawn before it is edited or deleted. */
export const checkAnnouncementChange = (state: AnnouncementState): Result<undefined> =>
  state === "published" ? refuse("support.announcementPublished") : accept();

export interface AnnouncementFields {
  readonly typeId: string | null;
  readonly noticeTitle: string;
  /** Markdown. */
  readonly noticeContent: string;
  /** Files that it carries, in their order. */
  readonly fileIds: readonly string[];
}

export interface CheckedAnnouncement extends AnnouncementFields {
  readonly typeId: string;
}

/** Type, title and content of an announcement are required (SYS-05, MSG-26); it carries a few files, each once. */
export function checkAnnouncement(fields: AnnouncementFields): Result<CheckedAnnouncement> {
  if (fields.typeId === null) return refuse("field.required", { field: "typeId" });
  const noticeTitle = checkText(fields.noticeTitle, "noticeTitle", messageLimits.titleLength);
  if (!noticeTitle.ok) return noticeTitle;
  const noticeContent = checkText(fields.noticeContent, "noticeContent", messageLimits.contentLength);
  if (!noticeContent.ok) return noticeContent;
  const fileIds = [...new Set(fields.fileIds)];
  const few = checkAttached(fileIds.length);
  if (!few.ok) return few;
  return accept({ typeId: fields.typeId, noticeTitle: noticeTitle.value, noticeContent: noticeContent.value, fileIds });
}

/** Whether an announcement may carry so many files. */
export const checkAttached = (count: number): Result<undefined> =>
  count > messageLimits.files
    ? refuse("support.tooManyFiles", { field: "fileIds", values: { limit: messageLimits.files } })
    : accept();
