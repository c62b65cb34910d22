import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** States of a notice of the mall. */
export const mallNoticeStates = ["draft", "published", "withdrawn"] as const;
export type MallNoticeState = (typeof mallNoticeStates)[number];

export const noticeTable: StateTable<MallNoticeState, "publish" | "withdraw"> = {
  draft: { publish: "published" },
  published: { withdraw: "withdrawn" },
  withdrawn: { publish: "published" },
};

/** How a notice stands for customers; one that is published ahead of its time is scheduled. */
export const noticeStatuses = ["draft", "scheduled", "published", "withdrawn"] as const;
export type NoticeStatus = (typeof noticeStatuses)[number];

export const noticeLimits = { titleLength: 60, contentLength: 2_000 } as const;

/** What a form of a notice says, trimmed (FORM-02, MSG-26). */
export function checkNotice(title: string, content: string): Result<{ title: string; content: string }> {
  const checked = checkText(title, "noticeTitle", noticeLimits.titleLength);
  if (!checked.ok) return checked;
  const text = checkText(content, "noticeContent", noticeLimits.contentLength);
  return text.ok ? accept({ title: checked.value, content: text.value }) : text;
}

/** What customers can read is neither changed nor deleted before it was withdrawn. */
export const checkNoticeChange = (state: MallNoticeState): Result<undefined> =>
  state === "published" ? refuse("mall.noticePublished") : accept();

/** Since when customers read a notice that is published now: not before the time that was set for it. */
export const shownFrom = (wanted: Date | null, now: Date): Date => (wanted !== null && wanted > now ? wanted : now);
