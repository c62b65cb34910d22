import { LockOutlined, WarningOutlined } from "@ant-design/icons";
import { fill } from "@yunshou/phrases/fill";
import { spImageUrl } from "../../platform/images.ts";
import { showMoney } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { fillOf, laneKey, type LaneRow, layersOf } from "./laneState.ts";

interface MachineFrontProps {
  readonly cabinet: "main" | "sub";
  readonly lanes: readonly LaneRow[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  readonly onOpen: (lane: LaneRow) => void;
  /** Lanes that do not match the filters are shown faintly. */
  readonly matches: (lane: LaneRow) => boolean;
}

/** A cabinet as a customer sees it: layer by layer, with picture, price and how full each lane is. A double press opens a lane. */
export function MachineFront({ cabinet, lanes, chosen, onToggle, onOpen, matches }: MachineFrontProps) {
  const t = usePhrases("lanes");
  return (
    <div className="front" role="group" aria-label={t.lanes.cabinet[cabinet]}>
      <div className="front-head">{t.lanes.cabinet[cabinet]}</div>
      <div className="front-glass">
        {layersOf(lanes).map(({ layerNo, lanes: row }) => (
          <div key={layerNo} className="front-layer">
            <span className="front-layer-no" aria-hidden="true">
              {layerNo}
            </span>
            <div className="front-lanes">
              {row.map((lane) => (
                <Lane
                  key={lane.laneNo}
                  lane={lane}
                  chosen={chosen.has(laneKey(lane))}
                  faint={!matches(lane)}
                  onToggle={onToggle}
                  onOpen={onOpen}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="front-tray" aria-hidden="true" />
    </div>
  );
}

interface LaneProps {
  readonly lane: LaneRow;
  readonly chosen: boolean;
  readonly faint: boolean;
  readonly onToggle: (key: string) => void;
  readonly onOpen: (lane: LaneRow) => void;
}

function Lane({ lane, chosen, faint, onToggle, onOpen }: LaneProps) {
  const t = usePhrases("lanes", "machines");
  const { level, low, empty } = fillOf(lane);
  const off = lane.laneStatus !== "normal" || lane.locked;
  const words = [
    fill(t.machines.lane, { laneNo: lane.laneNo }),
    lane.productName ?? t.lanes.noProduct,
    showMoney(lane.lanePriceFen),
    `${lane.stock}/${lane.capacity}`,
    t.lanes.laneStatus[lane.laneStatus],
  ];
  return (
    <button
      type="button"
      className="front-lane"
      data-size={lane.laneMode}
      data-off={off ? "yes" : "no"}
      data-faint={faint ? "yes" : "no"}
      aria-pressed={chosen}
      title={words.join(" · ")}
      onClick={() => onToggle(laneKey(lane))}
      onDoubleClick={() => onOpen(lane)}
    >
      <span className="front-lane-no">
        {lane.laneNo}
        {lane.locked && <LockOutlined />}
        {lane.laneStatus === "abnormal" && <WarningOutlined className="front-warning" />}
      </span>
      {lane.productId === null ? (
        <span className="front-nothing">{t.lanes.noProduct}</span>
      ) : (
        <img src={spImageUrl(lane.productImage)} alt="" loading="lazy" />
      )}
      <span className="front-name">{lane.productName ?? ""}</span>
      <span className="front-price">{showMoney(lane.lanePriceFen)}</span>
      <span className="front-stock" data-level={empty ? "empty" : low ? "low" : "fine"}>
        <i style={{ width: `${level * 100}%` }} />
        <b>{`${lane.stock}/${lane.capacity}`}</b>
      </span>
      {off && (
        <span className="front-state">{lane.locked ? t.lanes.fields.locked : t.lanes.laneStatus[lane.laneStatus]}</span>
      )}
    </button>
  );
}
