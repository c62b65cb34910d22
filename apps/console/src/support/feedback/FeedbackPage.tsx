import { feedback } from "@yunshou/contract/support/feedback";
import { ticketStates } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ticketTones } from "../tones.ts";
import type { OwnRow } from "./useOwnActions.ts";

const ReportForm = whenOpened(
  async () => (await import("./ReportForm.tsx")).ReportForm,
  ({ open }) => open,
);

/** 问题反馈: reports a problem, and lists what one reported (TICKET-03, TOPBAR-07). */
export function FeedbackPage() {
  const t = usePhrases("support");
  const { fields, pages, problem, action } = t.support;
  const navigate = useNavigate();
  const list = useList(feedback.list, { initial: {} });
  const readOnly = useRefusedWithout("support.feedback.write");
  const [reporting, report] = useState(false);
  const show = ({ ticketNo }: OwnRow) =>
    void navigate(`/xtgl/cxwtfk?ticketNo=${ticketNo}&fromDay=&toDay=&open=${ticketNo}`);
  const column = columnsOf<OwnRow>();
  const columns: ListColumns<OwnRow> = [
    column.title("ticketTitle", "ticketTitle", "ticketNo", fields.ticketTitle, { width: 280, onOpen: show }),
    column.label("problemType", fields.problemType, problem),
    column.status("ticketStatus", fields.ticketStatus, t.support.state, ticketTones),
    column.time("createdTime", fields.createdTime, { sortable: true }),
    column.time("handleTime", fields.handleTime),
    column.actions(t.common.list.actions, (row) => [
      { key: "progress", label: action.progress, onClick: () => show(row) },
    ]),
  ];
  return (
    <>
      <ListPage
        name="feedback"
        title={pages["/xtgl/wtfk"]}
        list={list}
        rowKey="ticketNo"
        columns={columns}
        filters={[
          {
            name: "ticketStatus",
            label: fields.ticketStatus,
            control: <ChoiceFilter values={ticketStates.filter((one) => one !== "deleted")} words={t.support.state} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => report(true)}>
            {action.report}
          </AddButton>
        }
      />
      <ReportForm open={reporting} onClose={() => report(false)} />
    </>
  );
}
