import { useState } from "react";
import { Button, Failed } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import type { Asked } from "../platform/useAnswer.ts";

/** An answer about a list that grows: what was there of it stays while more is on its way, and when that does not come. */
export interface Growing<T> extends Asked<T> {
  readonly isOnTheWay: boolean;
}

/** @param list which list it is, however much of it is asked for. */
export function useGrowing<T>(list: string, asked: Asked<T>): Growing<T> {
  const { data, failure } = asked;
  const [kept, keep] = useState<{ readonly list: string; readonly data: T }>();
  if (data !== undefined && (kept?.data !== data || kept.list !== list)) keep({ list, data });
  const before = kept?.list === list ? kept.data : undefined;
  return { ...asked, data: data ?? before, isOnTheWay: data === undefined && failure === undefined };
}

interface MoreProps {
  readonly asked: Growing<unknown>;
  readonly hasMore: boolean;
  readonly onMore: () => void;
}

/** At the end of a list that grows: the way to more of it, or why more did not come. */
export function More({ asked: { failure, reload, isOnTheWay }, hasMore, onMore }: MoreProps) {
  const t = usePhrases("shopFront");
  if (failure !== undefined) return <Failed failure={failure} onRetry={reload} />;
  if (!hasMore) return null;
  return (
    <Button wide busy={isOnTheWay} onPress={onMore}>
      {t.shopFront.more}
    </Button>
  );
}
