import { cardAreas } from "@yunshou/contract/members/areas";
import { cardAreaLevels } from "@yunshou/domain";
import { useCall, useRefusedWithout } from "../../platform/kit/index.ts";
import { TreePage } from "../../platform/kit/tree/TreePage.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { AreaDetail } from "./AreaDetail.tsx";
import { type Area, AreaForm } from "./AreaForm.tsx";

/** 区域管理: areas of cards and the staff that manages them (CARD-24). */
export function AreasPage() {
  const words = usePhrases("cardAreas").cardAreas;
  return (
    <TreePage<Area>
      title={words.pages["/hygl/qygl"]}
      addText={words.add}
      words={{ search: words.search, keys: words.keys, none: words.none, choose: words.choose }}
      read={useCall(cardAreas.tree, {}, { silent: true })}
      refused={useRefusedWithout("members.area.write")}
      idOf={({ areaId }) => areaId}
      nameOf={({ areaName }) => areaName}
      countOf={({ cardCount }) => cardCount}
      mayHaveChildren={({ level }) => level < cardAreaLevels}
      Detail={AreaDetail}
      Form={AreaForm}
    />
  );
}
