import { fill } from "@yunshou/phrases/fill";
import { Alert } from "antd";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { WarehouseChoice } from "../procurement/Choices.tsx";

interface OtherSourceProps {
  /** Whose route it is. */
  readonly merchant: string;
  readonly warehouseId: string | null;
  readonly onChoose: (warehouseId: string | null) => void;
}

/** Says why the bag of another merchant's route is not taken from, who may, and from where the caller takes instead (STOCK-08). */
export function OtherSource({ merchant, warehouseId, onChoose }: OtherSourceProps) {
  const t = usePhrases("visits", "refillOrders");
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBottom: 12 }}
      title={fill(t.visits.ofOther, { merchant })}
      description={
        <label className="visits-choice">
          {t.refillOrders.fields.source}
          <WarehouseChoice
            allowClear
            style={{ width: 220 }}
            {...(warehouseId === null ? {} : { value: warehouseId })}
            onChange={(chosen: string | undefined) => onChoose(chosen ?? null)}
          />
        </label>
      }
    />
  );
}
