import type { StoredRow } from "@yunshou/contract";
import type { pickups } from "@yunshou/contract/orders/pickups";
import { pickupContentText, showTypedCode } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import { openCode } from "./pickupCodes.ts";
import type { PickupRecord } from "./pickups.queries.ts";

/** A code as the list and its file show it. */
export function pickupRow(secrets: Secrets, record: PickupRecord): StoredRow<typeof pickups.list> {
  const { topId: _, merchantId: __, batchId: ___, codeSealed: ____, products, ...row } = record;
  return { ...row, pickupCode: showTypedCode(openCode(secrets, record)), pickupContent: pickupContentText(products) };
}
