import { useEffect, useState } from "react";
import { type Outline, outlinesOf, type PackedMap } from "./outline.ts";

const mapFile = "/map/china.json";
let loading: Promise<readonly Outline[]> | undefined;

/** The provinces, read once; a failed attempt is forgotten, so that the next map tries again. */
function loadOutlines(): Promise<readonly Outline[]> {
  loading ??= fetch(mapFile).then(async (answer) => {
    if (!answer.ok) throw new Error(`The map file answered ${answer.status}`);
    return outlinesOf((await answer.json()) as PackedMap);
  });
  loading.catch(() => (loading = undefined));
  return loading;
}

/** The outlines of the base map, which is part of the program: no tiles are fetched from anywhere. */
export function useOutlines(): readonly Outline[] | "loading" | "failed" {
  const [outlines, setOutlines] = useState<readonly Outline[] | "loading" | "failed">("loading");
  useEffect(() => {
    let gone = false;
    loadOutlines().then(
      (loaded) => gone || setOutlines(loaded),
      () => gone || setOutlines("failed"),
    );
    return () => {
      gone = true;
    };
  }, []);
  return outlines;
}
