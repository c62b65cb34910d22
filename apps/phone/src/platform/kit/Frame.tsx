import type { ReactNode } from "react";
import { usePhrases } from "../phrases/phrases.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";

interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Shows the way back. */
  readonly onBack?: () => void;
  /** Beside the title, e.g. the way to the orders. */
  readonly aside?: ReactNode;
  /** Stays at the bottom, above the thumb. */
  readonly bar?: ReactNode;
}

/** A page: head of 48, content, and a bar of 56 at the bottom where one is needed (patterns §7.11). */
export function Frame({ title, children, onBack, aside, bar }: FrameProps) {
  const t = usePhrases("phone");
  return (
    <div className="frame">
      <header className="frame-head">
        {onBack === undefined ? null : (
          <button type="button" className="frame-back" aria-label={t.phone.back} onClick={onBack}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        )}
        <h1>{title}</h1>
        {aside}
        <LanguageChoice />
      </header>
      <main className="frame-body">{children}</main>
      {bar === undefined ? null : <footer className="frame-bar">{bar}</footer>}
    </div>
  );
}
