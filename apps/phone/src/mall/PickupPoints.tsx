import { usePhrases } from "../platform/phrases/phrases.ts";
import type { Shop } from "./shopFront.ts";
import { type BasketLine, isShort } from "./useBasketLines.ts";

interface PickupPointsProps {
  readonly shop: Pick<Shop, "pickupPoints">;
  readonly lines: readonly BasketLine[];
  readonly value: string | null;
  readonly onChange: (pickupPointId: string) => void;
}

/** Counters, and machines that hand the goods out for a code; one that holds too little of the basket cannot be chosen and says so. */
export function PickupPoints({ shop: { pickupPoints }, lines, value, onChange }: PickupPointsProps) {
  const { shopFront: t } = usePhrases("shopFront");
  return (
    <fieldset className="points">
      <legend>{pickupPoints.length === 0 ? t.noPoint : t.choosePoint}</legend>
      {pickupPoints.map(({ pickupPointId, pickupPoint, pointAddress, machineNo }) => {
        const isPoor = machineNo !== null && lines.some((line) => isShort(line, pickupPointId));
        return (
          <label key={pickupPointId}>
            <input
              type="radio"
              name="point"
              disabled={isPoor}
              checked={value === pickupPointId}
              onChange={() => onChange(pickupPointId)}
            />
            <span>
              {pickupPoint}
              {machineNo === null ? null : <b>{t.machinePoint}</b>}
              <small>{pointAddress}</small>
              {isPoor ? <small>{t.shortHere}</small> : null}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
