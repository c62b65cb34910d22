import type { RowOf } from "@yunshou/contract";
import { cardDetails } from "@yunshou/contract/members/details";
import { queryRangeDays } from "@yunshou/domain";
import {
  columnsOf,
  DateRange,
  type FiltersOf,
  type ListColumns,
  lastDays,
  ListExport,
  ListPage,
  TextFilter,
  useList,
  useRangeRule,
  CardField,
  MachineField,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof cardDetails.deductions>;

/** 扣款明细: what left cards at machines and at the counter, with what remained (CARD-22, CARD-25). */
export function DeductionsPage() {
  const t = usePhrases("members");
  const words = t.members;
  const list = useList(cardDetails.deductions, { initial: lastDays(30) as FiltersOf<typeof cardDetails.deductions> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);

  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("cardNo", "cardNo", "holderName", words.fields.cardNo, { width: 150 }),
    column.time("deductTime", words.fields.deductTime, { sortable: true }),
    column.label("deductKind", words.fields.deductKind, words.movement),
    column.money("deductAmountFen", words.fields.deductAmount, { width: 96 }),
    column.money("balanceAfterFen", words.fields.balanceAfter, { width: 96 }),
    // Told and not named, so that what was bought does not lead to the machine.
    column.pair("product", "productName", ({ machineNo }) => machineNo, words.fields.productName, { width: 144 }),
    column.text("orderNo", words.fields.orderNo, { width: 168 }),
    column.text("operatorName", words.fields.operatorName, { width: 90 }),
    column.text("merchantName", words.fields.merchantName, { width: 140, hidden: true }),
    column.text("remark", words.fields.remark, { width: 180, hidden: true }),
  ];
  return (
    <ListPage
      source="card"
      name="cardDeductions"
      title={words.titles.deductions}
      list={list}
      rowKey="movementId"
      columns={columns}
      filters={[
        {
          name: ["fromDay", "toDay"],
          label: words.fields.deductTime,
          control: <DateRange limitDays={queryRangeDays.statistics} />,
          rules: [rangeRule],
        },
        { name: "cardNo", label: words.fields.cardNo, control: <CardField by="number" /> },
        { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
        {
          name: "holderPhone",
          label: words.fields.holderPhone,
          control: <TextFilter placeholder={words.hint.wholePhone} maxLength={11} />,
        },
      ]}
      toolbar={
        <>
          <small className="kit-soft">{words.hint.balanceSince}</small>
          <ListExport of={cardDetails.exportDeductions} list={list} />
        </>
      }
    />
  );
}
