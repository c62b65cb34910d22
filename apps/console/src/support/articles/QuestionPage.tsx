import { articles } from "@yunshou/contract/support/articles";
import { useSearchParams } from "react-router";
import { FormPage, useRecord, useRefusedWithout } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ArticleFields, type ArticleValues } from "./ArticleFields.tsx";
import { SavedByItself } from "./SavedByItself.tsx";
import { useArticleDraft } from "./useArticleDraft.ts";

/** 新增问题: a question with its answer, or with `id` one that stands; drafts are saved while somebody writes (SYS-13, FORM-01). */
export function QuestionPage() {
  const t = usePhrases("articles");
  const [params] = useSearchParams();
  const articleId = params.get("id");
  const refused = useRefusedWithout("support.article.write");
  const record = useRecord(articles.detail, { articleId }, { anew: true });
  const edited = articleId === null ? undefined : record.data;
  const draft = useArticleDraft("faq", articleId ?? "new", edited);
  const written = ({ sortNo, pages, ...values }: ArticleValues) => ({
    ...values,
    pages: [...pages],
    sortNo: sortNo ?? 0,
    machineType: edited?.machineType ?? null,
  });
  return (
    <FormPage<ArticleValues>
      key={edited?.articleId ?? "new"}
      title={articleId === null ? t.articles.pages["/shkf/xzwt"] : t.common.action.edit}
      back="/shkf/cjwtgl"
      initial={edited ?? { title: "", content: "", pages: [], sortNo: 0 }}
      loading={articleId !== null && edited === undefined}
      error={record.error}
      submitting={draft.submitting}
      refused={refused}
      onSubmit={(values) => draft.save(written(values))}
      success={articleId === null ? t.common.result.added : t.common.result.modified}
    >
      <ArticleFields versions={edited?.versions} />
      {refused === undefined && <SavedByItself<ArticleValues> keep={(values) => draft.keep(written(values))} />}
    </FormPage>
  );
}
