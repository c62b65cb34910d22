import { regions } from "@yunshou/contract/machines/regions";
import { regionLevels } from "@yunshou/domain";
import { useCall, useRefusedWithout, useWrite } from "../../platform/kit/index.ts";
import { TreePage } from "../../platform/kit/tree/TreePage.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { RegionDetail } from "./RegionDetail.tsx";
import { type Region, RegionForm } from "./RegionForm.tsx";

/** 地区管理: provinces, cities and districts, which points name (POINT-06). */
export function RegionsPage() {
  const words = usePhrases("regions").regions;
  const move = useWrite(regions.move);
  return (
    <TreePage<Region>
      title={words.pages["/xtgl/dqgl"]}
      addText={words.add}
      words={{ search: words.search, keys: words.keys, none: words.none, choose: words.choose }}
      read={useCall(regions.tree, {}, { silent: true })}
      refused={useRefusedWithout("machines.region.write")}
      idOf={({ regionId }) => regionId}
      nameOf={({ regionName }) => regionName}
      countOf={({ points }) => points}
      mayHaveChildren={({ level }) => level < regionLevels}
      onMove={(region, parentId, beforeId) => {
        // A region stays below its parent; only the order of neighbours changes.
        if (region.parentId === parentId) void move.run({ regionId: region.regionId, beforeId });
      }}
      Detail={RegionDetail}
      Form={RegionForm}
    />
  );
}
