import type { OutputOf } from "@yunshou/contract";
import { counts } from "@yunshou/contract/stock/counts";
import { checkCounted, countReasons } from "@yunshou/domain";
import { Table } from "antd";
import {
  namesOf,
  nothingShown,
  showNumber,
  showTime,
  StatusDot,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { CountedField, ReasonField } from "./lineFields.tsx";
import "./counts.css";

export type CountRecord = OutputOf<typeof counts.detail>;
type Line = CountRecord["lines"][number];

interface LineProps {
  readonly countId: string;
  readonly line: Line;
  readonly disabled: boolean;
  /** Somebody else may have written: look anew. */
  readonly onRefused: () => void;
}

/** The lanes of a count. The book is shown once a number is entered, so that nobody copies it. */
export function CountLines({
  count,
  lines,
  onRefused,
}: {
  readonly count: CountRecord;
  readonly lines: readonly Line[];
  readonly onRefused: () => void;
}) {
  const t = usePhrases("counts");
  const words = t.counts;
  const readOnly = useRefusedWithout("stock.count.write");
  const disabled = readOnly !== undefined || count.state !== "counting";
  const propsOf = (line: Line): LineProps => ({ countId: count.countId, line, disabled, onRefused });
  return (
    <Table<Line>
      className="stock-lines"
      size="small"
      rowKey={({ cabinet, laneNo }) => `${cabinet} ${laneNo}`}
      dataSource={[...lines]}
      pagination={false}
      scroll={{ x: 860 }}
      locale={{ emptyText: t.common.list.empty }}
      columns={[
        {
          key: "laneNo",
          title: words.fields.laneNo,
          render: (_, { cabinet, laneNo }) => (cabinet === "main" ? laneNo : `${words.cabinet.sub} ${laneNo}`),
        },
        {
          key: "product",
          title: words.fields.productName,
          render: (_, { productName, productCode }) => namesOf(productName, productCode) || nothingShown,
        },
        { key: "capacity", title: words.fields.capacity, align: "right", dataIndex: "capacity" },
        { key: "counted", title: words.fields.counted, render: (_, line) => <LaneCounted {...propsOf(line)} /> },
        { key: "book", title: words.fields.bookQty, align: "right", render: (_, { book }) => showNumber(book) },
        {
          key: "difference",
          title: words.fields.diffQty,
          align: "right",
          render: (_, { difference, isStale }) =>
            isStale ? (
              <StatusDot tone="warning">{words.stale}</StatusDot>
            ) : difference !== null && difference > 0 ? (
              `+${showNumber(difference)}`
            ) : (
              showNumber(difference)
            ),
        },
        {
          key: "reason",
          title: words.fields.reason,
          render: (_, line) =>
            line.difference === null || line.difference === 0 ? nothingShown : <LaneReason {...propsOf(line)} />,
        },
        {
          key: "countedTime",
          title: words.fields.countTime,
          width: 150,
          render: (_, { countedTime, countedBy }) =>
            countedTime === null ? nothingShown : `${showTime(countedTime)} ${countedBy ?? ""}`,
        },
      ]}
    />
  );
}

/** The counted pieces of a lane. */
function LaneCounted({ countId, line, disabled, onRefused }: LineProps) {
  const enter = useWrite(counts.enter);
  const { cabinet, laneNo, countedTime: seenTime } = line;
  return (
    <CountedField
      about={laneNo}
      line={line}
      disabled={disabled}
      check={(counted) => checkCounted(counted, line.capacity)}
      keeping={enter.running}
      keep={(counted) => enter.run({ countId, cabinet, laneNo, counted, seenTime })}
      onRefused={onRefused}
    />
  );
}

/** Why a lane differs. */
function LaneReason({ countId, line, disabled, onRefused }: LineProps) {
  const words = usePhrases("counts").counts;
  const explain = useWrite(counts.explain);
  const { cabinet, laneNo, reason, remark } = line;
  return (
    <ReasonField
      about={laneNo}
      line={line}
      disabled={disabled}
      reasons={countReasons}
      words={words.cause}
      keep={(change) => void explain.run({ countId, cabinet, laneNo, reason, remark, ...change }).catch(onRefused)}
    />
  );
}
