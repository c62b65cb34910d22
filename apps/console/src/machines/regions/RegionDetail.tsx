import { regions } from "@yunshou/contract/machines/regions";
import { checkRegionDelete, checkRegionLevel } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useConfirm, useRefusalText, useWrite } from "../../platform/kit/index.ts";
import { TreeDetail } from "../../platform/kit/tree/TreeDetail.tsx";
import type { TreeDetailProps } from "../../platform/kit/tree/TreePage.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Region } from "./RegionForm.tsx";

/** One region: its level, what lies in it, and what hinders its deletion (POINT-06, POINT-07). */
export function RegionDetail({ node, refused, onAddBelow, onRename, onDeleted }: TreeDetailProps<Region>) {
  const t = usePhrases("regions");
  const words = t.regions;
  const refusal = useRefusalText();
  const { askDelete } = useConfirm();
  const remove = useWrite(regions.remove);
  const { regionId, regionName: name, level, children, points } = node;
  const inUse = refusal(checkRegionDelete(children, points));
  const buttons = [
    { label: words.addChild, reason: refused ?? refusal(checkRegionLevel(level)), act: onAddBelow },
    { label: words.rename, reason: refused, act: onRename },
    {
      label: t.common.action.delete,
      danger: true,
      reason: refused ?? inUse,
      act: () =>
        askDelete(
          name,
          async () => {
            await remove.run({ regionId });
            onDeleted();
          },
          fill(words.deleteAsk, { name }),
        ),
    },
  ];
  return (
    <TreeDetail
      name={name}
      actions={buttons}
      items={[
        { key: "level", label: words.fields.level, children: words.level[String(level) as "1" | "2" | "3"] },
        { key: "children", label: words.fields.children, children },
        { key: "points", label: words.fields.points, children: points },
      ]}
    />
  );
}
