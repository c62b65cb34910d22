import { lanes } from "@yunshou/contract/machines/lanes";
import { fill } from "@yunshou/phrases/fill";
import { Timeline } from "antd";
import { DetailDrawer, EmptyState, nothingShown, showMoney, showTime, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Stored {
  readonly priceFen?: string | null;
  readonly stock?: number;
  readonly status?: string;
}

/** Who changed what of a machine's lanes, newest first (LANE-18). */
export function LaneHistoryDrawer({
  machineNo,
  open,
  onClose,
}: {
  readonly machineNo: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = usePhrases("lanes", "machines");
  const { data, error, reload } = useCall(lanes.history, { machineNo }, { enabled: open && machineNo !== "" });
  const actions: Readonly<Record<string, string>> = t.lanes.changeKind;
  const price = (stored: Stored | null) => (stored?.priceFen == null ? nothingShown : showMoney(stored.priceFen));
  const difference = (before: Stored | null, after: Stored | null) =>
    [
      before !== null && after !== null && before.priceFen !== after.priceFen
        ? `${price(before)} → ${price(after)}`
        : "",
      before !== null && after !== null && before.stock !== after.stock
        ? `${t.lanes.fields.stock} ${before.stock} → ${after.stock}`
        : "",
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <DetailDrawer
      title={t.lanes.history}
      open={open}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
      width={520}
    >
      {data?.rows.length === 0 ? (
        <EmptyState />
      ) : (
        <Timeline
          items={(data?.rows ?? []).map((row, index) => ({
            key: index,
            content: (
              <>
                <strong>{fill(t.machines.lane, { laneNo: row.laneNo })}</strong> {actions[row.action] ?? row.action}{" "}
                {difference(row.before as Stored | null, row.after as Stored | null)}
                <div className="machine-none">{[showTime(row.at), row.operator].filter(Boolean).join(" · ")}</div>
              </>
            ),
          }))}
        />
      )}
    </DetailDrawer>
  );
}
