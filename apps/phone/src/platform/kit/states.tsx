import type { ReactNode } from "react";
import type { CallFailure } from "../api/call.ts";
import { usePhrases } from "../phrases/phrases.ts";
import { Button } from "./Button.tsx";

/** Nothing is here, and what to do about it. */
export function Empty({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="empty">
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Places of rows that are on their way. */
export function Waiting() {
  const t = usePhrases("phone");
  return (
    <div className="waiting" role="status" aria-label={t.phone.waiting}>
      <i />
      <i />
      <i />
    </div>
  );
}

/** What is read about a failure: the server's sentence, in the language that was asked for. */
export const failureText = (failure: CallFailure, offline: string): string =>
  failure.kind === "network" || failure.message === "" ? offline : failure.message;

/** An answer that did not come, and the way to ask again. */
export function Failed({ failure, onRetry }: { readonly failure: CallFailure; readonly onRetry: () => void }) {
  const t = usePhrases("phone");
  return (
    <Empty text={failureText(failure, t.phone.offline)}>
      <Button onPress={onRetry}>{t.phone.retry}</Button>
    </Empty>
  );
}
