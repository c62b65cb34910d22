import type { SubmissionRejection } from "@yunshou/domain";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Why a provider sent something back: in our words where we know the reason, in its own otherwise, with our name of the field where it names one. */
export function useReasonText(): (reason: {
  readonly field: string;
  readonly reason: string;
  readonly code?: SubmissionRejection | undefined;
}) => string {
  const t = usePhrases("onboarding", "submissions");
  return ({ field, reason, code }) => {
    const labels: Readonly<Record<string, string>> = { ...t.onboarding.fields, ...t.onboarding.image };
    const label = labels[field];
    const text = code === undefined ? reason : t.submissions.rejection[code];
    return label === undefined ? text : `${label}: ${text}`;
  };
}
