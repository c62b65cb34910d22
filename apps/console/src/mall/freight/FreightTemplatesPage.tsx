import { freightTemplates } from "@yunshou/contract/mall/freightTemplates";
import { useState } from "react";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "./freight.css";
import type { FreightRow } from "./freightRow.ts";
import { useRuleTexts } from "./ruleTexts.ts";

const FreightForm = whenOpened(
  async () => (await import("./FreightForm.tsx")).FreightForm,
  ({ editing }) => editing !== undefined,
);

/** 运费模板: what deliveries of the mall cost by region; one template is in use, else the fee of the shop counts (MALL-04). */
export function FreightTemplatesPage() {
  const t = usePhrases("freightTemplates");
  const words = t.freightTemplates;
  const { fields } = words;
  const list = useList(freightTemplates.list, { initial: {} });
  const readOnly = useRefusedWithout("mall.freightTemplate.write");
  const { ask, askDelete } = useConfirm();
  const setInUse = useWrite(freightTemplates.setInUse);
  const remove = useWrite(freightTemplates.remove);
  const [editing, edit] = useState<FreightRow | "new">();
  const textsOf = useRuleTexts();
  const turn = ({ freightTemplateId, templateName, inUse }: FreightRow) =>
    ask({
      text: inUse ? words.disableAsk : words.enableAsk,
      about: templateName,
      verb: inUse ? words.disable : words.enable,
      run: () => setInUse.run({ freightTemplateId, inUse: !inUse }),
    });
  const column = columnsOf<FreightRow>();
  const columns: ListColumns<FreightRow> = [
    column.title("templateName", "templateName", null, fields.templateName, {
      width: 180,
      sortable: true,
      onOpen: readOnly === undefined ? edit : undefined,
    }),
    column.label("measure", fields.measure, words.measures, { width: 100 }),
    column.custom(
      "rules",
      fields.rules,
      (row) => (
        <ul className="freight-rules">
          {textsOf(row).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ),
      { width: 330 },
    ),
    column.custom("inUse", fields.inUse, ({ inUse }) => words.use[inUse ? "yes" : "no"], { width: 90 }),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      {
        key: "turn",
        label: row.inUse ? words.disable : words.enable,
        refused: readOnly,
        onClick: () => turn(row),
      },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly ?? (row.inUse ? words.errors["mall.freightInUse"] : undefined),
        onClick: () => askDelete(row.templateName, () => remove.run({ freightTemplateId: row.freightTemplateId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="freightTemplates"
        title={words.pages["/sc/yfmb"]}
        list={list}
        rowKey="freightTemplateId"
        columns={columns}
        filters={[{ name: "templateName", label: fields.templateName, control: <TextFilter /> }]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit("new")}>
            {words.add}
          </AddButton>
        }
      />
      <FreightForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
