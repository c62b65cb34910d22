import type { RowOf } from "@yunshou/contract";
import { knowledge } from "@yunshou/contract/support/articles";
import { problemTypes } from "@yunshou/domain";
import { useNavigate } from "react-router";
import { ChoiceFilter, columnsOf, type ListColumns, ListPage, TextFilter, useList } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PublicFrame } from "../PublicFrame.tsx";

type Row = RowOf<typeof knowledge.list>;

/** 常见问题解决方案: published questions and solutions, for everybody (TICKET-04, TICKET-05). */
export function KnowledgePage() {
  const t = usePhrases("articles", "support");
  const { fields, pages, hint } = t.articles;
  const navigate = useNavigate();
  const list = useList(knowledge.list, { initial: {} });
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("title", "title", null, fields.title, {
      width: 320,
      onOpen: ({ articleId }) => void navigate(`/cjwtjjfafb?id=${articleId}`),
    }),
    column.label("category", fields.category, t.support.problem),
    column.label("articleKind", fields.articleKind, t.articles.kind),
    column.number("viewCount", fields.viewCount, { width: 96, sortable: true }),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
  ];
  return (
    <PublicFrame title={pages["/cjwtjjfa"]}>
      <ListPage
        source="message"
        name="knowledge"
        title={pages["/cjwtjjfa"]}
        list={list}
        rowKey="articleId"
        columns={columns}
        filters={[
          {
            name: "category",
            label: fields.category,
            control: <ChoiceFilter values={problemTypes} words={t.support.problem} />,
          },
          { name: "keyword", label: fields.keyword, control: <TextFilter placeholder={hint.search} /> },
        ]}
      />
    </PublicFrame>
  );
}
