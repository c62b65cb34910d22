import { fill } from "@yunshou/phrases/fill";
import { Suspense } from "react";
import { lazily } from "../../lazily.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import type { ListSourceName } from "./ListSource.tsx";

/** Few lists are empty; the others do not wait for these words. */
const Source = lazily(async () => ({ default: (await import("./ListSource.tsx")).ListSource }));

interface HowFilledProps {
  /** The words of the button that adds the first row. */
  readonly action: string | undefined;
  /** What brings rows where nobody adds them. */
  readonly source: ListSourceName | undefined;
}

/** How an empty list is filled. */
export function HowFilled({ action, source }: HowFilledProps) {
  const t = usePhrases();
  if (action !== undefined) return fill(t.common.list.first, { action });
  if (source === undefined) return null;
  return (
    <Suspense>
      <Source of={source} />
    </Suspense>
  );
}
