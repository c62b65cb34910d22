import { schools } from "@yunshou/contract/members/schools";
import { checkSchoolDelete, kindBelow } from "@yunshou/domain";
import { Link } from "react-router";
import { useConfirm, useRefusalText, useWrite } from "../../platform/kit/index.ts";
import { TreeDetail } from "../../platform/kit/tree/TreeDetail.tsx";
import type { TreeDetailProps } from "../../platform/kit/tree/TreePage.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { SchoolUnit } from "./SchoolForm.tsx";

/** One school, grade or class: its members, and what hinders its deletion (SYS-14, SYS-15). */
export function SchoolDetail({ node, refused, onAddBelow, onRename, onDeleted }: TreeDetailProps<SchoolUnit>) {
  const t = usePhrases("schools");
  const words = t.schools;
  const refusal = useRefusalText();
  const { askDelete } = useConfirm();
  const remove = useWrite(schools.remove);
  const { schoolUnitId, unitName, unitKind, children, memberNum, merchantName } = node;
  const below = kindBelow(unitKind);
  const buttons = [
    ...(below.ok ? [{ label: words.addKind[below.value], reason: refused, act: onAddBelow }] : []),
    { label: words.rename, reason: refused, act: onRename },
    {
      label: t.common.action.delete,
      danger: true,
      reason: refused ?? refusal(checkSchoolDelete(unitKind, children, memberNum)),
      act: () =>
        askDelete(unitName, async () => {
          await remove.run({ schoolUnitId });
          onDeleted();
        }),
    },
  ];
  return (
    <TreeDetail
      name={unitName}
      actions={buttons}
      items={[
        { key: "merchant", label: words.fields.merchantName, children: merchantName },
        { key: "kind", label: words.fields.unitKind, children: words.kind[unitKind] },
        { key: "children", label: words.fields.children, children },
        {
          key: "members",
          label: words.fields.memberNum,
          children: <Link to={`/hygl/wdhy?schoolUnitId=${schoolUnitId}`}>{memberNum}</Link>,
        },
      ]}
    />
  );
}
