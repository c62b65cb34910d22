import { articles } from "@yunshou/contract/support/articles";
import { useSearchParams } from "react-router";
import { FormPage, useRecord, useRefusedWithout, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ArticleFields, type ArticleValues } from "./ArticleFields.tsx";

/** 新增问题: a question with its answer, or with `id` one that stands (SYS-13, FORM-01). */
export function QuestionPage() {
  const t = usePhrases("articles");
  const [params] = useSearchParams();
  const articleId = params.get("id");
  const refused = useRefusedWithout("support.article.write");
  const record = useRecord(articles.detail, { articleId }, { anew: true });
  const [create, update] = [useWrite(articles.create), useWrite(articles.update)];
  const edited = articleId === null ? undefined : record.data;
  const save = ({ sortNo, pages, ...values }: ArticleValues) =>
    edited === undefined
      ? create.run({ ...values, pages: [...pages], sortNo: sortNo ?? 0, articleKind: "faq" })
      : update.run({
          ...values,
          pages: [...pages],
          sortNo: sortNo ?? 0,
          articleId: edited.articleId,
          version: edited.version,
          machineType: edited.machineType,
        });
  return (
    <FormPage<ArticleValues>
      key={edited?.articleId ?? "new"}
      title={articleId === null ? t.articles.pages["/shkf/xzwt"] : t.common.action.edit}
      back="/shkf/cjwtgl"
      initial={edited ?? { title: "", content: "", pages: [], sortNo: 0 }}
      loading={articleId !== null && edited === undefined}
      error={record.error}
      submitting={create.running || update.running}
      refused={refused}
      onSubmit={save}
      success={articleId === null ? t.common.result.added : t.common.result.modified}
    >
      <ArticleFields versions={edited?.versions} />
    </FormPage>
  );
}
