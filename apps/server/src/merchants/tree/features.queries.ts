import type { Handle } from "@yunshou/database";
import { effectiveFeatures, type MerchantFeature } from "@yunshou/domain";

/**
 * The features that count for a merchant whom the caller sees (MERCHANT-20). Merchants above the caller are not his to see;
 * what they switch off is already missing in his own features.
 */
export async function featuresOf(
  tx: Handle,
  caller: ReadonlySet<MerchantFeature>,
  merchantId: string,
): Promise<MerchantFeature[]> {
  const rows = await tx.query<{ features: string[] }>(
    "select a.features from merchant m join merchant a on a.id = any(m.path) where m.id = $1",
    [merchantId],
  );
  return effectiveFeatures([[...caller], ...rows.map((row) => row.features)]);
}
