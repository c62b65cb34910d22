import type { InputOf, OutputOf } from "@yunshou/contract";
import { useEffect, useRef, useState } from "react";
import { call, type Target } from "../../platform/api/call.ts";
import { CallFailure } from "../../platform/api/failure.ts";

type NetworkReport = () => void;
let reportNetwork: NetworkReport = () => {};

/** The screen shows the network text once for all of its panels (BIGSALES-30, BIGDEV-16). */
export function reportNetworkTo(report: NetworkReport): void {
  reportNetwork = report;
}

/**
 * Loads at once, then every `everyMs` while the page is visible, and again when it becomes visible after a pause.
 * A failed repetition keeps what is shown.
 */
export function useScreenData<E extends Target>(
  endpoint: E,
  input: InputOf<E>,
  everyMs: number | null,
): OutputOf<E> | undefined {
  const key = JSON.stringify(input);
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly data: OutputOf<E> }>();
  const latest = useRef(input);
  latest.current = input;

  useEffect(() => {
    const gone = new AbortController();
    let loadedAt = 0;
    const load = async () => {
      loadedAt = Date.now();
      try {
        const data = await call(endpoint, latest.current, { fresh: true, silent: true, signal: gone.signal });
        if (!gone.signal.aborted) setLoaded({ key, data });
      } catch (error) {
        if (
          !gone.signal.aborted &&
          error instanceof CallFailure &&
          (error.kind === "network" || error.kind === "timeout")
        )
          reportNetwork();
      }
    };
    const due = () => {
      if (document.hidden || everyMs === null || Date.now() - loadedAt < everyMs - 50) return;
      void load();
    };
    void load();
    const timer = everyMs === null ? undefined : window.setInterval(due, everyMs);
    document.addEventListener("visibilitychange", due);
    return () => {
      gone.abort();
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", due);
    };
  }, [endpoint, key, everyMs]);

  return loaded?.key === key ? loaded.data : undefined;
}
