import type { RowOf } from "@yunshou/contract";
import { cardDetails } from "@yunshou/contract/members/details";
import { queryRangeDays } from "@yunshou/domain";
import {
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  ListExport,
  ListPage,
  TextFilter,
  useList,
  useRangeRule,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { movementTones } from "./state.ts";

type Row = RowOf<typeof cardDetails.deductions>;

/** 扣款明细: what left cards at machines and at the counter, with what remained (CARD-22, CARD-25). */
export function DeductionsPage() {
  const t = usePhrases("members");
  const words = t.members;
  const list = useList(cardDetails.deductions, { initial: lastDays(30) as FiltersOf<typeof cardDetails.deductions> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);

  const column = columnsOf<Row>();
  const columns = [
    column.time("deductTime", words.fields.deductTime, { sortable: true }),
    column.status("deductKind", words.fields.deductKind, words.movement, movementTones, { width: 124 }),
    column.text("cardNo", words.fields.cardNo, { width: 150 }),
    column.text("holderName", words.fields.holderName, { width: 110 }),
    column.money("deductAmountFen", words.fields.deductAmount, { width: 110 }),
    column.money("balanceAfterFen", words.fields.balanceAfter, { width: 120 }),
    column.text("machineNo", words.fields.machineNo, { width: 130 }),
    column.text("productName", words.fields.productName, { width: 170 }),
    column.text("orderNo", words.fields.orderNo, { width: 190 }),
    column.text("operatorName", words.fields.operatorName, { width: 120 }),
    column.text("merchantName", words.fields.merchantName, { width: 160 }),
    column.text("remark", words.fields.remark, { width: 180 }),
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
          label: words.fields.deductTime,
          control: <DateRange limitDays={queryRangeDays.statistics} />,
          rules: [rangeRule],
        },
        { name: "cardNo", label: words.fields.cardNo, control: <TextFilter /> },
        { name: "machineNo", label: words.fields.machineNo, control: <TextFilter /> },
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
