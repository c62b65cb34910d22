import { medicineGroups } from "@yunshou/contract/pharmacy/groups";
import { checkMedicineGroup, fieldLimits, medicineGroupLimits, type MedicineGroupKind } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, NumberField, ruleOf, useRefusalText, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Group } from "./groupPaths.ts";

export type GroupEditing =
  | { readonly kind: "add"; readonly parent: Pick<Group, "groupId" | "categoryName"> | undefined }
  | { readonly kind: "edit"; readonly group: Pick<Group, "groupId" | "categoryName" | "symptoms" | "sortNo"> };

interface Values {
  readonly categoryName: string;
  readonly symptoms: string;
  readonly sortNo: number | null;
}

/** What each field alone would be refused for, beside values that are right. */
const right = { categoryName: "x", symptoms: "", sortNo: 0 };

/** Adds a group, or changes name, symptoms and order of one (MED-03, PRODUCT-27). */
export function GroupForm({
  kind,
  editing,
  onClose,
}: {
  readonly kind: MedicineGroupKind;
  readonly editing: GroupEditing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("medicines");
  const words = t.medicines;
  const refusal = useRefusalText();
  const [create, update] = [useWrite(medicineGroups.create), useWrite(medicineGroups.update)];
  const group = editing?.kind === "edit" ? editing.group : undefined;
  const parent = editing?.kind === "add" ? editing.parent : undefined;
  const rule = (name: keyof Values) =>
    ruleOf((value: unknown) =>
      refusal(checkMedicineGroup({ ...right, [name]: value ?? (name === "sortNo" ? 0 : "") })),
    );
  const save = ({ sortNo, ...values }: Values) => {
    const input = { ...values, sortNo: sortNo ?? 0 };
    return group === undefined
      ? create.run({ ...input, kind, parentId: parent?.groupId ?? null })
      : update.run({ ...input, groupId: group.groupId });
  };
  return (
    <FormModal<Values>
      key={group?.groupId ?? parent?.groupId ?? "top"}
      title={group !== undefined ? words.group.edit : parent === undefined ? words.group.add : words.group.addChild}
      about={(group ?? parent)?.categoryName ?? null}
      verb={t.common.action.save}
      open={editing !== undefined}
      onClose={onClose}
      initial={{
        categoryName: group?.categoryName ?? "",
        symptoms: group?.symptoms ?? "",
        sortNo: group?.sortNo ?? null,
      }}
      submitting={create.running || update.running}
      success={group === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
    >
      {parent !== undefined && <Form.Item label={words.fields.parentCategory}>{parent.categoryName}</Form.Item>}
      <Form.Item name="categoryName" label={words.fields.categoryName} required rules={[rule("categoryName")]}>
        <Input maxLength={medicineGroupLimits.nameLength} />
      </Form.Item>
      {kind === "condition" && (
        <Form.Item name="symptoms" label={words.fields.symptoms} rules={[rule("symptoms")]}>
          <Input.TextArea maxLength={fieldLimits.remarkLength} rows={3} />
        </Form.Item>
      )}
      <Form.Item name="sortNo" label={t.common.fields.sortNo} rules={[rule("sortNo")]} extra={words.group.sortHint}>
        <NumberField min={0} max={medicineGroupLimits.sortNo} precision={0} style={{ width: "100%" }} />
      </Form.Item>
    </FormModal>
  );
}
