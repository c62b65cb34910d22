import { daysUntilExpiry, expiryStateOf } from "@yunshou/domain";
import type { CertificateRecord } from "./certificates.queries.ts";

/** A certificate as the list and its file show it; `today` is the reader's. */
export function certificateRow(
  {
    topId: _,
    merchantId: _m,
    reviewer: _r,
    reviewTime: _t,
    writtenBy: _w,
    createdTime: _c,
    userName,
    ...row
  }: CertificateRecord,
  today: string,
) {
  return {
    ...row,
    userName: userName === "" ? null : userName,
    expiry: expiryStateOf(row.certExpiry, today),
    daysLeft: daysUntilExpiry(row.certExpiry, today),
  };
}
