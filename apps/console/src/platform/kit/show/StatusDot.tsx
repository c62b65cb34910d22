import type { ReactNode } from "react";

/**
 * What a state means to a person: as it should be (quiet, without a colour), a change for the better, in progress, soon
 * to be acted on, somebody must act, or not in use.
 */
export type Tone = "quiet" | "good" | "running" | "warning" | "bad" | "neutral";

/** A coloured dot and a word; the word alone carries the meaning for who cannot see the colour. */
export function StatusDot({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className="kit-status">
      <i className={`kit-dot kit-dot-${tone}`} aria-hidden="true" />
      {children}
    </span>
  );
}
