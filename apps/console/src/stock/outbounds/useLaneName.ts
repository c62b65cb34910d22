import type { Cabinet } from "@yunshou/domain";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Names a lane by its number, and by its cabinet where that is not the main one. */
export function useLaneName(): (lane: { readonly cabinet: Cabinet; readonly laneNo: number }) => string {
  const t = usePhrases("refills");
  return ({ cabinet, laneNo }) => (cabinet === "main" ? String(laneNo) : `${t.refills.cabinet.sub} ${laneNo}`);
}
