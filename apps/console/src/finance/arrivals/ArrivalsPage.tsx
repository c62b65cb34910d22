import { arrivals } from "@yunshou/contract/finance/arrivals";
import { arrivalReasons, arrivalStates, queryRangeDays } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  ImportButton,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  TextFilter,
  useList,
  useRangeRule,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type ArrivalRow, arrivalTones } from "./state.ts";

const ArrivalForm = whenOpened(
  async () => (await import("./ArrivalForm.tsx")).ArrivalForm,
  ({ arrival }) => arrival !== undefined,
);

/** 银行对账: what providers settle and merchants withdraw beside what the bank shows of it (FIN-07). */
export function ArrivalsPage() {
  const t = usePhrases("bankArrivals");
  const words = t.bankArrivals;
  const { fields } = words;
  const list = useList(arrivals.list, { initial: lastDays(30) as FiltersOf<typeof arrivals.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("finance.arrival.write");
  const navigate = useNavigate();
  const [settling, settle] = useState<ArrivalRow | undefined>();
  const column = columnsOf<ArrivalRow>();
  const columns: ListColumns<ArrivalRow> = [
    column.title("arrivalDate", "arrivalDate", null, fields.arrivalDate, { width: 112, sortable: true }),
    column.label("expectationKind", fields.expectationKind, words.kind, { width: 128, role: "sub" }),
    column.text("subject", fields.subject, { width: 106 }),
    column.text("expectedDate", fields.expectedDate, { width: 112, hidden: true }),
    column.money("expectedAmountFen", fields.expectedAmount, { width: 108 }),
    column.money("bankAmountFen", fields.bankAmount, { width: 108 }),
    column.money("differenceFen", fields.difference, { width: 100 }),
    column.text("bankReference", fields.bankReference, { width: 150, hidden: true }),
    column.text("payer", fields.payer, { width: 150, hidden: true }),
    column.status("arrivalState", fields.arrivalState, words.state, arrivalTones),
    column.label("reason", fields.reason, words.reason, { width: 130 }),
    column.text("remark", t.common.fields.remark, { width: 150, hidden: true }),
    column.text("handler", fields.handler, { width: 110, hidden: true }),
    column.time("handleTime", fields.handleTime, { hidden: true }),
    column.actions(t.common.list.actions, (row) =>
      row.arrivalState === "open"
        ? [{ key: "settle", label: words.settle, refused: readOnly, onClick: () => settle(row) }]
        : [],
    ),
  ];
  return (
    <>
      <ListPage
        source="settling"
        name="bankArrivals"
        title={words.pages["/cfgl/dzhd"]}
        list={list}
        rowKey="arrivalId"
        columns={columns}
        filters={[
          {
            name: "arrivalState",
            label: fields.arrivalState,
            control: <ChoiceFilter values={arrivalStates} words={words.state} />,
          },
          {
            name: "reason",
            label: fields.reason,
            control: <ChoiceFilter values={arrivalReasons} words={words.reason} />,
          },
          { name: "bankReference", label: fields.bankReference, control: <TextFilter /> },
          {
            name: ["fromDay", "toDay"],
            label: fields.arrivalDate,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <>
            <ImportButton refused={readOnly} onClick={() => void navigate("/cfgl/dzdr")} />
            <ListExport of={arrivals.export} list={list} />
          </>
        }
      />
      <ArrivalForm arrival={settling} onClose={() => settle(undefined)} />
    </>
  );
}
