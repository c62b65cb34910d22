import type { RowOf } from "@yunshou/contract";
import { cardDetails } from "@yunshou/contract/members/details";
import { queryRangeDays } from "@yunshou/domain";
import {
  columnsOf,
  DateRange,
  ExportButton,
  type FiltersOf,
  lastDays,
  ListPage,
  TextFilter,
  useList,
  useRangeRule,
  useWrite,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { movementTones } from "./state.ts";

type Row = RowOf<typeof cardDetails.deductions>;

/** 扣款明细: what left cards at machines and at the counter, with what remained (CARD-22, CARD-25). */
export function DeductionsPage() {
  const t = usePhrases();
  const words = t.members;
  const list = useList(cardDetails.deductions, { initial: lastDays(30) as FiltersOf<typeof cardDetails.deductions> });
  const exporting = useWrite(cardDetails.exportDeductions);
  const rangeRule = useRangeRule(queryRangeDays.statistics);

  const column = columnsOf<Row>();
  const columns = [
    column.time("deductTime", words.field.deductTime, { sortable: true }),
    column.status("deductKind", words.field.deductKind, words.movement, movementTones, { width: 124 }),
    column.text("cardNo", words.field.cardNo, { width: 150 }),
    column.text("holderName", words.field.holderName, { width: 110 }),
    column.money("deductAmountFen", words.field.deductAmount, { width: 110 }),
    column.money("balanceAfterFen", words.field.balanceAfter, { width: 120 }),
    column.text("machineNo", words.field.machineNo, { width: 130 }),
    column.text("productName", words.field.productName, { width: 170 }),
    column.text("orderNo", words.field.orderNo, { width: 190 }),
    column.text("operatorName", words.field.operatorName, { width: 120 }),
    column.text("merchantName", words.field.merchantName, { width: 160 }),
    column.text("remark", words.field.remark, { width: 180 }),
  ];
  return (
    <ListPage
      name="cardDeductions"
      title={words.titles.deductions}
      list={list}
      rowKey="movementId"
      columns={columns}
      filters={[
        {
          name: ["fromDay", "toDay"],
          label: words.field.deductTime,
          control: <DateRange limitDays={queryRangeDays.statistics} />,
          rules: [rangeRule],
        },
        { name: "cardNo", label: words.field.cardNo, control: <TextFilter /> },
        { name: "machineNo", label: words.field.machineNo, control: <TextFilter /> },
        {
          name: "holderPhone",
          label: words.field.holderPhone,
          control: <TextFilter placeholder={words.hint.wholePhone} maxLength={11} />,
        },
      ]}
      toolbar={
        <>
          <small className="kit-soft">{words.hint.balanceSince}</small>
          <ExportButton
            total={list.counted}
            exporting={exporting.running}
            onExport={(format) => exporting.run({ ...list.filters, format })}
          />
        </>
      }
    />
  );
}
