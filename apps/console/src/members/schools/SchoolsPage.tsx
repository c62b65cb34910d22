import { schools } from "@yunshou/contract/members/schools";
import { kindBelow } from "@yunshou/domain";
import { useCall, useRefusedWithout } from "../../platform/kit/index.ts";
import { TreePage } from "../../platform/kit/tree/TreePage.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { SchoolDetail } from "./SchoolDetail.tsx";
import { SchoolForm, type SchoolUnit } from "./SchoolForm.tsx";

/** 学校管理: schools with their grades and classes (SYS-14, SYS-15). */
export function SchoolsPage() {
  const words = usePhrases("schools").schools;
  return (
    <TreePage<SchoolUnit>
      title={words.pages["/hygl/xxgl"]}
      addText={words.addKind.school}
      words={{ search: words.search, keys: words.keys, none: words.none, choose: words.choose }}
      read={useCall(schools.tree, {}, { silent: true })}
      refused={useRefusedWithout("members.school.write")}
      idOf={({ schoolUnitId }) => schoolUnitId}
      nameOf={({ unitName }) => unitName}
      countOf={({ memberNum }) => memberNum}
      mayHaveChildren={({ unitKind }) => kindBelow(unitKind).ok}
      Detail={SchoolDetail}
      Form={SchoolForm}
    />
  );
}
