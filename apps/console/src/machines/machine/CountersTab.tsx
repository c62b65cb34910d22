import { counterReadings } from "@yunshou/contract/machines/counterReadings";
import { Alert, Skeleton, Table } from "antd";
import {
  EmptyState,
  nothingShown,
  showMoney,
  showNumber,
  showTime,
  StatusDot,
  useCall,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type ReadingRow, readingTones } from "../counterReadings/reading.ts";

const shownReadings = 50;
const figure = (value: number | null) => (value === null ? nothingShown : showNumber(value));

/** What the counters of one machine told, interval by interval, beside its orders. */
export function CountersTab({ machineNo }: { readonly machineNo: string }) {
  const words = usePhrases("counterReadings").counterReadings;
  const { fields } = words;
  const { data, error, reload } = useCall(
    counterReadings.list,
    { machineNo, pageSize: shownReadings },
    { silent: true },
  );
  if (data === undefined)
    return error === null ? <Skeleton active /> : <EmptyState error={error} onRetry={() => void reload()} />;
  const state = ({ readingState, readingProblem }: ReadingRow) => (
    <StatusDot tone={readingTones[readingState]}>
      {readingState === "held" && readingProblem !== null ? words.problem[readingProblem] : words.state[readingState]}
    </StatusDot>
  );
  return (
    <>
      <Alert type="info" showIcon title={words.hint} style={{ marginBottom: 16 }} />
      <Table<ReadingRow>
        size="small"
        rowKey="readingId"
        dataSource={data.rows}
        pagination={false}
        columns={[
          { key: "from", title: fields.fromTime, render: (_, { fromTime }) => fromTime && showTime(fromTime) },
          { key: "read", title: fields.readTime, render: (_, row) => showTime(row.readTime) },
          { key: "state", title: fields.readingState, render: (_, row) => state(row) },
          { key: "pieces", title: fields.pieces, align: "right", render: (_, row) => figure(row.pieces) },
          { key: "orders", title: fields.orderPieces, align: "right", render: (_, row) => figure(row.orderPieces) },
          {
            key: "difference",
            title: fields.differencePieces,
            align: "right",
            render: (_, row) => figure(row.differencePieces),
          },
          {
            key: "amount",
            title: fields.amount,
            align: "right",
            render: (_, { amountFen }) => (amountFen === null ? nothingShown : showMoney(amountFen)),
          },
          { key: "vends", title: fields.vends, align: "right", render: (_, row) => figure(row.vends) },
        ]}
      />
    </>
  );
}
