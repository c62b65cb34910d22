import { medicineSets } from "@yunshou/contract/pharmacy/sets";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useState } from "react";
import {
  AddButton,
  columnsOf,
  type ListColumns,
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
import { GroupSelect } from "../groups/GroupSelect.tsx";
import type { MedicineSet } from "./SetForm.tsx";

const ConflictsDrawer = whenOpened(
  async () => (await import("../conflicts/ConflictsDrawer.tsx")).ConflictsDrawer,
  ({ open }) => open,
);
const SetForm = whenOpened(
  async () => (await import("./SetForm.tsx")).SetForm,
  ({ editing }) => editing !== undefined,
);

/** 药品组合列表: medicines that are taken together for a condition (MED-04). */
export function SetsPage() {
  const t = usePhrases("medicines", "products", "medicineConflicts");
  const words = t.medicines;
  const conflicts = t.medicineConflicts;
  const fields = { ...t.products.fields, ...words.fields };
  const list = useList(medicineSets.list, { initial: {} });
  const readOnly = useRefusedWithout("pharmacy.set.write");
  const { ask, askDelete } = useConfirm();
  const [enable, remove] = [useWrite(medicineSets.enable), useWrite(medicineSets.remove)];
  const [editing, edit] = useState<MedicineSet | "new">();
  const [looking, look] = useState(false);
  const switchTo = ({ setId, enabled }: MedicineSet) => enable.run({ setId, enabled: !enabled });
  const column = columnsOf<MedicineSet>();
  const columns: ListColumns<MedicineSet> = [
    column.title("comboName", "comboName", "comboCategory", fields.comboName),
    column.text("diseaseCategory", fields.diseaseCategory, { width: 130, role: "sub" }),
    column.custom(
      "comboItems",
      fields.comboItems,
      ({ comboItems, warnings }) => (
        <>
          {listed(comboItems.map(({ medicineName, quantity }) => `${medicineName} × ${showNumber(quantity)}`))}
          {warnings.map(({ firstName: first, secondName: second, reason }) => (
            <div key={`${first} ${second}`} className="kit-soft">
              {fill(conflicts.warning, { first, second, reason: conflicts.reason[reason] })}
            </div>
          ))}
        </>
      ),
      { width: 320, holdsData: true },
    ),
    column.money("unitPriceFen", fields.unitPrice, { sortable: true }),
    column.states("enabled", t.common.fields.enabled, ({ enabled, warnings }) => [
      enabled ? { text: words.enabled, tone: "quiet" } : { text: words.disabled, tone: "neutral" },
      ...(warnings.length > 0 ? [{ text: conflicts.warned, tone: "warning" as const }] : []),
    ]),
    column.text("remark", t.common.fields.remark, { width: 160, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      {
        key: "enable",
        label: row.enabled ? words.disable : words.enable,
        refused: readOnly,
        onClick: () =>
          row.enabled
            ? ask({
                text: words.set.disableAsk,
                about: row.comboName,
                verb: words.disable,
                run: () => switchTo(row),
              })
            : void switchTo(row),
      },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () => askDelete(row.comboName, () => remove.run({ setId: row.setId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="medicineSets"
        title={words.pages["/ypgl/ypzhlb"]}
        list={list}
        rowKey="setId"
        columns={columns}
        filters={[
          { name: "comboName", label: fields.comboName, control: <TextFilter /> },
          { name: "setCategoryId", label: fields.comboCategory, control: <GroupSelect kind="set" /> },
          { name: "conditionId", label: fields.diseaseCategory, control: <GroupSelect kind="condition" /> },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => edit("new")}>
              {words.set.add}
            </AddButton>
            <Button onClick={() => look(true)}>{conflicts.title}</Button>
          </>
        }
      />
      <ConflictsDrawer open={looking} onClose={() => look(false)} />
      <SetForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
