import type { OutputOf } from "@yunshou/contract";
import { knowledge } from "@yunshou/contract/support/articles";
import { fill } from "@yunshou/phrases/fill";
import { languageNames } from "@yunshou/phrases/languageNames";
import { Alert, Button, Skeleton } from "antd";
import { Suspense, useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { call } from "../../platform/api/call.ts";
import { EmptyState, showNumber, showTime, useRecord } from "../../platform/kit/index.ts";
import { lazily } from "../../platform/lazily.ts";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PublicFrame } from "../PublicFrame.tsx";

const Markdown = lazily(() => import("../Markdown.tsx"));

/** 解决方案详情: one published article, whether it was useful, and others of its category (TICKET-05). */
export function ArticlePage() {
  const t = usePhrases("articles");
  const [params] = useSearchParams();
  const articleId = params.get("id");
  const record = useRecord(knowledge.read, { articleId });
  if (articleId === null) return <Navigate to="/cjwtjjfa" replace />;
  return (
    <PublicFrame title={record.data?.title ?? t.articles.pages["/cjwtjjfafb"]}>
      <section className="kit-card">
        {record.error !== null ? (
          <EmptyState error={record.error} />
        ) : record.data === undefined ? (
          <Skeleton active />
        ) : (
          <Article key={articleId} article={record.data} />
        )}
        <p>
          <Link to="/cjwtjjfa">{t.articles.action.back}</Link>
        </p>
      </section>
    </PublicFrame>
  );
}

function Article({ article }: { readonly article: OutputOf<typeof knowledge.read> }) {
  const t = usePhrases("articles", "support");
  const { fields, hint } = t.articles;
  const language = useLanguage();
  const [votes, count] = useState({ useful: article.useful, useless: article.useless });
  // The page is not read anew: that would count as another look at it. A failure is shown by the call itself.
  const say = (isUseful: boolean) => () =>
    void call(knowledge.vote, { articleId: article.articleId, isUseful }).then(count, () => undefined);
  return (
    <article>
      {article.langCode !== language && (
        <Alert type="info" showIcon title={fill(hint.untranslated, { language: languageNames[language] })} />
      )}
      <h2 lang={article.langCode}>{article.title}</h2>
      <p className="kit-soft">
        {[
          t.support.problem[article.category],
          showTime(article.updatedTime),
          `${fields.viewCount} ${showNumber(article.viewCount)}`,
        ].join(" · ")}
      </p>
      <Suspense fallback={<Skeleton active />}>
        <div lang={article.langCode}>
          <Markdown text={article.content} />
        </div>
      </Suspense>
      <p>
        {hint.useful}{" "}
        <Button size="small" onClick={say(true)}>
          {fields.useful} {showNumber(votes.useful)}
        </Button>{" "}
        <Button size="small" onClick={say(false)}>
          {fields.useless} {showNumber(votes.useless)}
        </Button>
      </p>
      {article.related.length > 0 && (
        <>
          <h3 className="support-section">{hint.related}</h3>
          <ul>
            {article.related.map(({ articleId, title }) => (
              <li key={articleId}>
                <Link to={`/cjwtjjfafb?id=${articleId}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
