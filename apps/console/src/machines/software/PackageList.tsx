import type { RowOf } from "@yunshou/contract";
import { software } from "@yunshou/contract/machines/software";
import { softwareKinds } from "@yunshou/domain";
import { type ReactNode, useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  namesOf,
  showBytes,
  StatusDot,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const UploadForm = whenOpened(
  async () => (await import("./UploadForm.tsx")).UploadForm,
  ({ open }) => open,
);
const AssignForm = whenOpened(
  async () => (await import("./AssignForm.tsx")).AssignForm,
  ({ assigning }) => assigning !== undefined,
);

type Row = RowOf<typeof software.list>;

/** Software packages: uploaded, released, withdrawn and assigned to machines (MACHINE-26, HTTP-15). */
export function PackageList({ switcher }: { readonly switcher: ReactNode }) {
  const t = usePhrases("software", "machines");
  const words = t.software;
  const { fields } = words;
  const list = useList(software.list, { initial: {} });
  const readOnly = useRefusedWithout("machines.software.write");
  const { ask } = useConfirm();
  const setEnabled = useWrite(software.setEnabled);
  const remove = useWrite(software.remove);
  const [uploading, upload] = useState(false);
  const [assigning, assign] = useState<Row | undefined>();

  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("softName", "softName", "softVersion", fields.softName, { width: 190 }),
    column.label("softType", fields.softType, words.kind, { width: 110 }),
    column.custom(
      "machineType",
      t.common.fields.machineType,
      ({ machineType }) => (machineType === null ? words.anyType : t.machines.machineType[machineType]),
      { width: 110 },
    ),
    column.custom("softFile", fields.softFile, ({ bytes }) => showBytes(bytes), { width: 100, align: "right" }),
    column.custom("forceUpdate", fields.forceUpdate, ({ forceUpdate }) => (forceUpdate ? words.yes : words.no), {
      width: 90,
      hidden: true,
    }),
    column.number("machineCount", fields.machineCount, { width: 100 }),
    column.custom(
      "enabled",
      fields.enabled,
      ({ enabled }) => (
        <StatusDot tone={enabled ? "good" : "neutral"}>{enabled ? words.released : words.notReleased}</StatusDot>
      ),
      { role: "state", words: [words.released, words.notReleased] },
    ),
    column.text("uploader", fields.uploader, { width: 110, hidden: true }),
    column.time("uploadTime", fields.uploadTime, { sortable: true }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 130, hidden: true }),
    column.text("remark", t.common.fields.remark, { width: 140, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "assign",
        label: words.assign,
        refused: readOnly ?? (row.enabled ? undefined : words.errors["software.withdrawn"]),
        onClick: () => assign(row),
      },
      {
        key: "enable",
        label: row.enabled ? words.withdraw : words.release,
        refused: readOnly,
        onClick: () => void setEnabled.run({ softId: row.softId, enabled: !row.enabled }).catch(() => undefined),
      },
      {
        key: "remove",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () =>
          ask({
            text: t.common.confirm.delete,
            about: namesOf(row.softName, row.softVersion),
            verb: t.common.action.delete,
            danger: true,
            run: () => remove.run({ softId: row.softId }),
            success: t.common.result.deleted,
          }),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="software"
        title={words.pages["/xtgl/jqrjgl"]}
        list={list}
        rowKey="softId"
        columns={columns}
        filters={[
          { name: "softName", label: fields.softName, control: <TextFilter /> },
          {
            name: "softType",
            label: fields.softType,
            control: <ChoiceFilter values={softwareKinds} words={words.kind} />,
          },
        ]}
        toolbar={
          <>
            {switcher}
            <AddButton refused={readOnly} onClick={() => upload(true)}>
              {words.upload}
            </AddButton>
          </>
        }
      />
      <UploadForm open={uploading} onClose={() => upload(false)} onDone={list.reload} />
      <AssignForm assigning={assigning} onClose={() => assign(undefined)} />
    </>
  );
}
