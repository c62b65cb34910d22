import type { RowOf } from "@yunshou/contract";
import { prescriptions } from "@yunshou/contract/pharmacy/prescriptions";
import { prescriptionStates, queryRangeDays } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  nothingShown,
  TextFilter,
  useCan,
  useList,
  useRangeRule,
  whenOpened,
} from "../../platform/kit/index.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { markTones, stateTones } from "./prescriptionTones.ts";

type Row = RowOf<typeof prescriptions.list>;

const RulesDrawer = whenOpened(
  async () => (await import("./RulesDrawer.tsx")).RulesDrawer,
  ({ open }) => open,
);

/** 处方查询: what customers uploaded, for a pharmacist on duty to review (RX-01, RX-02, TOPBAR-20). */
export function PrescriptionsPage() {
  const t = usePhrases("prescriptions");
  const words = t.prescriptions;
  const { fields } = words;
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const seesRules = useCan("pharmacy.rule.read");
  const [rules, showRules] = useState(false);
  const list = useList(prescriptions.list, { initial: lastDays(7) as FiltersOf<typeof prescriptions.list> });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const open = ({ rxNo }: Row) => void navigate(`/jygl/cfxq?rxNo=${rxNo}`);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("rxNo", "rxNo", null, fields.rxNo, { width: 186, onOpen: open }),
    column.states("rxStatus", fields.rxStatus, ({ rxStatus, rxMark }) => [
      { tone: stateTones[rxStatus], text: words.state[rxStatus] },
      ...(rxMark === null ? [] : [{ tone: markTones[rxMark], text: words.mark[rxMark] }]),
    ]),
    column.pair("patient", "patientName", "patientPhone", fields.patientName, { width: 124 }),
    column.pair("medicine", "medicineName", "productCode", fields.medicineName, { width: 150 }),
    column.number("quantity", fields.quantity, { width: 64 }),
    column.pair("doctor", "doctorName", "hospital", fields.doctorName, { width: 130 }),
    column.text("pharmacistName", fields.pharmacistName, { width: 96 }),
    column.custom(
      "orderNo",
      t.common.fields.orderNo,
      ({ orderNo }) =>
        orderNo === null ? (
          nothingShown
        ) : canOpen("/jygl/ddgl") ? (
          <Link to={`/jygl/ddgl?open=${orderNo}`}>{orderNo}</Link>
        ) : (
          orderNo
        ),
      { width: 176, hidden: true, holdsData: true },
    ),
    column.text("rxTime", fields.rxTime, { width: 104 }),
    column.text("validTo", fields.validTo, { width: 104, hidden: true }),
    column.time("uploadTime", fields.uploadTime, { sortable: true }),
    column.time("reviewTime", t.common.fields.reviewTime, { sortable: true, hidden: true }),
    column.pair("machine", "machineName", "machineNo", t.common.fields.machine, { width: 150, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
  ];
  return (
    <>
      <ListPage
        source="prescription"
        name="prescriptions"
        title={words.pages["/jygl/cfcx"]}
        list={list}
        rowKey="rxNo"
        columns={columns}
        filters={[
          { name: "rxNo", label: fields.rxNo, control: <TextFilter /> },
          {
            name: ["fromDay", "toDay"],
            label: fields.uploadTime,
            control: <DateRange limitDays={queryRangeDays.orders} />,
            rules: [rangeRule],
          },
          {
            name: "rxStatus",
            label: fields.rxStatus,
            control: <ChoiceFilter values={prescriptionStates} words={words.state} />,
          },
          { name: "patientName", label: fields.patientName, control: <TextFilter placeholder={words.wholeName} /> },
          { name: "doctorName", label: fields.doctorName, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            {seesRules && <Button onClick={() => showRules(true)}>{words.rules.title}</Button>}
            <ListExport of={prescriptions.export} list={list} />
          </>
        }
      />
      <RulesDrawer open={rules} onClose={() => showRules(false)} />
    </>
  );
}
