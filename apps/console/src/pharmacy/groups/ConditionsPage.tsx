import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { GroupTree } from "./GroupTree.tsx";

/** 病情病况分类: the tree of disease conditions with their symptoms (MED-03). */
export function ConditionsPage() {
  const t = usePhrases("medicines");
  return <GroupTree kind="condition" title={t.medicines.pages["/ypgl/bqbkfl"]} />;
}
