import type { RowOf } from "@yunshou/contract";
import { articles, solutions } from "@yunshou/contract/support/articles";
import { type MachineType, problemTypes } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type FiltersOf,
  type ListColumns,
  ListPage,
  nothingShown,
  TextFilter,
  useCan,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type ArticleRow, translatedIn, useArticleActions } from "./useArticleActions.ts";

const SolutionForm = whenOpened(
  async () => (await import("./SolutionForm.tsx")).SolutionForm,
  ({ editing }) => editing !== undefined,
);

const ArticleTextForm = whenOpened(
  async () => (await import("./ArticleTextForm.tsx")).ArticleTextForm,
  ({ article }) => article !== undefined,
);

/** 解决方案: the knowledge base. The platform writes it, everybody else reads what is published (SYS-13, TOPBAR-07). */
export function SolutionsPage() {
  return useCan("support.article.read") ? <WrittenSolutions /> : <PublishedSolutions />;
}

/** The word for a type of machine, if the solution is about one. */
function useTypeName() {
  const t = usePhrases("machines");
  return ({ machineType }: { readonly machineType: string | null }) =>
    machineType === null ? nothingShown : t.machines.machineType[machineType as MachineType];
}

function WrittenSolutions() {
  const t = usePhrases("articles", "support");
  const { fields, pages, action } = t.articles;
  const navigate = useNavigate();
  const typeName = useTypeName();
  const list = useList(articles.list, { initial: { articleKind: "solution" } as FiltersOf<typeof articles.list> });
  const readOnly = useRefusedWithout("support.article.write");
  const [editing, edit] = useState<ArticleRow | "new">();
  const [translating, translate] = useState<ArticleRow>();
  const actions = useArticleActions(edit, translate);
  const column = columnsOf<ArticleRow>();
  const columns: ListColumns<ArticleRow> = [
    column.title("title", "title", null, fields.title, {
      width: 240,
      onOpen: (row) =>
        row.publishStatus === "published" ? void navigate(`/cjwtjjfafb?id=${row.articleId}`) : edit(row),
    }),
    column.label("category", fields.category, t.support.problem),
    column.custom("machineType", fields.machineType, typeName, { width: 120, holdsData: true }),
    column.number("viewCount", fields.viewCount, { width: 96, sortable: true }),
    column.status("publishStatus", fields.publishStatus, t.articles.state, { published: "good", draft: "warning" }),
    column.custom("translated", fields.translated, translatedIn, { width: 160, hidden: true, holdsData: true }),
    column.text("updatedBy", fields.updatedBy, { width: 100 }),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
    column.actions(t.common.list.actions, actions),
  ];
  return (
    <>
      <ListPage
        name="solutions"
        title={pages["/shkf/jjfa"]}
        list={list}
        rowKey="articleId"
        columns={columns}
        filters={[
          { name: "title", label: fields.title, control: <TextFilter /> },
          {
            name: "category",
            label: fields.category,
            control: <ChoiceFilter values={problemTypes} words={t.support.problem} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit("new")}>
            {action.addSolution}
          </AddButton>
        }
      />
      <SolutionForm editing={editing} onClose={() => edit(undefined)} />
      <ArticleTextForm article={translating} onClose={() => translate(undefined)} />
    </>
  );
}

function PublishedSolutions() {
  const t = usePhrases("articles", "support");
  const { fields, pages, hint } = t.articles;
  const navigate = useNavigate();
  const typeName = useTypeName();
  const list = useList(solutions.list, { initial: {} });
  const column = columnsOf<RowOf<typeof solutions.list>>();
  const open = ({ articleId }: RowOf<typeof solutions.list>) => void navigate(`/cjwtjjfafb?id=${articleId}`);
  const columns: ListColumns<RowOf<typeof solutions.list>> = [
    column.title("title", "title", null, fields.title, { width: 320, onOpen: open }),
    column.label("category", fields.category, t.support.problem),
    column.custom("machineType", fields.machineType, typeName, { width: 140, holdsData: true }),
    column.number("viewCount", fields.viewCount, { width: 96, sortable: true }),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
  ];
  return (
    <ListPage
      name="publishedSolutions"
      title={pages["/shkf/jjfa"]}
      list={list}
      rowKey="articleId"
      columns={columns}
      filters={[
        { name: "keyword", label: fields.keyword, control: <TextFilter placeholder={hint.search} /> },
        {
          name: "category",
          label: fields.category,
          control: <ChoiceFilter values={problemTypes} words={t.support.problem} />,
        },
      ]}
    />
  );
}
