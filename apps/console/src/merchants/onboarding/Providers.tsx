import type { RowOf } from "@yunshou/contract";
import type { applications } from "@yunshou/contract/merchants/onboarding/applications";
import { nothingShown, Pair, StatusDot } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { submissionTones } from "./state.ts";

/** The providers that have an application, each with how it stands there. */
export function Providers({ submissions }: { readonly submissions: RowOf<typeof applications.list>["submissions"] }) {
  const states = usePhrases("submissions").submissions.state;
  if (submissions.length === 0) return nothingShown;
  return submissions.map(({ providerName, state }) => (
    <Pair
      key={providerName}
      main={<StatusDot tone={submissionTones[state]}>{states[state]}</StatusDot>}
      second={providerName}
    />
  ));
}
