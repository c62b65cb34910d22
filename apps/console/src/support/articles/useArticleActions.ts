import type { RowOf } from "@yunshou/contract";
import { articles } from "@yunshou/contract/support/articles";
import { articleTable, checkArticleDeletion, step } from "@yunshou/domain";
import { languageNames } from "@yunshou/phrases/languageNames";
import { type RowAction, useConfirm, useRefusalText, useRefusedWithout, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type ArticleRow = RowOf<typeof articles.list>;

/** The languages in which an article can be read beside Chinese. */
export const translatedIn = ({ translated }: ArticleRow): string =>
  translated.map((one) => languageNames[one]).join(" · ");

/** What is done with a row of articles: edit, translate, publish, withdraw, delete. */
export function useArticleActions(edit: (row: ArticleRow) => void, translate: (row: ArticleRow) => void) {
  const t = usePhrases("articles");
  const { action, confirm } = t.articles;
  const { ask, askDelete } = useConfirm();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("support.article.write");
  const [publish, withdraw, remove] = [
    useWrite(articles.publish),
    useWrite(articles.withdraw),
    useWrite(articles.remove),
  ];
  return (row: ArticleRow): RowAction[] => {
    const { articleId, version, title: about, publishStatus } = row;
    const named = { articleId, version };
    const shown = publishStatus === "published" && !row.changed;
    return [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      { key: "translate", label: action.translate, refused: readOnly, onClick: () => translate(row) },
      ...(shown
        ? []
        : [
            {
              key: "publish",
              label: action.publish,
              refused: readOnly,
              onClick: () => ask({ text: confirm.publish, about, verb: action.publish, run: () => publish.run(named) }),
            },
          ]),
      ...(refusal(step(articleTable, publishStatus, "withdraw")) === undefined
        ? [
            {
              key: "withdraw",
              label: action.withdraw,
              refused: readOnly,
              onClick: () =>
                ask({ text: confirm.withdraw, about, verb: action.withdraw, run: () => withdraw.run(named) }),
            },
          ]
        : []),
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly ?? refusal(checkArticleDeletion(publishStatus)),
        onClick: () => askDelete(about, () => remove.run(named)),
      },
    ];
  };
}
