import { type ReactNode, useState } from "react";
import { AgreementDialog } from "./AgreementDialog.tsx";
import { findAgreement, type PendingAgreement } from "./agreement.ts";
import { endSession, rememberedLoginPath } from "../../platform/session/session.ts";
import type { LoginWords } from "./words.ts";

interface Waiting {
  readonly agreement: PendingAgreement;
  readonly to: string;
}

/** What stands between a login and the navigation: nothing, or an agreement that must be accepted first. */
export function useAgreement(
  words: LoginWords,
  onEnter: (to: string) => void,
): { readonly pass: (to: string) => Promise<void>; readonly dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting>();
  const pass = async (to: string) => {
    const agreement = await findAgreement();
    if (agreement === undefined) onEnter(to);
    else setWaiting({ agreement, to });
  };
  const leave = () => {
    endSession();
    window.location.assign(rememberedLoginPath() ?? "/login");
  };
  const dialog = waiting !== undefined && (
    <AgreementDialog
      words={words}
      agreement={waiting.agreement}
      onAgreed={() => onEnter(waiting.to)}
      onDeclined={leave}
    />
  );
  return { pass, dialog };
}
