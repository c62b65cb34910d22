import type { ReactNode } from "react";

/** Two facts that belong together, the second soft: a name over its number, a day over its time. In a dense list they stand in one line. What is absent twice is said once. */
export function Pair({ main, second }: { readonly main: ReactNode; readonly second: ReactNode }) {
  return (
    <span className="kit-pair">
      <span>{main}</span> {second !== main && <small className="kit-soft">{second}</small>}
    </span>
  );
}

/** A small picture before a name. */
export function Pictured({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <span className="kit-pictured">
      {picture}
      {children}
    </span>
  );
}
