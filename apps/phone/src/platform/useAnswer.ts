import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { type Question, takeAhead } from "./ahead.ts";
import { CallFailure } from "./api/call.ts";

export interface Asked<T> {
  readonly data: T | undefined;
  readonly failure: CallFailure | undefined;
  readonly reload: () => void;
}

/**
 * Asks once for each key, and again while `everyMs` is given and somebody looks. What was there stays while it is asked again.
 * A question that is on its way is awaited, so that a network slower than the pause still brings answers; `reload` drops it.
 *
 * @param key what the question is about; null asks nothing.
 */
export function useAnswer<T>(key: string | null, ask: (signal: AbortSignal) => Promise<T>, everyMs?: number): Asked<T> {
  const [known, setKnown] = useState<{
    readonly key: string | null;
    readonly data?: T;
    readonly failure?: CallFailure;
  }>({ key: null });
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const onTheWay = useRef<AbortController>(undefined);
  useEffect(() => {
    if (key === null) return;
    const leaving = new AbortController();
    const arrived = () => {
      if (onTheWay.current === leaving) onTheWay.current = undefined;
    };
    onTheWay.current = leaving;
    (takeAhead<T>(key) ?? ask(leaving.signal))
      .then(
        // A long answer is drawn in parts, so that a slow phone hears a press in between.
        (data) => leaving.signal.aborted || startTransition(() => setKnown({ key, data })),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          const failure = error instanceof CallFailure ? error : new CallFailure("network");
          setKnown((before) => (before.key === key && before.data !== undefined ? before : { key, failure }));
        },
      )
      .finally(arrived);
    return () => {
      arrived();
      leaving.abort();
    };
    // `ask` is another function each time; what it asks is said by the key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, round]);
  useEffect(() => {
    if (key === null || everyMs === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && onTheWay.current === undefined) reload();
    }, everyMs);
    return () => clearInterval(timer);
  }, [key, everyMs, reload]);
  const isOwn = known.key === key;
  return { data: isOwn ? known.data : undefined, failure: isOwn ? known.failure : undefined, reload };
}

/** Asks a question that may have been asked ahead; null asks nothing. */
export const useQuestion = <T>(question: Question<T> | null, everyMs?: number): Asked<T> =>
  useAnswer<T>(question?.key ?? null, (signal) => question!.ask(signal), everyMs);
