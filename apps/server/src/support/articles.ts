import type { Permission } from "@yunshou/contract";
import { pages } from "@yunshou/contract/pages";
import type { articles } from "@yunshou/contract/support/articles";
import {
  type ArticleEvent,
  articleTable,
  checkArticle,
  checkArticleDeletion,
  checkArticleText,
  picturesIn,
  refuse,
  type Refusal,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { replaceImage } from "../platform/images/store.ts";
import { publishedAs } from "./articleSearch.ts";
import * as queries from "./articles.queries.ts";

type WriteCall = Call<unknown, Permission>;
type OneCall = Call<{ readonly articleId: string; readonly version: number }, Permission>;

const paths: ReadonlySet<string> = new Set(pages.map(({ path }) => path));
/** Help stands beside pages that there are. */
const checkPages = (asked: readonly string[]) =>
  asked.every((path) => paths.has(path)) ? undefined : refuse("support.pageUnknown", { field: "pages" });

const unknown = () => refuse("support.articleUnknown", { field: "articleId" });

/** Handlers of questions and solutions as the platform writes them (SYS-13). */
export function articleHandlers({ dataDir }: { readonly dataDir: string }): HandlersOf<typeof articles> {
  const ownerOf = ({ session }: WriteCall) => ({ topId: session.topMerchantId, merchantId: session.merchantId });
  const find = async ({ tx, input }: OneCall): Promise<queries.ArticleRecord | Refusal> => {
    const article = await queries.lockArticle(tx, input.articleId);
    if (article === undefined) return unknown();
    return article.version === input.version ? article : refuse("support.articleChanged");
  };
  const record = (call: WriteCall, verb: string, title: string, after?: unknown) =>
    recordAudit(call, { action: `support.article.${verb}`, object: title, merchant: ownerOf(call), after });
  /** Pictures that a text shows for the first time were uploaded for it; others stay until the article goes. */
  const takePictures = async (call: WriteCall, before: readonly string[], content: string) => {
    const known = new Set(before.flatMap(picturesIn));
    for (const name of picturesIn(content).filter((one) => !known.has(one))) {
      const refused = await replaceImage(call, dataDir, ownerOf(call), null, name, "content");
      if (refused !== undefined) return refuse("support.pictureUnknown", { field: "content" });
    }
    return undefined;
  };
  const publishStep = (article: queries.ArticleRecord, event: ArticleEvent) => step(articleTable, article.state, event);

  return {
    list: ({ tx, input }) => queries.listArticles(tx, input, input),

    async detail({ tx, input }) {
      const article = await queries.articleDetail(tx, input.articleId);
      return article === undefined
        ? unknown()
        : { ...article, versions: await queries.versionsOf(tx, input.articleId) };
    },

    async create(call) {
      const { tx, session, input } = call;
      if (session.scope.merchants !== "all") return refuse("access.noPermission");
      const fields = checkArticle(input);
      if (!fields.ok) return fields;
      const pagesRefused = checkPages(input.pages);
      if (pagesRefused !== undefined) return pagesRefused;
      const pictures = await takePictures(call, [], fields.value.content);
      if (pictures !== undefined) return pictures;
      const { machineType, pages: helped } = input;
      const written = { ...fields.value, machineType, pages: [...new Set(helped)], userId: session.userId };
      const articleId = await queries.insertArticle(tx, input.articleKind, written);
      await record(call, "create", written.title, { articleKind: input.articleKind, category: written.category });
      return { articleId, version: 1 };
    },

    async update(call) {
      const { tx, session, input } = call;
      const article = await find(call);
      if ("ok" in article) return article;
      const fields = checkArticle(input);
      if (!fields.ok) return fields;
      const pagesRefused = checkPages(input.pages);
      if (pagesRefused !== undefined) return pagesRefused;
      const pictures = await takePictures(call, await queries.textsOf(tx, input.articleId), fields.value.content);
      if (pictures !== undefined) return pictures;
      const { machineType, pages: helped } = input;
      const written = { ...fields.value, machineType, pages: [...new Set(helped)], userId: session.userId };
      await queries.updateArticle(tx, input.articleId, written);
      await record(call, "update", written.title, { category: written.category });
      return { articleId: input.articleId, version: article.version + 1 };
    },

    async translate(call) {
      const { tx, session, input } = call;
      const article = await find(call);
      if ("ok" in article) return article;
      const text = checkArticleText(input);
      if (!text.ok) return text;
      if (text.value !== null) {
        const pictures = await takePictures(call, await queries.textsOf(tx, input.articleId), text.value.content);
        if (pictures !== undefined) return pictures;
      }
      await queries.translateArticle(tx, input.articleId, input.langCode, text.value, session.userId);
      await record(call, "translate", article.title, { langCode: input.langCode });
      return { articleId: input.articleId, version: article.version + 1 };
    },

    async publish(call) {
      const article = await find(call);
      if ("ok" in article) return article;
      const next = publishStep(article, "publish");
      if (!next.ok) return next;
      await queries.publishArticle(call.tx, article.articleId, call.session.userId, publishedAs(article));
      await record(call, "publish", article.title);
      return {};
    },

    async withdraw(call) {
      const article = await find(call);
      if ("ok" in article) return article;
      const next = publishStep(article, "withdraw");
      if (!next.ok) return next;
      await queries.withdrawArticle(call.tx, article.articleId, call.session.userId);
      await record(call, "withdraw", article.title);
      return {};
    },

    async remove(call) {
      const article = await find(call);
      if ("ok" in article) return article;
      const refused = checkArticleDeletion(article.state);
      if (!refused.ok) return refused;
      const shown = new Set((await queries.textsOf(call.tx, article.articleId)).flatMap(picturesIn));
      await queries.deleteArticle(call.tx, article.articleId);
      for (const name of shown) await replaceImage(call, dataDir, ownerOf(call), name, null, "content");
      await record(call, "delete", article.title);
      return {};
    },
  };
}
