import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import type { ProblemType } from "./ticket.ts";

/** A question with its answer, or a solution of the knowledge base. */
export const articleKinds = ["faq", "solution"] as const;
export type ArticleKind = (typeof articleKinds)[number];

export const articleStates = ["draft", "published", "withdrawn"] as const;
export type ArticleState = (typeof articleStates)[number];
export const articleEvents = ["publish", "withdraw"] as const;
export type ArticleEvent = (typeof articleEvents)[number];

/** Publishing again shows what was written since; only what nobody can read is deleted (`checkArticleDeletion`). */
export const articleTable: StateTable<ArticleState, ArticleEvent> = {
  draft: { publish: "published" },
  published: { publish: "published", withdraw: "withdrawn" },
  withdrawn: { publish: "published" },
};

export const articleLimits = { titleLength: 100, contentLength: 10_000, sortNo: 9_999 } as const;

/** A published article is withdrawn before it is deleted. */
export function checkArticleDeletion(state: ArticleState): Result<undefined> {
  return state === "published" ? refuse("support.articlePublished") : accept();
}

export interface ArticleFields {
  readonly category: ProblemType | null;
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  readonly sortNo: number;
}

export interface CheckedArticle extends ArticleFields {
  readonly category: ProblemType;
}

/** What a form of an article says, trimmed (MSG-26, MSG-34). */
export function checkArticle(fields: ArticleFields): Result<CheckedArticle> {
  if (fields.category === null) return refuse("support.categoryMissing", { field: "category" });
  const title = checkText(fields.title, "title", articleLimits.titleLength);
  if (!title.ok) return title;
  const content = checkText(fields.content, "content", articleLimits.contentLength);
  if (!content.ok) return content;
  if (!Number.isInteger(fields.sortNo) || fields.sortNo < 0 || fields.sortNo > articleLimits.sortNo)
    return refuse("access.sortNo", { field: "sortNo" });
  return accept({ category: fields.category, title: title.value, content: content.value, sortNo: fields.sortNo });
}

/** An article in another language. Both texts empty take it away, one without the other is no article. */
export function checkArticleText({
  title,
  content,
}: Pick<ArticleFields, "title" | "content">): Result<Pick<ArticleFields, "title" | "content"> | null> {
  if (title.trim() === "" && content.trim() === "") return accept(null);
  const checked = checkArticle({ category: "other", title, content, sortNo: 0 });
  return checked.ok ? accept({ title: checked.value.title, content: checked.value.content }) : checked;
}

/** Names of stored pictures that a text in Markdown shows. */
export function picturesIn(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(/\/spImg\/([0-9a-f]{32}\.(?:png|jpg))/g)].map(([, name]) => name!))];
}
