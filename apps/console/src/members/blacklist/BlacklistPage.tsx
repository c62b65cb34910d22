import type { RowOf } from "@yunshou/contract";
import { blacklist } from "@yunshou/contract/members/blacklist";
import { blacklistKinds } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
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

type Row = RowOf<typeof blacklist.list>;

const BlacklistForm = whenOpened(
  async () => (await import("./BlacklistForm.tsx")).BlacklistForm,
  ({ open }) => open,
);

/** 黑名单: phones, cards and members that are served no more (SYS-17). */
export function BlacklistPage() {
  const t = usePhrases("blacklist");
  const { fields, action, confirm, pages } = t.blacklist;
  const list = useList(blacklist.list, { initial: {} });
  const readOnly = useRefusedWithout("members.blacklist.write");
  const { ask } = useConfirm();
  const remove = useWrite(blacklist.remove);
  const [adding, add] = useState(false);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("entryValue", "entryValue", null, fields.entryValue, { width: 180 }),
    column.label("entryKind", fields.entryKind, t.blacklist.kind),
    column.text("reason", fields.reason, { width: 220, role: "sub" }),
    column.text("addedBy", fields.addedBy, { width: 110 }),
    column.time("addedTime", fields.addedTime, { sortable: true }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, {
      width: 150,
      role: undefined,
    }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "remove",
        label: action.remove,
        danger: true,
        refused: readOnly,
        onClick: () =>
          ask({
            text: confirm.remove,
            about: row.entryValue,
            verb: action.remove,
            run: () => remove.run({ entryId: row.entryId }),
          }),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="blacklist"
        title={pages["/xtgl/hmd"]}
        list={list}
        rowKey="entryId"
        columns={columns}
        filters={[
          {
            name: "entryKind",
            label: fields.entryKind,
            control: <ChoiceFilter values={blacklistKinds} words={t.blacklist.kind} />,
          },
          { name: "cardNo", label: fields.cardNo, control: <TextFilter /> },
          {
            name: "holderPhone",
            label: fields.holderPhone,
            control: <TextFilter placeholder={t.blacklist.hint.wholePhone} maxLength={11} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => add(true)}>
            {action.add}
          </AddButton>
        }
      />
      <BlacklistForm open={adding} onClose={() => add(false)} />
    </>
  );
}
