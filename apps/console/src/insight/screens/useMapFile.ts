import { useEffect, useState } from "react";
import { loadChinaMap } from "./ChinaMap.ts";

/** Loads the map file; the address may come from the operator's settings. */
export function useMapFile(address: string): "loading" | "ready" | "failed" {
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  useEffect(() => {
    let gone = false;
    loadChinaMap(address).then(
      () => gone || setState("ready"),
      () => gone || setState("failed"),
    );
    return () => {
      gone = true;
    };
  }, [address]);
  return state;
}

/** False while the page is in the background: nothing is animated there. */
export function usePageVisible(): boolean {
  const [visible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const changed = () => setVisible(!document.hidden);
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  }, []);
  return visible;
}
