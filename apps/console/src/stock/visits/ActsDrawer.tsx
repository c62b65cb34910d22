import type { RowOf } from "@yunshou/contract";
import { visits } from "@yunshou/contract/stock/visits";
import { Image, Segmented, Table } from "antd";
import { useState } from "react";
import {
  DetailDrawer,
  namesOf,
  nothingShown,
  showMoney,
  showNumber,
  showTime,
  useCall,
} from "../../platform/kit/index.ts";
import { spImageUrl } from "../../platform/images.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof visits.acts>;
const pageSize = 50;

/** 现场记录: what replenishers did at machines by their phones, and where the book does not show all of it (STOCK-08). */
export function ActsDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("visits", "round");
  const { fields } = t.visits;
  const [shown, show] = useState<"all" | "yes">("all");
  const [page, setPage] = useState(1);
  const filter = shown === "yes" ? { differs: "yes" as const } : {};
  const { data, error, loading, reload } = useCall(visits.acts, { ...filter, page, pageSize }, { enabled: open });
  const about = ({ kind, emptyReason, faultType, note }: Row) => {
    const why = kind === "emptyLane" && emptyReason !== null ? t.round.reason[emptyReason] : "";
    const fault = faultType === null ? "" : t.round.faults[faultType];
    return [t.visits.act[kind], why, fault, note].filter((part) => part !== "").join(" · ");
  };
  const number = (pieces: number) => (pieces === 0 ? nothingShown : showNumber(pieces));
  return (
    <DetailDrawer
      title={t.visits.acts}
      open={open}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
      width={1080}
    >
      <Segmented
        value={shown}
        onChange={(next) => {
          show(next);
          setPage(1);
        }}
        options={[
          { value: "all" as const, label: t.round.all },
          { value: "yes" as const, label: t.visits.onlyDiffering },
        ]}
      />
      <Table<Row>
        size="small"
        rowKey="actId"
        loading={loading}
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: t.common.list.empty }}
        scroll={{ x: 1_000 }}
        pagination={{
          current: page,
          pageSize,
          total: data?.total ?? 0,
          onChange: setPage,
          hideOnSinglePage: true,
          showSizeChanger: false,
        }}
        columns={[
          { key: "time", title: fields.actTime, render: (_, row) => showTime(row.actTime) },
          {
            key: "machine",
            title: t.common.fields.machine,
            render: (_, row) => namesOf(row.machineName, row.machineNo),
          },
          { key: "kind", title: fields.kind, render: (_, row) => about(row) },
          { key: "lane", title: fields.laneNo, render: (_, { laneNo }) => laneNo ?? nothingShown },
          {
            key: "product",
            title: t.common.fields.productName,
            render: (_, { productName, bagNo }) =>
              productName ?? (bagNo === "" ? nothingShown : `${fields.bagNo} ${bagNo}`),
          },
          { key: "pieces", title: fields.pieces, align: "right", render: (_, { pieces }) => number(pieces) },
          { key: "rest", title: fields.rest, align: "right", render: (_, { rest }) => number(rest) },
          { key: "unbooked", title: fields.unbooked, align: "right", render: (_, { unbooked }) => number(unbooked) },
          { key: "expected", title: fields.expected, align: "right", render: (_, row) => showMoney(row.expectedFen) },
          { key: "counted", title: fields.counted, align: "right", render: (_, row) => showMoney(row.countedFen) },
          {
            key: "picture",
            title: fields.picture,
            render: (_, { picture, machineName }) =>
              picture === null ? (
                nothingShown
              ) : (
                <Image src={spImageUrl(picture)} width={40} height={40} alt={namesOf(fields.picture, machineName)} />
              ),
          },
          { key: "replenisher", title: fields.replenisher, render: (_, { replenisher }) => replenisher },
        ]}
      />
    </DetailDrawer>
  );
}
