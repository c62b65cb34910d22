import type { RowOf } from "@yunshou/contract";
import { goodsCounts } from "@yunshou/contract/stock/goodsCounts";
import { type GoodsCountState, goodsCountStates } from "@yunshou/domain";
import { Button, Segmented, Space, Table } from "antd";
import { useState } from "react";
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
import { WarehouseChoice } from "../procurement/Choices.tsx";
import { RefusedButton } from "../counts/RefusedButton.tsx";
import { goodsCountTones } from "./tones.ts";
import type { GoodsCounting } from "./useGoodsCounting.ts";

type Row = RowOf<typeof goodsCounts.list>;
const pageSize = 20;

/** Counts of warehouses and bags by their state, newest first, and where one begins (STOCK-01). */
export function GoodsCountList({
  counting,
  onOpen,
}: {
  readonly counting: GoodsCounting;
  readonly onOpen: () => void;
}) {
  const t = usePhrases("counts", "goodsCounts");
  const { fields } = t.counts;
  const words = { ...t.counts.state, ...t.goodsCounts.state };
  const [state, setState] = useState<GoodsCountState | "all">("all");
  const [page, setPage] = useState(1);
  const [warehouseId, choose] = useState<string>();
  const input = { page, pageSize, ...(state === "all" ? {} : { state }) };
  const { data, error, loading, reload } = useCall(goodsCounts.list, input);
  const show = (run: () => void) => {
    onOpen();
    run();
  };
  if (error !== null) return <EmptyState error={error} onRetry={() => void reload()} />;
  return (
    <>
      <Space>
        <WarehouseChoice
          aria-label={t.goodsCounts.fields.warehouseId}
          placeholder={t.goodsCounts.fields.warehouseId}
          style={{ width: 220 }}
          value={warehouseId ?? null}
          onChange={(value) => choose(value ?? undefined)}
        />
        <RefusedButton
          type="primary"
          refused={counting.refused}
          disabled={warehouseId === undefined}
          onClick={() => warehouseId !== undefined && void counting.start(warehouseId).then(onOpen)}
        >
          {t.goodsCounts.begin}
        </RefusedButton>
      </Space>
      <Segmented
        value={state}
        onChange={(next) => {
          setState(next);
          setPage(1);
        }}
        options={[
          { value: "all" as const, label: t.common.list.all },
          ...goodsCountStates.map((value) => ({ value, label: words[value] })),
        ]}
      />
      <Table<Row>
        size="small"
        rowKey="goodsCountId"
        loading={loading}
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: t.common.list.empty }}
        scroll={{ x: 860 }}
        pagination={{
          current: page,
          pageSize,
          total: data?.total ?? 0,
          onChange: setPage,
          hideOnSinglePage: true,
          showSizeChanger: false,
        }}
        columns={[
          {
            key: "docNo",
            title: t.goodsCounts.fields.docNo,
            render: (_, row) => (
              <Button type="link" size="small" onClick={() => show(() => counting.open(row.goodsCountId))}>
                {row.docNo}
              </Button>
            ),
          },
          { key: "place", title: t.goodsCounts.fields.warehouseId, dataIndex: "warehouseName" },
          {
            key: "state",
            title: fields.state,
            render: (_, row) => <StatusDot tone={goodsCountTones[row.state]}>{words[row.state]}</StatusDot>,
          },
          {
            key: "progress",
            title: t.goodsCounts.fields.progress,
            align: "right",
            render: (_, row) => `${showNumber(row.countedGoods)}/${showNumber(row.goods)}`,
          },
          {
            key: "difference",
            title: fields.diffQty,
            align: "right",
            render: (_, row) =>
              row.surplus + row.missing === 0 ? "0" : `+${showNumber(row.surplus)} −${showNumber(row.missing)}`,
          },
          {
            key: "value",
            title: t.goodsCounts.fields.value,
            align: "right",
            render: (_, row) => (row.valueFen === null ? nothingShown : showMoney(row.valueFen)),
          },
          { key: "startedBy", title: fields.startedBy, dataIndex: "startedBy" },
          { key: "startedTime", title: fields.startedTime, render: (_, row) => showTime(row.startedTime) },
          { key: "reviewedBy", title: fields.reviewedBy, render: (_, row) => row.reviewedBy ?? nothingShown },
        ]}
      />
    </>
  );
}
