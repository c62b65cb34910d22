import { type AnswerOf, defaultLanguage, type Language, type ParsedInputOf, type StoredRow } from "@yunshou/contract";
import type { knowledge } from "@yunshou/contract/support/articles";
import { equals, given, type Handle, raw, scopedBy, type Sql, sql, statement } from "@yunshou/database";
import { finds } from "../platform/findable.queries.ts";
import { type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";

type Row = StoredRow<typeof knowledge.list>;
type Article = AnswerOf<typeof knowledge.read>;

/** A part of a version in a language, as somebody translated it, else as it was written. */
const partIn = (part: "title" | "content", language: Language): Sql =>
  language === defaultLanguage
    ? raw(`v.${part}`)
    : sql`coalesce(v.texts -> ${language}::text ->> ${raw(`'${part}'`)}, v.${raw(part)})`;
/** The language that these parts are in. */
const languageOf = (language: Language): Sql =>
  sql`case when v.texts ? ${language}::text then ${language}::text else ${defaultLanguage}::text end`;
const columns = (language: Language): Sql =>
  sql`a.id as "articleId", a.kind as "articleKind", v.category, v.machine_type as "machineType", ${partIn("title", language)} as title,
    a.views::int as "viewCount", v.published_at as "updatedTime"`;
const from = "article a join article_version v on v.article_id = a.id and v.version = a.shown_version";

const order = {
  by: { viewCount: "a.views", updatedTime: "v.published_at" },
  unsorted: "a.sort_no asc",
  tie: ["a.id desc"],
} as const satisfies Order<string>;

/** What is published, for everybody: the shown version is all that is read. */
export function listKnowledge(
  tx: Handle,
  language: Language,
  filters: Pick<ParsedInputOf<typeof knowledge.list>, "articleKind" | "category" | "keyword">,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> {
  const parts = [
    sql`a.state = 'published'`,
    equals("a.kind", filters.articleKind),
    equals("v.category", filters.category),
    given(filters.keyword, (text) => finds("v", text)),
  ].filter((part): part is Sql => part !== undefined);
  const where = scopedBy((values) => parts.map((part) => part(values)).join(" and "));
  return pageOf(tx, { columns: columns(language), from, where }, order, paging);
}

/** What is published as the help of a page. */
export const helpOf = (
  tx: Handle,
  language: Language,
  page: string,
): Promise<AnswerOf<typeof knowledge.ofPage>["rows"]> =>
  tx.query(
    ...statement(sql`select a.id as "articleId", ${partIn("title", language)} as title, ${partIn("content", language)} as content, ${languageOf(language)} as "langCode" from ${raw(from)}
      where a.state = 'published' and v.pages @> array[${page}]::text[] order by a.sort_no, a.id desc limit 10`),
  );

/** One published article; the look at it is counted. */
export async function readArticle(
  tx: Handle,
  language: Language,
  articleId: string,
): Promise<Omit<Article, "related"> | undefined> {
  await tx.query("update article set views = views + 1 where id = $1 and state = 'published'", [articleId]);
  const [row] = await tx.query<Omit<Article, "related">>(
    ...statement(sql`select ${columns(language)}, ${partIn("content", language)} as content, ${languageOf(language)} as "langCode",
        a.useful, a.useless from ${raw(from)} where a.id = ${articleId} and a.state = 'published'`),
  );
  return row;
}

/** The most read articles of the same category. */
export const relatedTo = (
  tx: Handle,
  language: Language,
  { articleId, category }: Omit<Article, "related">,
): Promise<Article["related"]> =>
  tx.query(
    ...statement(sql`select a.id as "articleId", ${partIn("title", language)} as title from article a join article_version v on v.article_id = a.id and v.version = a.shown_version
      where a.state = 'published' and v.category = ${category} and a.id <> ${articleId} order by a.views desc, a.id desc limit 5`),
  );

/** Keeps the newest word of a voter; false when nobody can read the article. */
export async function saveVote(tx: Handle, articleId: string, voter: string, isUseful: boolean): Promise<boolean> {
  const [article] = await tx.query("select 1 from article where id = $1 and state = 'published' for update", [
    articleId,
  ]);
  if (article === undefined) return false;
  await tx.query(
    `insert into article_vote (article_id, voter, useful) values ($1, $2, $3)
     on conflict (article_id, voter) do update set useful = excluded.useful, voted_at = now()`,
    [articleId, voter, isUseful],
  );
  await tx.query(
    `update article set useful = (select count(*) from article_vote where article_id = $1 and useful)::int,
       useless = (select count(*) from article_vote where article_id = $1 and not useful)::int where id = $1`,
    [articleId],
  );
  return true;
}

export async function votesOf(tx: Handle, articleId: string): Promise<AnswerOf<typeof knowledge.vote>> {
  const [row] = await tx.query<AnswerOf<typeof knowledge.vote>>("select useful, useless from article where id = $1", [
    articleId,
  ]);
  return row!;
}
