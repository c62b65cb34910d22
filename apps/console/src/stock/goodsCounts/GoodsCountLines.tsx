import type { OutputOf } from "@yunshou/contract";
import { goodsCounts } from "@yunshou/contract/stock/goodsCounts";
import { procurementLimits } from "@yunshou/domain";
import { Input, Space, Table } from "antd";
import { useState } from "react";
import {
  nothingShown,
  Pair,
  ProductField,
  showNumber,
  showTime,
  StatusDot,
  useRefusedWithout,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { GoodsCounted, fieldIdOf, type GoodsLine, GoodsReason } from "./lineFields.tsx";
import { foundLines, linesWith } from "./lines.ts";
import "../counts/counts.css";

export type GoodsCountRecord = OutputOf<typeof goodsCounts.detail>;

interface GoodsCountLinesProps {
  readonly count: GoodsCountRecord;
  /** Somebody else may have written: look anew. */
  readonly onRefused: () => void;
}

/**
 * What lies in a place, found by name, number, batch or the barcode that a scanner types: Enter goes to the number of the
 * only line that is left. The book is shown once a number is entered, so that nobody copies it.
 */
export function GoodsCountLines({ count, onRefused }: GoodsCountLinesProps) {
  const t = usePhrases("counts", "goodsCounts");
  const { fields, stale } = t.counts;
  const readOnly = useRefusedWithout("stock.count.write");
  const disabled = readOnly !== undefined || count.state !== "counting";
  const [wanted, find] = useState("");
  const [batchNo, setBatch] = useState("");
  const [added, setAdded] = useState<readonly GoodsLine[]>([]);
  const lines = foundLines(linesWith(count.lines, added), wanted);
  const propsOf = (line: GoodsLine) => ({ goodsCountId: count.goodsCountId, line, disabled, onRefused });
  const goToOnly = () => {
    const [only, more] = lines;
    if (only !== undefined && more === undefined) document.getElementById(fieldIdOf(only))?.focus();
  };
  return (
    <>
      <Input
        className="stock-find"
        allowClear
        value={wanted}
        aria-label={t.goodsCounts.find}
        placeholder={t.goodsCounts.find}
        onChange={({ target }) => find(target.value)}
        onPressEnter={goToOnly}
      />
      <Table<GoodsLine>
        className="stock-lines"
        size="small"
        rowKey={fieldIdOf}
        dataSource={[...lines]}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 900 }}
        locale={{ emptyText: t.common.list.empty }}
        columns={[
          {
            key: "product",
            title: t.goodsCounts.fields.productId,
            render: (_, line) => <Pair main={line.productName} second={line.barcode ?? line.productCode} />,
          },
          { key: "batchNo", title: t.goodsCounts.fields.batchNo, render: (_, line) => line.batchNo || nothingShown },
          { key: "counted", title: fields.counted, render: (_, line) => <GoodsCounted {...propsOf(line)} /> },
          { key: "book", title: fields.bookQty, align: "right", render: (_, { book }) => showNumber(book) },
          {
            key: "difference",
            title: fields.diffQty,
            align: "right",
            render: (_, { difference, isStale }) =>
              isStale ? (
                <StatusDot tone="warning">{stale}</StatusDot>
              ) : difference !== null && difference > 0 ? (
                `+${showNumber(difference)}`
              ) : (
                showNumber(difference)
              ),
          },
          {
            key: "reason",
            title: fields.reason,
            render: (_, line) =>
              line.difference === null || line.difference === 0 ? nothingShown : <GoodsReason {...propsOf(line)} />,
          },
          {
            key: "countedTime",
            title: fields.countTime,
            width: 150,
            render: (_, { countedTime, countedBy }) =>
              countedTime === null ? nothingShown : `${showTime(countedTime)} ${countedBy ?? ""}`,
          },
        ]}
      />
      {!disabled && (
        <Space>
          <Input
            style={{ width: 160 }}
            maxLength={procurementLimits.batchNo}
            autoComplete="off"
            value={batchNo}
            aria-label={t.goodsCounts.fields.batchNo}
            placeholder={t.goodsCounts.fields.batchNo}
            onChange={({ target }) => setBatch(target.value)}
          />
          <ProductField
            key={added.length}
            usable
            placeholder={t.goodsCounts.add}
            aria-label={t.goodsCounts.add}
            onChange={(_, product) => {
              if (product === undefined) return;
              setAdded([...added, { ...newLine(product), batchNo: batchNo.trim() }]);
              find("");
              setBatch("");
            }}
          />
        </Space>
      )}
    </>
  );
}

/** A line of goods that the book of the place does not have; it is kept with its first number. */
const newLine = ({ id, number, name }: { readonly id: string; readonly number: string; readonly name: string }) => ({
  productId: id,
  productCode: number,
  productName: name,
  barcode: null,
  unit: "",
  counted: null,
  book: null,
  difference: null,
  reason: null,
  remark: "",
  countedTime: null,
  countedBy: null,
  isStale: false,
});
