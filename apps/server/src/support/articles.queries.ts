import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { articles } from "@yunshou/contract/support/articles";
import { contains, equals, type Handle, type Sql, sql, statement } from "@yunshou/database";
import { scopedBy } from "@yunshou/database";
import type { ArticleKind, ArticleState, CheckedArticle } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import type { Findable } from "../platform/spelling.ts";

type Row = StoredRow<typeof articles.list>;
type Detail = AnswerOf<typeof articles.detail>;

/** Names the Chinese text of an article `a`, so that a translation knows what it was made from (LANG-09). */
const original = "md5(a.title || chr(10) || a.content)";

/** How much of the content a list shows. */
const summaryLength = 80;

const columns = `a.id as "articleId", a.version, a.kind as "articleKind", a.category, a.machine_type as "machineType", a.title,
  left(a.content, ${summaryLength}) as summary, a.sort_no as "sortNo", a.state as "publishStatus", a.changed, a.views::int as "viewCount", a.useful, a.useless,
  array(select jsonb_object_keys(a.texts) order by 1) as translated, array(select t.key from jsonb_each(a.texts) t where t.value ->> 'of' <> ${original} order by 1) as outdated,
  u.name as "updatedBy", a.updated_at as "updatedTime"`;
const from = "article a left join app_user u on u.id = a.updated_by";

const order = {
  by: { sortNo: "a.sort_no", updatedTime: "a.updated_at", viewCount: "a.views" },
  unsorted: "a.sort_no asc",
  tie: ["a.id desc"],
} as const satisfies Order<string>;

/** Articles are the platform's own: nobody else is let to this list. */
export const listArticles = (
  tx: Handle,
  filters: Pick<ParsedInputOf<typeof articles.list>, "articleKind" | "category" | "title" | "publishStatus">,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => {
  const parts = [
    equals("a.kind", filters.articleKind),
    equals("a.category", filters.category),
    contains("a.title", filters.title),
    equals("a.state", filters.publishStatus),
  ].filter((part): part is Sql => part !== undefined);
  const where = scopedBy((values) => parts.map((part) => part(values)).join(" and "));
  return pageOf(tx, { columns, from, where }, order, paging);
};

export async function articleDetail(tx: Handle, articleId: string): Promise<Omit<Detail, "versions"> | undefined> {
  const [row] = await tx.query<Omit<Detail, "versions">>(
    `select ${columns}, a.content, a.pages, coalesce((select jsonb_object_agg(t.key, t.value - 'of') from jsonb_each(a.texts) t), '{}') as texts from ${from} where a.id = $1`,
    [articleId],
  );
  return row;
}

/** What was published of an article, newest first. */
export const versionsOf = (tx: Handle, articleId: string): Promise<Detail["versions"]> =>
  tx.query(
    `select version, title, content, published_at as "publishedAt" from article_version where article_id = $1 order by version desc limit 20`,
    [articleId],
  );

/** An article as its steps need it. */
export interface ArticleRecord {
  readonly articleId: string;
  readonly kind: ArticleKind;
  readonly title: string;
  readonly content: string;
  readonly texts: Readonly<Record<string, { readonly title: string; readonly content: string }>>;
  readonly state: ArticleState;
  readonly shownVersion: number | null;
  readonly version: number;
}

/** Locked until the transaction ends. */
export async function lockArticle(tx: Handle, articleId: string): Promise<ArticleRecord | undefined> {
  const [row] = await tx.query<ArticleRecord>(
    `select id as "articleId", kind, title, content, texts, state, shown_version as "shownVersion", version from article where id = $1 for update`,
    [articleId],
  );
  return row;
}

interface Written extends CheckedArticle {
  readonly machineType: string | null;
  readonly pages: readonly string[];
  readonly userId: string;
}

export async function insertArticle(tx: Handle, kind: ArticleKind, one: Written): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into article (kind, category, machine_type, title, content, sort_no, updated_by, pages) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id",
    [kind, one.category, one.machineType, one.title, one.content, one.sortNo, one.userId, one.pages],
  );
  return row!.id;
}

export async function updateArticle(tx: Handle, articleId: string, one: Written): Promise<void> {
  await tx.query(
    `update article set category = $2, machine_type = $3, title = $4, content = $5, sort_no = $6, updated_by = $7, pages = $8, updated_at = now(), version = version + 1,
       changed = changed or state <> 'published' or (category, machine_type, title, content, pages) is distinct from ($2::text, $3::text, $4::text, $5::text, $8::text[])
     where id = $1`,
    [articleId, one.category, one.machineType, one.title, one.content, one.sortNo, one.userId, one.pages],
  );
}

/** Writes an article in another language; without a text it is taken away. */
export async function translateArticle(
  tx: Handle,
  articleId: string,
  langCode: string,
  text: { readonly title: string; readonly content: string } | null,
  userId: string,
): Promise<void> {
  await tx.query(
    `update article a set texts = case when $3::jsonb is null then a.texts - $2::text else a.texts || jsonb_build_object($2::text, $3::jsonb || jsonb_build_object('of', ${original})) end,
       updated_by = $4, updated_at = now(), version = a.version + 1,
       changed = a.changed or a.state <> 'published' or (a.texts -> $2::text) - 'of' is distinct from $3::jsonb where a.id = $1`,
    [articleId, langCode, text === null ? null : JSON.stringify(text), userId],
  );
}

/** Shows what is written now as the next version. */
export async function publishArticle(
  tx: Handle,
  articleId: string,
  userId: string,
  { search, pieces }: Findable,
): Promise<void> {
  await tx.query(
    `with next as (
       insert into article_version (article_id, version, category, machine_type, title, content, texts, pages, search, pieces, published_by)
       select a.id, coalesce((select max(v.version) from article_version v where v.article_id = a.id), 0) + 1, a.category, a.machine_type, a.title, a.content, a.texts, a.pages, $3, $4, $2
       from article a where a.id = $1 returning version)
     update article set state = 'published', shown_version = next.version, changed = false, version = article.version + 1, updated_by = $2, updated_at = now()
     from next where id = $1`,
    [articleId, userId, search, pieces],
  );
}

export async function withdrawArticle(tx: Handle, articleId: string, userId: string): Promise<void> {
  await tx.query(
    "update article set state = 'withdrawn', shown_version = null, version = version + 1, updated_by = $2, updated_at = now() where id = $1",
    [articleId, userId],
  );
}

export async function deleteArticle(tx: Handle, articleId: string): Promise<void> {
  await tx.query(...statement(sql`delete from article where id = ${articleId}`));
}

/** Every text that an article shows or showed, in which its pictures stand. */
export async function textsOf(tx: Handle, articleId: string): Promise<string[]> {
  const rows = await tx.query<{ content: string }>(
    `select content from article where id = $1 union all select content from article_version where article_id = $1
     union all select t.value ->> 'content' from (select texts from article where id = $1 union all select texts from article_version where article_id = $1) x, jsonb_each(x.texts) t`,
    [articleId],
  );
  return rows.map(({ content }) => content);
}
