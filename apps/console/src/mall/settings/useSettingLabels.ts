import type { MallSettingName } from "@yunshou/domain";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** What each setting is called. */
export function useSettingLabels(): Readonly<Record<MallSettingName, string>> {
  const { fields } = usePhrases("mallSettings").mallSettings;
  return {
    closeMinutes: fields.closeMinutes,
    delivery: fields.delivery,
    deliveryFee: fields.deliveryFee,
    freeFrom: fields.freeFrom,
    completeDays: fields.completeDays,
    pickup: fields.pickup,
    pickupDays: fields.pickupDays,
    afterSaleDays: fields.afterSaleDays,
    reviews: fields.reviews,
    checkoutNotice: fields.checkoutNotice,
  };
}
