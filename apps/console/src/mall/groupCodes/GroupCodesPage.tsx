import { groupCodes } from "@yunshou/contract/mall/groupCodes";
import { checkGroupCodeEnable, type GroupCodeStatus } from "@yunshou/domain";
import { Image } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { spImageUrl } from "../../platform/images.ts";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  MachineField,
  OpenText,
  TextFilter,
  type Tone,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { GroupCode } from "./GroupCodeForm.tsx";

const GroupCodeForm = whenOpened(
  async () => (await import("./GroupCodeForm.tsx")).GroupCodeForm,
  ({ editing }) => editing !== undefined,
);

const tones: Readonly<Record<GroupCodeStatus, Tone>> = { enabled: "good", disabled: "neutral", expired: "bad" };

/** Gives the picture to the person as a file that bears the name of the code. */
function download({ qrName, qrImage }: GroupCode): void {
  const link = document.createElement("a");
  link.href = spImageUrl(qrImage);
  link.download = `${qrName}${qrImage.slice(qrImage.lastIndexOf("."))}`;
  link.click();
}

/** 群二维码: pictures by which customers join a group, at a machine or in the mall, each until its last day (GEN-19, TOPBAR-21). */
export function GroupCodesPage() {
  const t = usePhrases("groupCodes");
  const words = t.groupCodes;
  const { fields, pages } = words;
  const navigate = useNavigate();
  const list = useList(groupCodes.list, { initial: {} });
  const readOnly = useRefusedWithout("mall.groupCode.write");
  const refusal = useRefusalText();
  const { ask, askDelete } = useConfirm();
  const setEnabled = useWrite(groupCodes.setEnabled);
  const remove = useWrite(groupCodes.remove);
  const [editing, edit] = useState<GroupCode | "new">();
  const openMachine = (machineNo: string) => void navigate(`/shj/wdshj?view=${encodeURIComponent(machineNo)}`);
  const turn = ({ groupCodeId, qrName, enabled }: GroupCode) =>
    ask({
      text: enabled ? words.disableAsk : words.enableAsk,
      about: qrName,
      verb: enabled ? words.disable : words.enable,
      run: () => setEnabled.run({ groupCodeId, enabled: !enabled }),
    });
  const column = columnsOf<GroupCode>();
  const columns: ListColumns<GroupCode> = [
    column.title("qrName", "qrName", null, fields.qrName, { sortable: true }),
    column.custom(
      "qrImage",
      fields.qrImage,
      ({ qrImage, qrName }) => <Image src={spImageUrl(qrImage)} width={36} height={36} alt={qrName} />,
      { width: 100 },
    ),
    column.custom(
      "machineNo",
      t.common.fields.machineNo,
      ({ machineNo }) =>
        machineNo === null ? words.inMall : <OpenText text={machineNo} onOpen={() => openMachine(machineNo)} />,
      { width: 150, holdsData: true, role: "sub" },
    ),
    column.text("machineName", t.common.fields.machineName, { width: 150, hidden: true }),
    column.text("validTo", fields.validTo, { width: 130, sortable: true }),
    column.status("groupCodeStatus", t.common.fields.enabled, words.status, tones),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.time("updatedTime", fields.updatedTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      { key: "download", label: t.common.action.download, onClick: () => download(row) },
      {
        key: "turn",
        label: row.enabled ? words.disable : words.enable,
        refused: readOnly ?? (row.enabled ? undefined : refusal(checkGroupCodeEnable(row.groupCodeStatus))),
        onClick: () => turn(row),
      },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () => askDelete(row.qrName, () => remove.run({ groupCodeId: row.groupCodeId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="groupCodes"
        title={pages["/sc/qewm"]}
        list={list}
        rowKey="groupCodeId"
        columns={columns}
        filters={[
          { name: "qrName", label: fields.qrName, control: <TextFilter /> },
          { name: "machineNo", label: t.common.fields.machineNo, control: <MachineField by="number" /> },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit("new")}>
            {words.add}
          </AddButton>
        }
      />
      <GroupCodeForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
