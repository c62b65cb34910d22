import type { RowOf } from "@yunshou/contract";
import { medicineConflicts } from "@yunshou/contract/pharmacy/conflicts";
import {
  checkConflictPair,
  checkRemark,
  conflictReasons,
  type ConflictReason,
  conflictSeverities,
  type ConflictSeverity,
  fieldLimits,
} from "@yunshou/domain";
import { Form, Input, Select } from "antd";
import {
  Choice,
  FormModal,
  ProductField,
  ruleOf,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type MedicineConflict = RowOf<typeof medicineConflicts.list>;

interface Values {
  readonly productId: string;
  readonly otherProductId: string;
  readonly severity: ConflictSeverity;
  readonly reason: ConflictReason;
  readonly remark: string;
}

/** Adds a pair of medicines that do not go together, or changes what is said of one; the pair itself stays (MED-04). */
export function ConflictForm({
  editing,
  onClose,
}: {
  readonly editing: MedicineConflict | "new" | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("medicineConflicts");
  const words = t.medicineConflicts;
  const { fields } = words;
  const { required, rule } = useRules();
  const refusal = useRefusalText();
  const [create, update] = [useWrite(medicineConflicts.create), useWrite(medicineConflicts.update)];
  const one = editing === "new" ? undefined : editing;
  const save = ({ productId, otherProductId, ...said }: Values) =>
    one === undefined
      ? create.run({ productId, otherProductId, ...said })
      : update.run({ conflictId: one.conflictId, ...said });
  return (
    <FormModal<Values>
      key={one?.conflictId ?? "new"}
      title={one === undefined ? words.add : words.edit}
      about={one === undefined ? null : `${one.medicineName} × ${one.otherName}`}
      verb={t.common.action.save}
      open={editing !== undefined}
      onClose={onClose}
      initial={{
        severity: one?.severity ?? "forbid",
        remark: one?.remark ?? "",
        ...(one === undefined ? {} : { reason: one.reason }),
      }}
      submitting={create.running || update.running}
      success={one === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
    >
      {one === undefined && (
        <>
          <Form.Item name="productId" label={fields.productId} rules={[required]}>
            <ProductField />
          </Form.Item>
          <Form.Item
            name="otherProductId"
            label={fields.otherProductId}
            dependencies={["productId"]}
            rules={[
              required,
              ({ getFieldValue }) =>
                ruleOf((otherProductId: string | undefined) => {
                  const productId = getFieldValue("productId") as string | undefined;
                  return productId === undefined || otherProductId === undefined
                    ? undefined
                    : refusal(checkConflictPair({ productId, otherProductId }));
                }),
            ]}
          >
            <ProductField />
          </Form.Item>
        </>
      )}
      <Form.Item name="severity" label={fields.severity} rules={[required]}>
        <Choice values={conflictSeverities} words={words.severity} />
      </Form.Item>
      <Form.Item name="reason" label={fields.reason} rules={[required]}>
        <Select options={conflictReasons.map((value) => ({ value, label: words.reason[value] }))} />
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark} rules={[rule(checkRemark)]}>
        <Input.TextArea maxLength={fieldLimits.remarkLength} rows={2} />
      </Form.Item>
    </FormModal>
  );
}
