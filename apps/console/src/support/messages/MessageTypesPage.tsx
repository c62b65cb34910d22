import type { RowOf } from "@yunshou/contract";
import { messageTypes } from "@yunshou/contract/support/messageTypes";
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

type Row = RowOf<typeof messageTypes.list>;

const TypeForm = whenOpened(
  async () => (await import("./TypeForm.tsx")).TypeForm,
  ({ editing }) => editing !== undefined,
);

/** 消息类型: types of messages with template and ways (SYS-05, SYS-20). */
export function MessageTypesPage() {
  const t = usePhrases("broadcasts");
  const { fields, pages, action, confirm, switched } = t.broadcasts;
  const list = useList(messageTypes.list, { initial: {} });
  const readOnly = useRefusedWithout("support.messageType.write");
  const { ask, askDelete } = useConfirm();
  const [enable, disable, remove] = [
    useWrite(messageTypes.enable),
    useWrite(messageTypes.disable),
    useWrite(messageTypes.remove),
  ];
  const [editing, edit] = useState<Row | "new">();
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("msgType", "msgType", null, fields.msgType, { width: 180, onOpen: (row) => edit(row) }),
    column.text("msgTemplate", fields.msgTemplate, { width: 360 }),
    column.custom(
      "notifyWay",
      fields.notifyWay,
      (row) => row.notifyWay.map((one) => t.broadcasts.way[one]).join(", "),
      {
        width: 200,
        holdsData: true,
      },
    ),
    column.states("enabled", t.common.fields.enabled, ({ enabled }) => [
      enabled ? { tone: "quiet" as const, text: switched.on } : { tone: "neutral" as const, text: switched.off },
    ]),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
    column.actions(t.common.list.actions, (row) => {
      const { typeId, msgType: about } = row;
      return [
        { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
        row.enabled
          ? {
              key: "disable",
              label: action.disable,
              refused: readOnly,
              onClick: () =>
                ask({ text: confirm.disable, about, verb: action.disable, run: () => disable.run({ typeId }) }),
            }
          : {
              key: "enable",
              label: action.enable,
              refused: readOnly,
              onClick: () =>
                ask({ text: confirm.enable, about, verb: action.enable, run: () => enable.run({ typeId }) }),
            },
        {
          key: "delete",
          label: t.common.action.delete,
          danger: true,
          refused: readOnly,
          onClick: () => askDelete(about, () => remove.run({ typeId })),
        },
      ];
    }),
  ];
  return (
    <>
      <ListPage
        name="messageTypes"
        title={pages["/xtgl/xxlx"]}
        list={list}
        rowKey="typeId"
        columns={columns}
        filters={[{ name: "msgType", label: fields.msgType, control: <TextFilter /> }]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit("new")}>
            {action.addType}
          </AddButton>
        }
      />
      <TypeForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
