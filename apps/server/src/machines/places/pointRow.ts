import type { StoredRow } from "@yunshou/contract";
import type { points } from "@yunshou/contract/machines/points";
import { maskPhone } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import type { PointRecord } from "./points.queries.ts";

export const pointPhoneContext = (pointId: string) => `point:${pointId}:phone`;

/** The number as it is stored, or nothing where there is none. */
export const sealPhone = (secrets: Secrets, pointId: string, phone: string): Buffer | null =>
  phone === "" ? null : secrets.seal(Buffer.from(phone), pointPhoneContext(pointId));

/** The number in full; whoever shows it records that. */
export const openPhone = (secrets: Secrets, { pointId, phoneSealed }: PointRecord): string =>
  phoneSealed === null ? "" : secrets.open(phoneSealed, pointPhoneContext(pointId)).toString();

/** A point as the list shows it: the phone masked. */
export function pointRow(secrets: Secrets, record: PointRecord): StoredRow<typeof points.list> {
  const { topId: _t, merchantId: _m, regionId: _g, routeId: _r, phoneSealed: _p, ...row } = record;
  const phone = openPhone(secrets, record);
  return { ...row, contactPhone: phone === "" ? "" : maskPhone(phone) };
}
