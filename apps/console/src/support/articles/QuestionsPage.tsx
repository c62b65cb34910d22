import { articles } from "@yunshou/contract/support/articles";
import { articleStates, problemTypes } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type FiltersOf,
  type ListColumns,
  ListPage,
  TextFilter,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type ArticleRow, translatedIn, useArticleActions } from "./useArticleActions.ts";

const ArticleTextForm = whenOpened(
  async () => (await import("./ArticleTextForm.tsx")).ArticleTextForm,
  ({ article }) => article !== undefined,
);

/** 常见问题管理: questions and answers by category, published to everybody (SYS-13, TICKET-05). */
export function QuestionsPage() {
  const t = usePhrases("articles", "support");
  const { fields, pages, action, hint } = t.articles;
  const navigate = useNavigate();
  const list = useList(articles.list, { initial: { articleKind: "faq" } as FiltersOf<typeof articles.list> });
  const readOnly = useRefusedWithout("support.article.write");
  const [translating, translate] = useState<ArticleRow>();
  const actions = useArticleActions(({ articleId }) => void navigate(`/shkf/xzwt?id=${articleId}`), translate);
  const column = columnsOf<ArticleRow>();
  const columns: ListColumns<ArticleRow> = [
    column.title("title", "title", null, fields.title, { width: 220 }),
    column.label("category", fields.category, t.support.problem),
    column.text("summary", fields.summary, { width: 150 }),
    column.number("viewCount", fields.viewCount, { width: 96, sortable: true }),
    column.status("publishStatus", fields.publishStatus, t.articles.state, { published: "good", draft: "warning" }),
    column.custom("changed", hint.changed, (row) => (row.changed ? hint.changed : ""), { width: 150, hidden: true }),
    column.number("sortNo", fields.sortNo, { width: 80, sortable: true }),
    column.number("useful", fields.useful, { width: 90, hidden: true }),
    column.number("useless", fields.useless, { width: 90, hidden: true }),
    column.custom("translated", fields.translated, translatedIn, { width: 160, hidden: true, holdsData: true }),
    column.text("updatedBy", fields.updatedBy, { width: 110, hidden: true }),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
    column.actions(t.common.list.actions, actions),
  ];
  return (
    <>
      <ListPage
        name="questions"
        title={pages["/shkf/cjwtgl"]}
        list={list}
        rowKey="articleId"
        columns={columns}
        filters={[
          {
            name: "category",
            label: fields.category,
            control: <ChoiceFilter values={problemTypes} words={t.support.problem} />,
          },
          { name: "title", label: fields.title, control: <TextFilter /> },
          {
            name: "publishStatus",
            label: fields.publishStatus,
            control: <ChoiceFilter values={articleStates} words={t.articles.state} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => void navigate("/shkf/xzwt")}>
            {action.addQuestion}
          </AddButton>
        }
      />
      <ArticleTextForm article={translating} onClose={() => translate(undefined)} />
    </>
  );
}
