import { medicineGroups } from "@yunshou/contract/pharmacy/groups";
import { checkGroupDelete, type MedicineGroupKind } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Descriptions, Space, Tooltip } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  nothingShown,
  showNumber,
  useConfirm,
  useRefusalText,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Group } from "./groupPaths.ts";

const ConditionMedicines = whenOpened(
  async () => (await import("./ConditionMedicines.tsx")).ConditionMedicines,
  ({ open }) => open,
);

interface GroupDetailProps {
  readonly kind: MedicineGroupKind;
  readonly group: Group;
  readonly parent: Group | undefined;
  /** Why nothing can be changed. */
  readonly refused: string | undefined;
  readonly onAddBelow: (() => void) | undefined;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

/** One group: where it stands, which medicines name it, and what hinders its deletion. */
export function GroupDetail({ kind, group, parent, refused, onAddBelow, onEdit, onDeleted }: GroupDetailProps) {
  const t = usePhrases("medicines");
  const words = t.medicines;
  const refusal = useRefusalText();
  const navigate = useNavigate();
  const { ask, askDelete } = useConfirm();
  const [enable, remove] = [useWrite(medicineGroups.enable), useWrite(medicineGroups.remove)];
  const { groupId, categoryName: name, enabled } = group;
  const switchTo = () => enable.run({ groupId, enabled: !enabled });
  const [linking, link] = useState(false);
  // A category is chosen in the form of a medicine, which needs one; conditions come and go.
  const openMedicines = () =>
    kind === "condition" ? link(true) : void navigate(`/ypgl/yplb?medCategoryId=${groupId}`);
  const buttons = [
    { label: words.group.addChild, reason: refused, isOff: onAddBelow === undefined, act: () => onAddBelow?.() },
    { label: t.common.action.edit, reason: refused, act: onEdit },
    { label: words.group.medicines, reason: undefined, act: openMedicines },
    {
      label: enabled ? words.disable : words.enable,
      reason: refused,
      act: () =>
        enabled
          ? ask({ text: words.group.disableAsk, about: name, verb: words.disable, run: switchTo })
          : void switchTo(),
    },
    {
      label: t.common.action.delete,
      danger: true,
      reason: refused ?? refusal(checkGroupDelete(group)),
      act: () =>
        askDelete(
          name,
          async () => {
            await remove.run({ groupId });
            onDeleted();
          },
          fill(words.group.deleteAsk, { name }),
        ),
    },
  ];
  return (
    <div>
      <header className="kit-toolbar">
        <h3>{name}</h3>
        <Space wrap>
          {buttons.map(({ label, reason, isOff = false, danger = false, act }) => (
            <Tooltip key={label} title={reason}>
              <Button danger={danger} disabled={reason !== undefined || isOff} onClick={act}>
                {label}
              </Button>
            </Tooltip>
          ))}
        </Space>
      </header>
      {!enabled && <Alert type="info" showIcon title={words.group.off} style={{ marginBottom: 12 }} />}
      <Descriptions
        size="small"
        column={1}
        bordered
        items={[
          { key: "parent", label: words.fields.parentCategory, children: parent?.categoryName ?? words.group.top },
          { key: "level", label: words.fields.categoryLevel, children: group.categoryLevel },
          ...(kind === "condition"
            ? [{ key: "symptoms", label: words.fields.symptoms, children: group.symptoms || nothingShown }]
            : []),
          { key: "sortNo", label: t.common.fields.sortNo, children: group.sortNo },
          { key: "children", label: words.fields.children, children: showNumber(group.children) },
          { key: "uses", label: words.fields.uses, children: showNumber(group.uses) },
        ]}
      />
      <ConditionMedicines group={group} open={linking} onClose={() => link(false)} />
    </div>
  );
}
