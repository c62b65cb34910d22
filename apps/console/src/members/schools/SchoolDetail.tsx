import { schools } from "@yunshou/contract/members/schools";
import { checkSchoolDelete, kindBelow } from "@yunshou/domain";
import { Button, Descriptions, Space, Tooltip } from "antd";
import { Link } from "react-router";
import { useConfirm, useRefusalText, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { SchoolUnit } from "./SchoolForm.tsx";

interface SchoolDetailProps {
  readonly unit: SchoolUnit;
  /** Why nothing can be changed. */
  readonly refused: string | undefined;
  readonly onAddBelow: () => void;
  readonly onRename: () => void;
  readonly onDeleted: () => void;
}

/** One school, grade or class: its members, and what hinders its deletion (SYS-14, SYS-15). */
export function SchoolDetail({ unit, refused, onAddBelow, onRename, onDeleted }: SchoolDetailProps) {
  const t = usePhrases("schools");
  const words = t.schools;
  const refusal = useRefusalText();
  const { askDelete } = useConfirm();
  const remove = useWrite(schools.remove);
  const { schoolUnitId, unitName, unitKind, children, memberNum, merchantName } = unit;
  const below = kindBelow(unitKind);
  const buttons = [
    ...(below.ok ? [{ label: words.addKind[below.value], reason: refused, danger: false, act: onAddBelow }] : []),
    { label: words.rename, reason: refused, danger: false, act: onRename },
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
    <div>
      <header className="kit-toolbar">
        <h3>{unitName}</h3>
        <Space wrap>
          {buttons.map(({ label, reason, danger, act }) => (
            <Tooltip key={label} title={reason}>
              <Button danger={danger} disabled={reason !== undefined} onClick={act}>
                {label}
              </Button>
            </Tooltip>
          ))}
        </Space>
      </header>
      <Descriptions
        size="small"
        column={1}
        bordered
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
    </div>
  );
}
