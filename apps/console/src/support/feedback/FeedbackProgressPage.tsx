import { feedback } from "@yunshou/contract/support/feedback";
import { queryRangeDays, ticketStates } from "@yunshou/domain";
import { useState } from "react";
import {
  ChoiceFilter,
  columnsOf,
  DateRange,
  lastDays,
  type ListColumns,
  ListPage,
  TextFilter,
  useList,
  useOpened,
  useRangeRule,
  useRecord,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Saying } from "../SayForm.tsx";
import { ticketTones } from "../tones.ts";
import { type OwnRow, useOwnActions } from "./useOwnActions.ts";

const TicketDrawer = whenOpened(
  async () => (await import("../TicketDrawer.tsx")).TicketDrawer,
  ({ ticketNo }) => ticketNo !== null,
);
const SayForm = whenOpened(
  async () => (await import("../SayForm.tsx")).SayForm,
  ({ saying }) => saying !== undefined,
);

/** 查询问题反馈: what became of the own reports; says more about them, or that they are solved (TICKET-03). */
export function FeedbackProgressPage() {
  const t = usePhrases("support");
  const { fields, pages, hint } = t.support;
  const list = useList(feedback.list, { initial: lastDays(30) });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const opened = useOpened();
  const [saying, say] = useState<Saying>();
  const actions = useOwnActions(say);
  const record = useRecord(feedback.detail, { ticketNo: opened.key });
  const column = columnsOf<OwnRow>();
  const columns: ListColumns<OwnRow> = [
    column.title("ticketTitle", "ticketTitle", "ticketNo", fields.ticketTitle, {
      onOpen: ({ ticketNo }) => opened.open(ticketNo),
    }),
    column.text("ticketContent", fields.ticketContent, { width: 200 }),
    column.text("ticketReply", fields.ticketReply, { width: 220 }),
    column.status("ticketStatus", fields.ticketStatus, t.support.state, ticketTones),
    column.custom("handler", fields.handler, (row) => row.handler ?? (row.handleTime === null ? "" : hint.platform), {
      width: 110,
      holdsData: true,
    }),
    column.time("handleTime", fields.handleTime),
    column.time("createdTime", fields.createdTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, actions.of),
  ];
  return (
    <>
      <ListPage
        source="feedback"
        name="feedbackProgress"
        title={pages["/xtgl/cxwtfk"]}
        list={list}
        rowKey="ticketNo"
        columns={columns}
        detail={{
          by: "ticketNo",
          opened,
          drawer: <TicketDrawer ticketNo={opened.key} record={record} onClose={() => opened.open(null)} />,
        }}
        filters={[
          { name: "ticketNo", label: fields.ticketNo, control: <TextFilter /> },
          {
            name: "ticketStatus",
            label: fields.ticketStatus,
            control: <ChoiceFilter values={ticketStates.filter((one) => one !== "deleted")} words={t.support.state} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.createdTime,
            control: <DateRange limitDays={queryRangeDays.orders} />,
            rules: [rangeRule],
          },
        ]}
      />
      <SayForm saying={saying} submitting={actions.saying} onClose={() => say(undefined)} />
    </>
  );
}
