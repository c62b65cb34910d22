import { articles } from "@yunshou/contract/support/articles";
import { type MachineType, machineTypes } from "@yunshou/domain";
import { Form } from "antd";
import { Choice, FormDrawer, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ArticleFields, type ArticleValues } from "./ArticleFields.tsx";
import { SavedByItself } from "./SavedByItself.tsx";
import { useArticleDraft } from "./useArticleDraft.ts";
import type { ArticleRow } from "./useArticleActions.ts";

interface Values extends ArticleValues {
  readonly machineType?: MachineType | null;
}

/** Adds a solution, or changes one; drafts are saved while somebody writes, and readers see them when they are published. */
export function SolutionForm({
  editing,
  onClose,
}: {
  readonly editing: ArticleRow | "new" | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("articles", "machines");
  const row = editing === "new" ? undefined : editing;
  const record = useRecord(articles.detail, { articleId: row?.articleId }, { anew: true });
  const edited = row === undefined ? undefined : record.data;
  const draft = useArticleDraft("solution", editing === "new" ? "new" : row?.articleId, edited);
  const written = ({ sortNo, machineType, pages, ...values }: Values) => ({
    ...values,
    pages: [...pages],
    sortNo: sortNo ?? 0,
    machineType: machineType ?? null,
  });
  return (
    <FormDrawer<Values>
      key={edited?.articleId ?? "new"}
      title={row === undefined ? t.articles.action.addSolution : t.common.action.edit}
      width={760}
      open={editing !== undefined}
      onClose={onClose}
      initial={
        edited === undefined
          ? { title: "", content: "", pages: [], sortNo: 0 }
          : { ...edited, machineType: edited.machineType as MachineType | null }
      }
      loading={row !== undefined && edited === undefined}
      error={record.error}
      submitting={draft.submitting}
      onSubmit={(values) => draft.save(written(values))}
      success={row === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="machineType" label={t.articles.fields.machineType}>
        <Choice allowClear values={machineTypes} words={t.machines.machineType} />
      </Form.Item>
      <ArticleFields versions={edited?.versions} />
      <SavedByItself<Values> keep={(values) => draft.keep(written(values))} />
    </FormDrawer>
  );
}
