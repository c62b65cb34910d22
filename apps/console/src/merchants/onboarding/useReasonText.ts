import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Why a provider sent something back, with our name of the field where it names one. */
export function useReasonText(): (reason: { readonly field: string; readonly reason: string }) => string {
  const { field: fields, image } = usePhrases().onboarding;
  return ({ field, reason }) => {
    const labels: Readonly<Record<string, string>> = { ...fields, ...image };
    const label = labels[field];
    return label === undefined ? reason : `${label}: ${reason}`;
  };
}
