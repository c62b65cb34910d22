import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Characters of a comment. */
export const commentLength = 500;
/** People that one comment may mention. */
export const mentionLimit = 10;
/** Comments of a record that are read at once, the newest. */
export const commentsShown = 100;
/** People that are offered for a mention at once. */
export const peopleShown = 20;

export interface Comment {
  readonly text: string;
  /** Whom it mentions, each once. */
  readonly mentionIds: readonly string[];
}

/** What somebody may write about a record: some words of plain text, and few people whom they are meant for (patterns D8). */
export function checkComment(written: string, mentionIds: readonly string[]): Result<Comment> {
  const text = checkText(written, "commentText", commentLength);
  if (!text.ok) return text;
  const distinct = [...new Set(mentionIds)];
  return distinct.length > mentionLimit
    ? refuse("access.tooManyEntries", { field: "mentionIds", values: { limit: mentionLimit } })
    : accept({ text: text.value, mentionIds: distinct });
}

export interface CommentFacts {
  readonly authorId: string;
  readonly merchantId: string;
  readonly isRemoved: boolean;
}

interface Remover {
  readonly userId: string;
  readonly merchantId: string;
  readonly managesRoles: boolean;
}

/** People take back what they wrote at any time; whoever manages the roles of a merchant, what stands at its records. */
export function mayRemoveComment({ authorId, merchantId, isRemoved }: CommentFacts, by: Remover): boolean {
  return !isRemoved && (authorId === by.userId || (by.managesRoles && merchantId === by.merchantId));
}
