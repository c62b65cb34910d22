import { accept, refuse, type Result } from "../result.ts";
import { type MerchantFeature, type MerchantKind, merchantFeatures } from "./values.ts";

const medicineFeatures: readonly MerchantFeature[] = ["medicine", "smartMedicineBox", "drugCombination"];

/** What a new merchant starts with: everything that costs nothing and fits its kind. The purchase feature needs consent (MERCHANT-13). */
export function defaultFeatures(kind: MerchantKind): MerchantFeature[] {
  return merchantFeatures.filter(
    (feature) => feature !== "purchase" && (kind === "drug" || !medicineFeatures.includes(feature)),
  );
}

/**
 * The features that count for a merchant: those on at every merchant from the root down to it (MERCHANT-20).
 *
 * @param path own switches from the root to the merchant.
 */
export function effectiveFeatures(path: readonly (readonly string[])[]): MerchantFeature[] {
  return merchantFeatures.filter((feature) => path.length > 0 && path.every((own) => own.includes(feature)));
}

/** Refuses what belongs to a feature that is switched off. */
export function checkFeature(features: Iterable<string>, feature: MerchantFeature, field?: string): Result<undefined> {
  return new Set(features).has(feature)
    ? accept()
    : refuse("merchants.featureOff", field === undefined ? {} : { field });
}

/** The purchase feature costs a fee, so that switching it on needs consent (MERCHANT-13); what is on already has it. */
export function checkFeeAgreed(
  wanted: readonly MerchantFeature[],
  own: readonly string[],
  agreed: boolean,
): Result<undefined> {
  return wanted.includes("purchase") && !own.includes("purchase") && !agreed
    ? refuse("merchants.feeNotAgreed", { field: "features" })
    : accept();
}

/** A feature can be switched on only below a merchant that has it; switching off is always possible. */
export function checkSwitches(
  wanted: readonly MerchantFeature[],
  own: readonly string[],
  above: Iterable<string> | "all",
): Result<readonly MerchantFeature[]> {
  const allowed = above === "all" ? undefined : new Set(above);
  const refused = wanted.some((feature) => !own.includes(feature) && allowed !== undefined && !allowed.has(feature));
  return refused
    ? refuse("merchants.featureOffAbove", { field: "features" })
    : accept(merchantFeatures.filter((feature) => wanted.includes(feature)));
}
