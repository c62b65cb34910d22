import type { Handle } from "@yunshou/database";
import { businessDay, type MemberLevel } from "@yunshou/domain";
import { phoneIndexOf } from "../../members/holders.ts";
import { memberByPhone } from "../../members/members.queries.ts";
import { memberLevelOn } from "../../members/packages/packageDesk.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { openBuyerPhone } from "./buyerPhone.ts";
import { sealedPhoneOfBuyer } from "./buyers.queries.ts";

/**
 * The level of somebody who is logged in to a shop: the one that the member of the selling merchant with this phone has today,
 * with what a package gives him. The phone was proven by a code; null for somebody who is no member.
 */
export async function buyerLevel(
  tx: Handle,
  secrets: Secrets,
  { topId, merchantId, timeZone }: { readonly topId: string; readonly merchantId: string; readonly timeZone: string },
  buyerId: string,
  now: Date,
): Promise<MemberLevel | null> {
  const sealed = await sealedPhoneOfBuyer(tx, topId, buyerId);
  if (sealed === undefined) return null;
  const member = await memberByPhone(tx, merchantId, phoneIndexOf(secrets, openBuyerPhone(secrets, buyerId, sealed)));
  return member === undefined ? null : memberLevelOn(tx, member, businessDay(now, timeZone));
}
