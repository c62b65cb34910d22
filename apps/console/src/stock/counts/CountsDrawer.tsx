import type { RowOf } from "@yunshou/contract";
import { counts } from "@yunshou/contract/stock/counts";
import { countStates, type CountState } from "@yunshou/domain";
import { Button, Segmented, Table } from "antd";
import { useState } from "react";
import {
  DetailDrawer,
  EmptyState,
  namesOf,
  nothingShown,
  showNumber,
  showTime,
  StatusDot,
  useCall,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { GoodsCountList } from "../goodsCounts/GoodsCountList.tsx";
import type { GoodsCounting } from "../goodsCounts/useGoodsCounting.ts";
import { countTones } from "./tones.ts";

type Row = RowOf<typeof counts.list>;
const pageSize = 20;

interface CountsDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onOpen: (countId: string) => void;
  readonly places: GoodsCounting;
}

/** 盘点单: counts of machines, or of warehouses and bags. */
export function CountsDrawer({ open, onClose, onOpen, places }: CountsDrawerProps) {
  const t = usePhrases("counts", "goodsCounts");
  const [kind, turn] = useState<"machines" | "places">("machines");
  return (
    <DetailDrawer
      title={t.counts.documents}
      open={open}
      onClose={onClose}
      loading={false}
      error={null}
      onRetry={onClose}
      width={1_000}
    >
      <Segmented
        value={kind}
        onChange={turn}
        options={(["machines", "places"] as const).map((value) => ({ value, label: t.goodsCounts[value] }))}
      />
      {kind === "machines" ? (
        <MachineCounts
          onOpen={(countId) => {
            onClose();
            onOpen(countId);
          }}
        />
      ) : (
        <GoodsCountList counting={places} onOpen={onClose} />
      )}
    </DetailDrawer>
  );
}

/** Counts of machines by their state, newest first. */
function MachineCounts({ onOpen }: { readonly onOpen: (countId: string) => void }) {
  const t = usePhrases("counts");
  const words = t.counts;
  const [state, setState] = useState<CountState | "all">("all");
  const [page, setPage] = useState(1);
  const input = { page, pageSize, ...(state === "all" ? {} : { state }) };
  const { data, error, loading, reload } = useCall(counts.list, input);
  if (error !== null) return <EmptyState error={error} onRetry={() => void reload()} />;
  return (
    <>
      <Segmented
        value={state}
        onChange={(next) => {
          setState(next);
          setPage(1);
        }}
        options={[
          { value: "all" as const, label: t.common.list.all },
          ...countStates.map((value) => ({ value, label: words.state[value] })),
        ]}
      />
      <Table<Row>
        size="small"
        rowKey="countId"
        loading={loading}
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: t.common.list.empty }}
        scroll={{ x: 800 }}
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
            key: "machine",
            title: words.fields.machineName,
            render: (_, row) => (
              <Button type="link" size="small" onClick={() => onOpen(row.countId)}>
                {namesOf(row.machineName, row.machineNo)}
              </Button>
            ),
          },
          {
            key: "state",
            title: words.fields.state,
            render: (_, row) => <StatusDot tone={countTones[row.state]}>{words.state[row.state]}</StatusDot>,
          },
          {
            key: "progress",
            title: words.fields.progress,
            align: "right",
            render: (_, row) => `${showNumber(row.countedLanes)}/${showNumber(row.lanes)}`,
          },
          {
            key: "difference",
            title: words.fields.diffQty,
            align: "right",
            render: (_, row) =>
              row.surplus + row.missing === 0 ? "0" : `+${showNumber(row.surplus)} −${showNumber(row.missing)}`,
          },
          { key: "startedBy", title: words.fields.startedBy, dataIndex: "startedBy" },
          { key: "startedTime", title: words.fields.startedTime, render: (_, row) => showTime(row.startedTime) },
          {
            key: "reviewedBy",
            title: words.fields.reviewedBy,
            render: (_, row) => row.reviewedBy ?? nothingShown,
          },
        ]}
      />
    </>
  );
}
