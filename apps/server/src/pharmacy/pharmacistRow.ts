import { daysUntilExpiry, dutyStateOf, expiryStateOf } from "@yunshou/domain";
import type { PharmacistRecord } from "./pharmacists.queries.ts";

/** A pharmacist as the list and its file show him, without the phone, and with the name of the certificate for the file. */
export function pharmacistRow(record: PharmacistRecord, today: string) {
  const { topId: _, merchantId: _m, certificateId: _c, phoneSealed: _p, reviewRemark: _r, onDuty, ...row } = record;
  return {
    ...row,
    expiry: expiryStateOf(row.certExpiry, today),
    daysLeft: daysUntilExpiry(row.certExpiry, today),
    duty: dutyStateOf(onDuty, record, today),
  };
}
