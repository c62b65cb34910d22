import { nothingShown } from "./show.ts";
import { Pair } from "./Pair.tsx";
import { StatusDot, type Tone } from "./StatusDot.tsx";

/** One thing that can be said of how a record is. */
export interface State {
  readonly tone: Tone;
  readonly text: string;
}

const rank: Readonly<Record<Tone, number>> = { bad: 0, warning: 1, running: 2, neutral: 3, good: 4, quiet: 5 };

/** Worst first; what is as it should be is said only when nothing else is to be said, and nothing is said twice. */
export function worstFirst(states: readonly State[]): readonly State[] {
  const ordered = [...states].sort((left, right) => rank[left.tone] - rank[right.tone]);
  const telling = ordered.filter(({ tone }) => tone !== "quiet");
  const once = (telling.length > 0 ? telling : ordered.slice(0, 1)).map((state) => [state.text, state] as const);
  return [...new Map(once).values()];
}

/** The worst state with its dot, the others soft below it. */
export function StatesCell({ states }: { readonly states: readonly State[] }) {
  const [worst, ...others] = worstFirst(states);
  if (worst === undefined) return nothingShown;
  const dot = <StatusDot tone={worst.tone}>{worst.text}</StatusDot>;
  return others.length === 0 ? dot : <Pair main={dot} second={others.map(({ text }) => text).join(" · ")} />;
}
