import type { RowOf } from "@yunshou/contract";
import { medicineGroups } from "@yunshou/contract/pharmacy/groups";
import { checkGroupDelete } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  columnsOf,
  type FiltersOf,
  type ListColumns,
  ListPage,
  TextFilter,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { GroupForm, type GroupEditing } from "./GroupForm.tsx";

type Row = RowOf<typeof medicineGroups.list>;

/** 药品组合分类: what combinations of medicines are sorted by (MED-04). */
export function SetCategoriesPage() {
  const t = usePhrases("medicines");
  const words = t.medicines;
  const list = useList(medicineGroups.list, { initial: { kind: "set" } as FiltersOf<typeof medicineGroups.list> });
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("pharmacy.group.write");
  const { ask, askDelete } = useConfirm();
  const [enable, remove] = [useWrite(medicineGroups.enable), useWrite(medicineGroups.remove)];
  const [editing, edit] = useState<GroupEditing | undefined>();
  const column = columnsOf<Row>();
  const switchTo = ({ groupId, enabled }: Row) => enable.run({ groupId, enabled: !enabled });
  const columns: ListColumns<Row> = [
    column.title("categoryName", "categoryName", null, words.fields.categoryName),
    column.number("sortNo", t.common.fields.sortNo, { width: 100, sortable: true }),
    column.number("uses", words.fields.sets, { width: 120 }),
    column.states("enabled", t.common.fields.enabled, ({ enabled }) => [
      enabled ? { text: words.enabled, tone: "quiet" } : { text: words.disabled, tone: "neutral" },
    ]),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 180, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "edit",
        label: t.common.action.edit,
        refused: readOnly,
        onClick: () => edit({ kind: "edit", group: row }),
      },
      {
        key: "enable",
        label: row.enabled ? words.disable : words.enable,
        refused: readOnly,
        onClick: () =>
          row.enabled
            ? ask({
                text: words.group.disableAsk,
                about: row.categoryName,
                verb: words.disable,
                run: () => switchTo(row),
              })
            : void switchTo(row),
      },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly ?? refusal(checkGroupDelete(row)),
        onClick: () => askDelete(row.categoryName, () => remove.run({ groupId: row.groupId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="setCategories"
        title={words.pages["/ypgl/ypzhfl"]}
        list={list}
        rowKey="groupId"
        columns={columns}
        filters={[{ name: "categoryName", label: words.fields.categoryName, control: <TextFilter /> }]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({ kind: "add", parent: undefined })}>
            {words.group.add}
          </AddButton>
        }
      />
      <GroupForm kind="set" editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
