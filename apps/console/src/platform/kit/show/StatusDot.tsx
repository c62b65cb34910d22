import type { ReactNode } from "react";

/** What a state means to a person: good, in progress, needs attention, broken, or none of these. */
export type Tone = "good" | "running" | "warning" | "bad" | "neutral";

/** A coloured dot and a word; the word alone carries the meaning for who cannot see the colour. */
export function StatusDot({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className="kit-status">
      <i className={`kit-dot kit-dot-${tone}`} aria-hidden="true" />
      {children}
    </span>
  );
}
