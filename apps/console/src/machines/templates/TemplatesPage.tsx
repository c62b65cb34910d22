import type { RowOf } from "@yunshou/contract";
import { templates } from "@yunshou/contract/machines/templates";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListExport,
  ListPage,
  showNumber,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Applying } from "./ApplyTemplateForm.tsx";

type Row = RowOf<typeof templates.list>;

const ApplyTemplateForm = whenOpened(
  async () => (await import("./ApplyTemplateForm.tsx")).ApplyTemplateForm,
  ({ applying }) => applying !== undefined,
);

/** 模板管理: planograms that many machines share (TEMPLATE-01 to TEMPLATE-11). */
export function TemplatesPage() {
  const t = usePhrases("templates", "machines");
  const { fields, ...words } = t.templates;
  const navigate = useNavigate();
  const list = useList(templates.list, { initial: {} });
  const readOnly = useRefusedWithout("machines.template.write");
  const noApply = useRefusedWithout("machines.template.apply");
  const { ask, askDelete } = useConfirm();
  const [copy, remove] = [useWrite(templates.copy), useWrite(templates.remove)];
  const importMain = useWrite(templates.importMain);
  const [applying, apply] = useState<Applying | undefined>();
  const edit = (templateId: string) => navigate(`/shj/shjMbset?id=${templateId}`);

  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("templateName", "templateName", "remark", fields.templateName, {
      onOpen: readOnly === undefined ? ({ templateId }) => void edit(templateId) : undefined,
    }),
    column.label("machineType", t.common.fields.machineType, t.machines.machineType),
    column.number("layerCount", fields.layerCount, { width: 72 }),
    column.number("maxLaneCount", fields.maxLaneCount, { width: 96 }),
    column.number("laneCount", fields.laneCount, { width: 80 }),
    column.number("machineCount", fields.machineCount, { width: 90 }),
    column.number("tempWarnLow", fields.tempWarnLow, { width: 100, hidden: true }),
    column.number("tempWarnHigh", fields.tempWarnHigh, { width: 100, hidden: true }),
    column.number("humidityWarn", fields.humidityWarn, { width: 90, hidden: true }),
    column.number("flowWarn", fields.flowWarn, { width: 100, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.text("createdBy", fields.createdBy, { width: 96 }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "edit",
        label: t.common.action.edit,
        refused: readOnly,
        onClick: () => void edit(row.templateId),
      },
      { key: "apply", label: words.apply, refused: noApply, onClick: () => apply({ template: row }) },
      {
        key: "copy",
        label: t.common.action.copy,
        refused: readOnly,
        onClick: () =>
          ask({
            text: words.copyConfirm,
            about: row.templateName,
            verb: t.common.action.copy,
            run: () => copy.run({ templateId: row.templateId }),
          }),
      },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () =>
          askDelete(row.templateName, () => remove.run({ templateId: row.templateId }), words.deleteConfirm),
      },
    ]),
  ];
  const importNow = () =>
    ask({
      text: words.importHint,
      about: words.parent,
      verb: words.importMain,
      run: () => importMain.run({}),
      success: ({ imported, skipped }) => {
        const told = fill(words.imported, { n: showNumber(imported), skipped: showNumber(skipped.length) });
        return skipped.length === 0 ? told : `${told} (${listed(skipped)})`;
      },
    });
  return (
    <>
      <ListPage
        name="templates"
        title={words.pages["/shj/mbgl"]}
        list={list}
        rowKey="templateId"
        columns={columns}
        filters={[{ name: "templateName", label: fields.templateName, control: <TextFilter /> }]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => void navigate("/shj/shjMbadd")}>
              {words.add}
            </AddButton>
            <Button disabled={readOnly !== undefined} title={readOnly} onClick={importNow}>
              {words.importMain}
            </Button>
            <ListExport of={templates.export} list={list} />
          </>
        }
      />
      <ApplyTemplateForm applying={applying} onClose={() => apply(undefined)} />
    </>
  );
}
