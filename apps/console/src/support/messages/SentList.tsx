import type { RowOf } from "@yunshou/contract";
import { broadcasts } from "@yunshou/contract/support/broadcasts";
import { checkRecall, queryRangeDays } from "@yunshou/domain";
import type { ReactNode } from "react";
import {
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListPage,
  TextFilter,
  useConfirm,
  useList,
  useOpened,
  useRangeRule,
  useRecord,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { NewMessageButton } from "./NewMessageButton.tsx";

type Row = RowOf<typeof broadcasts.list>;

const SentDrawer = whenOpened(
  async () => (await import("./SentDrawer.tsx")).SentDrawer,
  ({ broadcastId }) => broadcastId !== null,
);

/** What the platform sent to many, and how far it is on its way (SYS-06). */
export function SentList({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("broadcasts");
  const { fields, pages, action, confirm, hint } = t.broadcasts;
  const readOnly = useRefusedWithout("support.broadcast.write");
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const recall = useWrite(broadcasts.recall);
  const list = useList(broadcasts.list, { initial: lastDays(30) as FiltersOf<typeof broadcasts.list> });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const opened = useOpened();
  const record = useRecord(broadcasts.detail, { broadcastId: opened.key });
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("msgTitle", "msgTitle", null, fields.msgTitle, {
      width: 220,
      onOpen: ({ broadcastId }) => opened.open(broadcastId),
    }),
    column.text("msgType", fields.msgType, { width: 130 }),
    column.custom(
      "receiverMerchants",
      fields.receiverMerchants,
      (row) => row.receiverMerchants?.join(", ") ?? t.broadcasts.to.everybody,
      { width: 180, holdsData: true },
    ),
    column.number("receivers", fields.receivers, { width: 110 }),
    column.status("sendStatus", fields.sendStatus, t.broadcasts.sendState, {
      sent: "good",
      sending: "warning",
      recalled: "neutral",
    }),
    column.custom(
      "notifyWay",
      fields.notifyWay,
      (row) => row.notifyWay.map((one) => t.broadcasts.way[one]).join(", "),
      {
        width: 150,
        holdsData: true,
        hidden: true,
      },
    ),
    column.text("sentBy", fields.sentBy, { width: 110 }),
    column.time("sendTime", fields.sendTime, { sortable: true }),
    column.actions(t.common.list.actions, ({ broadcastId, msgTitle, sendStatus }) => [
      {
        key: "recall",
        label: action.recall,
        danger: true,
        refused: readOnly ?? refusal(checkRecall(sendStatus)),
        onClick: () =>
          ask({
            text: confirm.recall,
            about: msgTitle,
            verb: action.recall,
            danger: true,
            success: hint.recalled,
            run: () => recall.run({ broadcastId }),
          }),
      },
    ]),
  ];
  return (
    <ListPage
      source="message"
      name="broadcasts"
      title={pages["/xtgl/xxtz"]}
      list={list}
      rowKey="broadcastId"
      columns={columns}
      strip={strip}
      detail={{
        by: "broadcastId",
        opened,
        drawer: <SentDrawer broadcastId={opened.key} record={record} onClose={() => opened.open(null)} />,
      }}
      filters={[
        { name: "msgTitle", label: fields.msgTitle, control: <TextFilter /> },
        {
          name: ["fromDay", "toDay"],
          label: fields.sendTime,
          control: <DateRange limitDays={queryRangeDays.orders} />,
          rules: [rangeRule],
        },
      ]}
      toolbar={<NewMessageButton />}
    />
  );
}
