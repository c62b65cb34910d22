import type { Handle } from "@yunshou/database";
import { type MerchantFeature, refuse, type Refusal, sellsMedicine } from "@yunshou/domain";
import type { Session } from "../platform/call.ts";
import { type MedicineMerchant, medicineMerchants } from "./medicine.queries.ts";

/** A switch counts while it is on all the way up; what stands above the caller is in the features of his session. */
export const isMedicine = ({ kind, features }: MedicineMerchant, session: Session) =>
  sellsMedicine(
    kind,
    features.filter((one) => (session.features as ReadonlySet<string>).has(one)),
  );

/**
 * Medicine is no matter of a merchant that sells none, batches none of one that keeps none, and combinations none of one
 * whose switch is off (MERCHANT-20, MED-04, MED-05).
 */
export async function checkMedicine(
  { tx, session }: { readonly tx: Handle; readonly session: Session },
  feature?: Extract<MerchantFeature, "medicine" | "drugCombination" | "smartMedicineBox">,
): Promise<Refusal | undefined> {
  if (session.scope.merchants === "all") return undefined;
  const [own] = await medicineMerchants(tx, session.scope, session.merchantId);
  const sells = own !== undefined && isMedicine(own, session);
  return sells && (feature === undefined || (own.features.includes(feature) && session.features.has(feature)))
    ? undefined
    : refuse("merchants.featureOff");
}
