import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { GroupTree } from "./GroupTree.tsx";

/** 药品分类: the tree of categories of medicines (MED-03). */
export function CategoriesPage() {
  const t = usePhrases("medicines");
  return <GroupTree kind="category" title={t.medicines.pages["/ypgl/ypfl"]} />;
}
