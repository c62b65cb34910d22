import { tickets } from "@yunshou/contract/support/tickets";
import { problemTypes, queryRangeDays, ticketLimits, ticketStates } from "@yunshou/domain";
import { Alert, Button } from "antd";
import { useState } from "react";
import {
  ChoiceFilter,
  DateRange,
  type FiltersOf,
  lastDays,
  ListExport,
  ListPage,
  TextFilter,
  useCan,
  useList,
  useOpened,
  useRangeRule,
  useRecord,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Saying } from "../SayForm.tsx";
import { type TicketRow, useTicketActions, useTicketColumns } from "./ticketColumns.tsx";

const TicketDrawer = whenOpened(
  async () => (await import("../TicketDrawer.tsx")).TicketDrawer,
  ({ ticketNo }) => ticketNo !== null,
);
const SayForm = whenOpened(
  async () => (await import("../SayForm.tsx")).SayForm,
  ({ saying }) => saying !== undefined,
);
const AssignForm = whenOpened(
  async () => (await import("./AssignForm.tsx")).AssignForm,
  ({ ticketNos }) => ticketNos !== undefined,
);
const MergeForm = whenOpened(
  async () => (await import("./MergeForm.tsx")).MergeForm,
  ({ ticket }) => ticket !== undefined,
);

const EssenceForm = whenOpened(
  async () => (await import("./EssenceForm.tsx")).EssenceForm,
  ({ ticket }) => ticket !== undefined,
);

/** 问题反馈: tickets as customer service works on them (TICKET-01, TICKET-02, TICKET-06). The open one lives in the URL. */
export function TicketsPage() {
  const t = usePhrases("support");
  const { fields, pages, problem, action, hint } = t.support;
  const list = useList(tickets.list, { initial: lastDays(30) as FiltersOf<typeof tickets.list> });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const opened = useOpened();
  const handles = useCan("support.ticket.handle");
  const [saying, say] = useState<Saying>();
  const [merging, merge] = useState<TicketRow>();
  const [marking, mark] = useState<TicketRow>();
  const [assigning, assign] = useState<readonly string[]>();
  const actions = useTicketActions({ say, merge, mark });
  const columns = useTicketColumns(opened.open, actions.of);
  const record = useRecord(tickets.detail, { ticketNo: opened.key });
  return (
    <>
      <Alert type="info" showIcon title={hint.clock} style={{ marginBottom: 12 }} />
      <ListPage
        source="feedback"
        name="tickets"
        title={pages["/shkf/wtfk"]}
        list={list}
        rowKey="ticketNo"
        columns={columns}
        detail={{
          by: "ticketNo",
          opened,
          drawer: (
            <TicketDrawer
              ticketNo={opened.key}
              record={record}
              phoneReader="ticket"
              onClose={() => opened.open(null)}
            />
          ),
        }}
        filters={[
          { name: "ticketNo", label: fields.ticketNo, control: <TextFilter /> },
          { name: "merchantName", label: fields.merchantName, control: <TextFilter /> },
          {
            name: "problemType",
            label: fields.problemType,
            control: <ChoiceFilter values={problemTypes} words={problem} />,
          },
          {
            name: "ticketStatus",
            label: fields.ticketStatus,
            control: <ChoiceFilter values={ticketStates} words={t.support.state} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.createdTime,
            control: <DateRange limitDays={queryRangeDays.orders} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={<ListExport of={tickets.export} list={list} />}
        {...(handles
          ? {
              batch: (keys: readonly React.Key[]) => (
                <Button
                  size="small"
                  disabled={keys.length > ticketLimits.atOnce}
                  onClick={() => assign(keys.map(String))}
                >
                  {action.assign}
                </Button>
              ),
            }
          : {})}
      />
      <SayForm saying={saying} submitting={actions.saying} onClose={() => say(undefined)} />
      <MergeForm ticket={merging} onClose={() => merge(undefined)} />
      <EssenceForm ticket={marking} onClose={() => mark(undefined)} />
      <AssignForm ticketNos={assigning} onClose={() => assign(undefined)} onAssigned={() => list.select([])} />
    </>
  );
}
