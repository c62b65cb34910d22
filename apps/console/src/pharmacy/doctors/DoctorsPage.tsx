import { doctors } from "@yunshou/contract/pharmacy/doctors";
import { useState } from "react";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListExport,
  ListPage,
  namesOf,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Doctor } from "./DoctorForm.tsx";

const DoctorForm = whenOpened(
  async () => (await import("./DoctorForm.tsx")).DoctorForm,
  ({ editing }) => editing !== undefined,
);

/** 医生管理: doctors whose prescriptions the pharmacy takes (RX-04). */
export function DoctorsPage() {
  const t = usePhrases("doctors", "medicines");
  const words = t.doctors;
  const { fields } = words;
  const list = useList(doctors.list, { initial: {} });
  const readOnly = useRefusedWithout("pharmacy.doctor.write");
  const { ask, askDelete } = useConfirm();
  const [enable, remove] = [useWrite(doctors.enable), useWrite(doctors.remove)];
  const [editing, edit] = useState<Doctor | "new">();
  const switchTo = ({ doctorId, enabled }: Doctor) => enable.run({ doctorId, enabled: !enabled });
  const column = columnsOf<Doctor>();
  const columns: ListColumns<Doctor> = [
    column.title("doctorName", "doctorName", "doctorTitle", fields.doctorName),
    column.text("hospital", fields.hospital, { width: 200, role: "sub" }),
    column.text("phone", t.common.fields.phone, { width: 130 }),
    column.text("certNo", fields.certNo, { width: 180 }),
    column.states("enabled", t.common.fields.enabled, ({ enabled }) => [
      enabled ? { text: t.medicines.enabled, tone: "quiet" } : { text: t.medicines.disabled, tone: "neutral" },
    ]),
    column.text("merchantName", t.common.fields.merchantName, { width: 160, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      {
        key: "enable",
        label: row.enabled ? t.medicines.disable : t.medicines.enable,
        refused: readOnly,
        onClick: () =>
          row.enabled
            ? ask({
                text: words.disableAsk,
                about: namesOf(row.doctorName, row.hospital),
                verb: t.medicines.disable,
                run: () => switchTo(row),
              })
            : void switchTo(row),
      },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () => askDelete(namesOf(row.doctorName, row.hospital), () => remove.run({ doctorId: row.doctorId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="doctors"
        title={words.pages["/ypgl/ysgl"]}
        list={list}
        rowKey="doctorId"
        columns={columns}
        filters={[
          { name: "doctorName", label: fields.doctorName, control: <TextFilter /> },
          { name: "hospital", label: fields.hospital, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => edit("new")}>
              {words.add}
            </AddButton>
            <ListExport of={doctors.export} list={list} />
          </>
        }
      />
      <DoctorForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
