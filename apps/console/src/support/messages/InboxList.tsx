import type { RowOf } from "@yunshou/contract";
import { messages } from "@yunshou/contract/access/messages";
import { inbox, readStates, systemMessages } from "@yunshou/contract/support/inbox";
import { queryRangeDays } from "@yunshou/domain";
import { Button } from "antd";
import type { ReactNode } from "react";
import {
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListPage,
  SearchChoice,
  useCall,
  useConfirm,
  useList,
  useOpened,
  useRangeRule,
  useRecord,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { sentenceOf } from "../../platform/layout/messageSentence.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { plainText } from "../plainText.ts";
import { NewMessageButton } from "./NewMessageButton.tsx";

type Row = RowOf<typeof inbox.list>;

const MessageDrawer = whenOpened(
  async () => (await import("./MessageDrawer.tsx")).MessageDrawer,
  ({ messageId }) => messageId !== null,
);

/** Messages to the caller; the open one lives in the URL and counts as read. */
export function InboxList({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("broadcasts", "comments", "messages", "machines");
  const { fields, pages, action, confirm, hint } = t.broadcasts;
  const list = useList(inbox.list, { initial: lastDays(30) as FiltersOf<typeof inbox.list> });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const { data: found } = useCall(inbox.types, {});
  const opened = useOpened();
  const record = useRecord(inbox.detail, { messageId: opened.key });
  const { ask, askDelete } = useConfirm();
  const [mark, remove] = [useWrite(messages.markRead), useWrite(inbox.remove)];
  const read = (messageIds: string[] | null) => mark.run({ messageIds });
  const titleOf = ({ detail }: Row) =>
    detail.kind === "broadcast" ? detail.msgTitle : t.messages.heading[detail.kind];
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("msgTitle", titleOf, null, fields.msgTitle, {
      width: 220,
      onOpen: ({ messageId }) => opened.open(messageId),
    }),
    column.custom(
      "msgType",
      fields.msgType,
      ({ detail }) => (detail.kind === "broadcast" ? detail.msgType : hint.system),
      { width: 130, holdsData: true },
    ),
    column.custom(
      "msgContent",
      fields.msgContent,
      ({ msgContent, detail }) => (msgContent === null ? sentenceOf(detail, t) : plainText(msgContent)),
      {
        width: 320,
        holdsData: true,
      },
    ),
    column.status("readStatus", fields.readStatus, t.broadcasts.readState, { unread: "warning" }),
    column.time("sendTime", fields.sendTime, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      ...(row.readStatus === "unread"
        ? [{ key: "read", label: action.markRead, refused: undefined, onClick: () => void read([row.messageId]) }]
        : []),
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: undefined,
        onClick: () => askDelete(titleOf(row), () => remove.run({ messageId: row.messageId })),
      },
    ]),
  ];
  const types = [
    { value: systemMessages as string, label: hint.system },
    ...(found?.types ?? []).map(({ typeId, msgType }) => ({ value: typeId, label: msgType })),
  ];
  return (
    <ListPage
      source="message"
      name="inbox"
      title={pages["/xtgl/xxtz"]}
      list={list}
      rowKey="messageId"
      columns={columns}
      strip={strip}
      detail={{
        by: "messageId",
        opened,
        drawer: <MessageDrawer messageId={opened.key} record={record} onClose={() => opened.open(null)} />,
      }}
      filters={[
        {
          name: "msgType",
          label: fields.msgType,
          control: <SearchChoice allowClear placeholder={t.common.list.all} options={types} />,
        },
        {
          name: "readStatus",
          label: fields.readStatus,
          control: <ChoiceFilter values={readStates} words={t.broadcasts.readState} />,
        },
        {
          name: ["fromDay", "toDay"],
          label: fields.sendTime,
          control: <DateRange limitDays={queryRangeDays.orders} />,
          rules: [rangeRule],
        },
      ]}
      toolbar={
        <>
          <NewMessageButton />
          <Button
            onClick={() => ask({ text: confirm.markAll, about: hint.all, verb: action.markAll, run: () => read(null) })}
          >
            {action.markAll}
          </Button>
        </>
      }
      batch={(keys) => (
        <Button size="small" onClick={() => void read(keys.map(String))}>
          {action.markRead}
        </Button>
      )}
    />
  );
}
