import { customerFeedback } from "@yunshou/contract/support/customers";
import { tickets } from "@yunshou/contract/support/tickets";
import { queryRangeDays, ticketStates } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  DictionaryFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListPage,
  MachineField,
  TextFilter,
  useList,
  useOpened,
  useRangeRule,
  useRecord,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Saying } from "../SayForm.tsx";
import { ticketTones } from "../tones.ts";
import { type CustomerRow, useCustomerActions } from "./useCustomerActions.tsx";

const TicketDrawer = whenOpened(
  async () => (await import("../TicketDrawer.tsx")).TicketDrawer,
  ({ ticketNo }) => ticketNo !== null,
);
const SayForm = whenOpened(
  async () => (await import("../SayForm.tsx")).SayForm,
  ({ saying }) => saying !== undefined,
);
const CustomerForm = whenOpened(
  async () => (await import("./CustomerForm.tsx")).CustomerForm,
  ({ of }) => of !== null,
);

/** 客户反馈: what end customers say, with machine and order (TICKET-01, REFUND-03). The open one lives in the URL. */
export function CustomersPage() {
  const t = usePhrases("support");
  const { fields, pages, problem, action, hint } = t.support;
  const list = useList(customerFeedback.list, {
    initial: lastDays(30) as FiltersOf<typeof customerFeedback.list>,
  });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const opened = useOpened();
  const readOnly = useRefusedWithout("support.customer.write");
  const [saying, say] = useState<Saying>();
  /** The order that a customer speaks of, by its number; the drawer of an order leads here with it. */
  const recording = useOpened("record");
  const actions = useCustomerActions(say);
  const record = useRecord(tickets.detail, { ticketNo: opened.key });
  const column = columnsOf<CustomerRow>();
  const columns: ListColumns<CustomerRow> = [
    column.title("problemType", (row) => problem[row.problemType], "ticketNo", fields.problemType, {
      width: 150,
      onOpen: ({ ticketNo }) => opened.open(ticketNo),
    }),
    column.text("contactPhone", fields.contactPhone, { width: 120 }),
    column.pair("machine", "machineName", "machineNo", fields.machine, { width: 150 }),
    column.text("orderNo", fields.orderNo, { width: 176 }),
    column.text("ticketContent", fields.ticketContent, { width: 150 }),
    column.status("ticketStatus", fields.ticketStatus, t.support.state, ticketTones),
    column.time("createdTime", fields.createdTime, { sortable: true }),
    column.text("merchantName", fields.merchantName, { width: 150, hidden: true }),
    column.custom("ticketImages", fields.ticketImages, (row) => row.ticketImages.length || "", {
      width: 80,
      align: "right",
      hidden: true,
    }),
    column.actions(t.common.list.actions, actions.of),
  ];
  return (
    <>
      <ListPage
        name="customerFeedback"
        title={pages["/shkf/khfk"]}
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
              phoneReader="customer"
              onClose={() => opened.open(null)}
            />
          ),
        }}
        filters={[
          { name: "contactPhone", label: fields.contactPhone, control: <TextFilter placeholder={hint.phone} /> },
          { name: "machineNo", label: fields.machine, control: <MachineField by="number" /> },
          {
            name: "ticketStatus",
            label: fields.ticketStatus,
            control: <DictionaryFilter list="ticketState" values={ticketStates} words={t.support.state} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.createdTime,
            control: <DateRange limitDays={queryRangeDays.orders} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => recording.open("new")}>
            {action.recordCustomer}
          </AddButton>
        }
      />
      <SayForm saying={saying} submitting={actions.saying} onClose={() => say(undefined)} />
      <CustomerForm of={recording.key} onClose={() => recording.open(null)} />
    </>
  );
}
