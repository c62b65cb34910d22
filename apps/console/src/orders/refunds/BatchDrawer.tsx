import type { RowOf } from "@yunshou/contract";
import { refundBatches } from "@yunshou/contract/orders/refundBatches";
import { fill } from "@yunshou/phrases/fill";
import { Button, Progress, Select, Table } from "antd";
import { useState } from "react";
import {
  DetailDrawer,
  EmptyState,
  namesOf,
  nothingShown,
  showMoney,
  showNumber,
  showTime,
  StatusDot,
  useCall,
} from "../../platform/kit/index.ts";
import { useErrorText } from "../../platform/kit/useRefusalText.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { listedRefundTones } from "../words.ts";

type Batch = RowOf<typeof refundBatches.list>;
type Row = RowOf<typeof refundBatches.rows>;

/** Followed so often while refunds are under way. */
const followMs = 1_500;
const newest = "newest";
const shownStates = ["waiting", "refunding", "refunded", "failed", "proposed", "refused"] as const;

interface BatchDrawerProps {
  /** A batch, `newest`, or null when nothing is open. */
  readonly batch: string | null;
  readonly onBatch: (batch: string | null) => void;
  readonly onOrder: (orderNo: string) => void;
}

/** Batches of refunds, each followed live: how many rows are in which state, and the result of each. */
export function BatchDrawer({ batch, onBatch, onOrder }: BatchDrawerProps) {
  const t = usePhrases("refunds", "orders");
  const words = t.refunds.batch;
  const open = batch !== null;
  const [page, turn] = useState(1);
  const list = useCall(refundBatches.list, { pageSize: 50 }, { enabled: open, pollMs: followMs });
  const heads = list.data?.rows ?? [];
  const head = batch === newest ? heads[0] : heads.find(({ refundBatchId }) => refundBatchId === batch);
  const rows = useCall(
    refundBatches.rows,
    { refundBatchId: head?.refundBatchId ?? "0", page, pageSize: 20 },
    { enabled: open && head !== undefined, pollMs: followMs },
  );
  return (
    <DetailDrawer
      title={words.list}
      open={open}
      onClose={() => onBatch(null)}
      loading={list.data === undefined}
      error={list.error}
      onRetry={() => void list.reload()}
      width={920}
    >
      {head === undefined ? (
        <EmptyState />
      ) : (
        <>
          <Select
            aria-label={words.choose}
            style={{ width: "100%" }}
            value={head.refundBatchId}
            options={heads.map((one) => ({ value: one.refundBatchId, label: titleOf(one, words.kind) }))}
            onChange={(chosen) => {
              turn(1);
              onBatch(chosen);
            }}
          />
          <BatchProgress batch={head} />
          <Table<Row>
            size="small"
            rowKey="orderNo"
            dataSource={rows.isPrevious ? [] : (rows.data?.rows ?? [])}
            loading={rows.data === undefined}
            pagination={{
              current: page,
              pageSize: 20,
              total: rows.data?.total ?? 0,
              showSizeChanger: false,
              onChange: turn,
            }}
            scroll={{ x: 820 }}
            columns={useBatchColumns(onOrder)}
          />
        </>
      )}
    </DetailDrawer>
  );
}

const titleOf = (batch: Batch, kinds: Readonly<Record<Batch["kind"], string>>): string =>
  [
    showTime(batch.askedTime),
    kinds[batch.kind],
    `${showNumber(batch.rowCount)} · ${showMoney(batch.amountFen)}`,
    batch.operatorName ?? "",
  ]
    .filter((part) => part !== "")
    .join(" · ");

/** What is shown of a row or a count: a refund's own word, and two of the batch. */
function useStateWords() {
  const t = usePhrases("refunds", "orders");
  const { waiting, refused } = t.refunds.batch;
  const texts = { ...t.orders.refundStatus, waiting, refused };
  const tones = { ...listedRefundTones, waiting: "quiet", refused: "quiet" } as const;
  return (state: keyof typeof texts) => ({ tone: tones[state], text: texts[state] });
}

function BatchProgress({ batch }: { readonly batch: Batch }) {
  const words = usePhrases("refunds").refunds.batch;
  const stateOf = useStateWords();
  const done = batch.rowCount - batch.waiting - batch.refunding - batch.proposed;
  const text = fill(words.progress, { done: showNumber(done), all: showNumber(batch.rowCount) });
  return (
    <div style={{ margin: "12px 0" }} aria-label={text}>
      <Progress percent={Math.floor((done / batch.rowCount) * 100)} size="small" showInfo={false} />
      <small className="kit-soft">{text}</small>
      {shownStates
        .filter((state) => batch[state] > 0)
        .map((state) => (
          <small key={state} style={{ marginInlineStart: 12 }}>
            <StatusDot tone={stateOf(state).tone}>
              {stateOf(state).text} {showNumber(batch[state])}
            </StatusDot>
          </small>
        ))}
    </div>
  );
}

function useBatchColumns(onOrder: (orderNo: string) => void) {
  const t = usePhrases("refunds", "orders");
  const words = t.refunds.batch;
  const textOf = useErrorText();
  const stateOf = useStateWords();
  return [
    {
      key: "orderNo",
      title: t.common.fields.orderNo,
      width: 190,
      render: (_: unknown, { orderNo }: Row) => (
        <Button type="link" size="small" className="kit-open" onClick={() => onOrder(orderNo)}>
          {orderNo}
        </Button>
      ),
    },
    {
      key: "machine",
      title: t.common.fields.machine,
      width: 200,
      render: (_: unknown, row: Row) => namesOf(row.machineName, row.machineNo),
    },
    {
      key: "amountFen",
      title: t.orders.fields.refundFen,
      width: 110,
      render: (_: unknown, row: Row) => showMoney(row.amountFen),
    },
    {
      key: "result",
      title: words.result,
      width: 130,
      render: (_: unknown, row: Row) => {
        const { tone, text } = stateOf(row.refundStatus ?? (row.rowState === "waiting" ? "waiting" : "refused"));
        return <StatusDot tone={tone}>{text}</StatusDot>;
      },
    },
    {
      key: "because",
      title: words.because,
      render: (_: unknown, row: Row) => (row.refusal === null ? (row.failure ?? nothingShown) : textOf(row.refusal)),
    },
  ];
}
