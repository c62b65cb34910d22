import { deliveryState } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import { maskedOfflinePhone } from "./offlinePhone.ts";
import type { OfflineRecord } from "./offlinePickups.queries.ts";

/** An application as the list and its file show it, with its phone masked. */
export const offlineRow = (
  secrets: Secrets,
  { topId: _, merchantId: __, shipState, phoneSealed, ...row }: OfflineRecord,
) => ({
  ...row,
  deliveryStatus: deliveryState(shipState),
  contactPhone: maskedOfflinePhone(secrets, row.offlinePickupId, phoneSealed),
});
