import type { OutputOf } from "@yunshou/contract";
import { counts } from "@yunshou/contract/stock/counts";
import { checkCounted, countReasons, fieldLimits } from "@yunshou/domain";
import { Input, InputNumber, Select, Table, Tooltip } from "antd";
import { useEffect, useState } from "react";
import {
  namesOf,
  nothingShown,
  showNumber,
  showTime,
  StatusDot,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
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
        { key: "counted", title: words.fields.counted, render: (_, line) => <CountedField {...propsOf(line)} /> },
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
            line.difference === null || line.difference === 0 ? nothingShown : <ReasonField {...propsOf(line)} />,
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

/** Keeps a number when the field is left or Enter is pressed; Enter also counts a lane again that is out of date. */
function CountedField({ countId, line, disabled, onRefused }: LineProps) {
  const t = usePhrases("counts");
  const refusal = useRefusalText();
  const enter = useWrite(counts.enter);
  const [value, setValue] = useState<number | null>(line.counted);
  useEffect(() => setValue(line.counted), [line.counted, line.countedTime]);
  const refused = value === null ? undefined : refusal(checkCounted(value, line.capacity));
  const keep = (evenSame: boolean) => {
    const isSame = value === line.counted && !(evenSame && line.isStale);
    if (value === null || isSame || refused !== undefined || enter.running) return;
    const { cabinet, laneNo } = line;
    enter.run({ countId, cabinet, laneNo, counted: value, seenTime: line.countedTime }).catch(onRefused);
  };
  return (
    <Tooltip title={refused}>
      <InputNumber
        size="small"
        aria-label={`${t.counts.fields.counted} ${line.laneNo}`}
        value={value}
        disabled={disabled}
        {...(refused === undefined ? {} : { status: "error" as const })}
        onChange={setValue}
        onBlur={() => keep(false)}
        onPressEnter={() => keep(true)}
      />
    </Tooltip>
  );
}

/** Why a lane differs, with a remark. */
function ReasonField({ countId, line, disabled, onRefused }: LineProps) {
  const t = usePhrases("counts");
  const words = t.counts;
  const explain = useWrite(counts.explain);
  const keep = (change: Partial<Pick<Line, "reason" | "remark">>) => {
    const { cabinet, laneNo, reason, remark } = line;
    explain.run({ countId, cabinet, laneNo, reason, remark, ...change }).catch(onRefused);
  };
  return (
    <>
      <Select
        size="small"
        aria-label={`${words.fields.reason} ${line.laneNo}`}
        value={line.reason}
        disabled={disabled}
        {...(line.reason === null && !disabled ? { status: "warning" as const } : {})}
        placeholder={t.common.form.select}
        options={countReasons.map((value) => ({ value, label: words.cause[value] }))}
        onChange={(reason) => keep({ reason })}
      />
      {line.reason !== null && (
        <Input
          key={line.remark}
          size="small"
          aria-label={`${words.fields.remark} ${line.laneNo}`}
          defaultValue={line.remark}
          disabled={disabled}
          maxLength={fieldLimits.remarkLength}
          placeholder={words.fields.remark}
          onBlur={({ target }) => target.value !== line.remark && keep({ remark: target.value })}
        />
      )}
    </>
  );
}
