import { refunds } from "@yunshou/contract/orders/refunds";
import { listedRefundStates, queryRangeDays, refundBatchLimit, refundMethods, refundReasons } from "@yunshou/domain";
import { useState } from "react";
import {
  ChoiceFilter,
  DateRange,
  type Filter,
  type FiltersOf,
  lastDays,
  ListExport,
  ListPage,
  MachineField,
  MerchantField,
  TextFilter,
  useList,
  useRangeRule,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useOpenOrder } from "../useOpenOrder.tsx";
import { RefundRules } from "./RefundRules.tsx";
import { type RefundRow, useRefundColumns } from "./refundColumns.tsx";
import { useRefundBatch } from "./useRefundBatch.tsx";
import { useRetry } from "./useRetry.ts";

const DecisionForm = whenOpened(
  async () => (await import("./DecisionForm.tsx")).DecisionForm,
  ({ refund }) => refund !== undefined,
);
/** 退款管理: every refund; what is open never leaves the list (REFUND-01 to REFUND-08). The order of a refund opens beside it. */
export function RefundsPage() {
  const t = usePhrases("refunds", "orders");
  const words = t.refunds;
  const { fields } = words;
  const list = useList(refunds.list, { initial: lastDays(30) as FiltersOf<typeof refunds.list> });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const { open, detail, forms, actions } = useOpenOrder();
  const [deciding, decide] = useState<RefundRow>();
  const retry = useRetry();
  const batch = useRefundBatch(list, open);
  const columns = useRefundColumns({ open, decide, retry, refund: actions.refund });

  const filters: Filter<FiltersOf<typeof refunds.list>>[] = [
    { name: "orderNo", label: t.common.fields.orderNo, control: <TextFilter /> },
    { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
    {
      name: ["fromDay", "toDay"],
      label: fields.askedTime,
      control: <DateRange limitDays={queryRangeDays.orders} />,
      rules: [rangeRule],
    },
    {
      name: "refundStatus",
      label: t.orders.fields.refundStatus,
      control: (
        <ChoiceFilter
          values={["pending", ...listedRefundStates]}
          words={{ ...t.orders.refundStatus, pending: words.pending }}
        />
      ),
    },
    {
      name: "refundReason",
      label: fields.refundReason,
      control: <ChoiceFilter values={refundReasons} words={t.orders.reason} />,
    },
    {
      name: "refundMethod",
      label: fields.refundMethod,
      control: <ChoiceFilter values={refundMethods} words={t.orders.method} />,
    },
    { name: "refundNo", label: fields.refundNo, control: <TextFilter /> },
    { name: "merchantNo", label: t.orders.fields.merchantNo, control: <MerchantField by="number" /> },
    { name: "repeats", label: fields.repeats, control: <ChoiceFilter values={["yes"]} words={words.repeats} /> },
  ];

  return (
    <>
      <ListPage
        source="refund"
        name="refunds"
        title={words.title}
        list={list}
        rowKey="refundNo"
        filters={filters}
        columns={columns}
        detail={detail}
        batchLimit={refundBatchLimit}
        batch={(keys, matching) =>
          batch.button({
            of: matching?.filters ?? { refundNos: keys.map(String) },
            shown: matching?.shown ?? keys.length,
          })
        }
        toolbar={
          <>
            <RefundRules />
            {batch.batches}
            <ListExport of={refunds.export} list={list} />
          </>
        }
      />
      {forms}
      <DecisionForm refund={deciding} onClose={() => decide(undefined)} />
      {batch.forms}
    </>
  );
}
