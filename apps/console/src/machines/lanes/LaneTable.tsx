import { lanes } from "@yunshou/contract/machines/lanes";
import { Table } from "antd";
import { spImageUrl } from "../../platform/images.ts";
import {
  nothingShown,
  type RowAction,
  RowActions,
  showMoney,
  StatusDot,
  useConfirm,
  useFeature,
  useRefusedWithout,
  useWrite,
  namesOf,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { enableRefused, laneKey, type LaneRow, laneTones } from "./laneState.ts";
import { selectionNames } from "../../platform/kit/show/show.ts";

interface LaneTableProps {
  readonly machineId: string;
  readonly rows: readonly LaneRow[];
  readonly loading: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (keys: ReadonlySet<string>) => void;
  readonly onEdit: (lane: LaneRow) => void;
}

/** The lanes of a machine as a table, in step with the picture above it. */
export function LaneTable({ machineId, rows, loading, chosen, onChoose, onEdit }: LaneTableProps) {
  const t = usePhrases("lanes");
  const words = t.lanes.fields;
  const { ask } = useConfirm();
  const readOnly = useRefusedWithout("machines.lane.write");
  const pickupCode = useFeature("pickupCode");
  const act = useWrite(lanes.act);
  const change = (
    lane: LaneRow,
    action: "stop" | "enable" | "reserve" | "lock" | "unlock",
    text: string,
    refused?: string,
  ): RowAction => ({
    key: action,
    label: t.lanes[action],
    refused: readOnly ?? refused,
    onClick: () =>
      ask({
        text,
        about: namesOf(`${t.lanes.fields.laneNo} ${lane.laneNo}`, lane.productName),
        verb: t.lanes[action],
        run: () => act.run({ machineId, lanes: [{ cabinet: lane.cabinet, laneNo: lane.laneNo }], action }),
      }),
  });
  const actionsOf = (lane: LaneRow): RowAction[] => {
    const say = t.lanes;
    return [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => onEdit(lane) },
      lane.laneStatus === "normal"
        ? change(lane, "stop", say.stopConfirm)
        : change(
            lane,
            "enable",
            say.enableConfirm,
            enableRefused(lane) ? t.lanes.errors["lane.priceAbnormal"] : undefined,
          ),
      ...(!pickupCode || lane.laneStatus === "pickupOnly" || lane.laneStatus === "abnormal"
        ? []
        : [change(lane, "reserve", say.reserveConfirm)]),
      lane.locked ? change(lane, "unlock", say.unlockConfirm) : change(lane, "lock", say.lockConfirm),
    ];
  };
  return (
    <section className="kit-card">
      <header className="kit-toolbar">
        <h2>{t.lanes.title}</h2>
      </header>
      <Table<LaneRow>
        size="small"
        rowKey={laneKey}
        loading={loading}
        dataSource={rows}
        pagination={false}
        {...(rows.length === 0 ? {} : { scroll: { x: 1180 } })}
        rowSelection={{
          columnWidth: 48,
          ...selectionNames(t.common.list),
          selectedRowKeys: [...chosen],
          onChange: (keys) => onChoose(new Set(keys.map(String))),
        }}
        columns={[
          { key: "laneNo", title: words.laneNo, width: 92, dataIndex: "laneNo" },
          { key: "layerNo", title: words.layerNo, width: 56, dataIndex: "layerNo" },
          { key: "cabinet", title: words.cabinet, width: 96, render: (_value, lane) => t.lanes.cabinet[lane.cabinet] },
          {
            key: "laneMode",
            title: words.laneMode,
            width: 96,
            render: (_value, lane) => t.lanes.laneMode[lane.laneMode],
          },
          {
            key: "laneStatus",
            title: words.laneStatus,
            width: 120,
            render: (_value, lane) => (
              <>
                <StatusDot tone={laneTones[lane.laneStatus]}>{t.lanes.laneStatus[lane.laneStatus]}</StatusDot>
                {lane.locked && (
                  <div>
                    <StatusDot tone="warning">{words.locked}</StatusDot>
                  </div>
                )}
              </>
            ),
          },
          {
            key: "product",
            title: words.product,
            width: 220,
            render: (_value, lane) =>
              lane.productId === null ? (
                nothingShown
              ) : (
                <span className="lane-product">
                  <img src={spImageUrl(lane.productImage)} alt="" width={24} height={24} loading="lazy" />
                  {lane.productName} <small>{lane.productCode}</small>
                </span>
              ),
          },
          {
            key: "price",
            title: words.lanePrice,
            width: 96,
            align: "right",
            render: (_value, lane) => showMoney(lane.lanePriceFen),
          },
          {
            key: "purchase",
            title: words.purchasePrice,
            width: 104,
            align: "right",
            render: (_value, lane) => (
              <>
                {showMoney(lane.purchaseFen)}
                {lane.averageCostFen !== null && (
                  <div className="kit-soft" title={words.averageCost}>
                    ≈ {showMoney(lane.averageCostFen)}
                  </div>
                )}
              </>
            ),
          },
          {
            key: "stock",
            title: words.stock,
            width: 92,
            align: "right",
            render: (_value, lane) => (
              <span
                className={lane.productId !== null && lane.stock <= lane.warnThreshold ? "machine-low" : ""}
              >{`${lane.stock}/${lane.capacity}`}</span>
            ),
          },
          { key: "warn", title: words.warnThreshold, width: 92, align: "right", dataIndex: "warnThreshold" },
          { key: "soldToday", title: words.soldToday, width: 96, align: "right", dataIndex: "soldToday" },
          { key: "batchNo", title: words.batchNo, width: 120, render: (_value, lane) => lane.batchNo || nothingShown },
          {
            key: "actions",
            title: t.common.list.actions,
            width: 245,
            fixed: "end",
            render: (_value, lane) => <RowActions actions={actionsOf(lane)} />,
          },
        ]}
      />
    </section>
  );
}
