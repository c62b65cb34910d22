import { maskPhone } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";

export const offlinePhoneContext = (offlinePickupId: string) => `offlinePickup:${offlinePickupId}:phone`;

/** The phone of an applicant as it is stored; it opens for this application only. */
export const sealOfflinePhone = (secrets: Secrets, offlinePickupId: string, phone: string): Buffer =>
  secrets.seal(Buffer.from(phone), offlinePhoneContext(offlinePickupId));

/** In full; whoever shows it records that. */
export const openOfflinePhone = (secrets: Secrets, offlinePickupId: string, sealed: Buffer): string =>
  secrets.open(sealed, offlinePhoneContext(offlinePickupId)).toString();

export const maskedOfflinePhone = (secrets: Secrets, offlinePickupId: string, sealed: Buffer): string =>
  maskPhone(openOfflinePhone(secrets, offlinePickupId, sealed));
