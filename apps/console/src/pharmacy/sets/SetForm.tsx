import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import type { RowOf } from "@yunshou/contract";
import { medicineSets } from "@yunshou/contract/pharmacy/sets";
import { checkPrices, checkRemark, checkSetLines, fieldLimits, setLimits, yuanFromFen } from "@yunshou/domain";
import { Button, Form, Input, Space } from "antd";
import {
  fenOf,
  FormDrawer,
  MoneyField,
  NumberField,
  ProductField,
  ruleOf,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { GroupSelect } from "../groups/GroupSelect.tsx";

export type MedicineSet = RowOf<typeof medicineSets.list>;

interface Line {
  readonly productId?: string;
  readonly quantity?: number | null;
}
interface Values {
  readonly comboName: string;
  readonly setCategoryId: string;
  readonly conditionId: string | null;
  readonly comboItems: readonly Line[];
  readonly unitPrice: string;
  readonly remark: string;
}

const linesOf = (lines: readonly Line[]) =>
  lines.map(({ productId = "", quantity }) => ({ productId, quantity: quantity ?? 0 }));

/** Adds or edits a combination of medicines for a condition (MED-04, MSG-14, MSG-26). */
export function SetForm({
  editing,
  onClose,
}: {
  readonly editing: MedicineSet | "new" | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("medicines", "products");
  const words = t.medicines;
  const fields = { ...t.products.fields, ...words.fields };
  const refusal = useRefusalText();
  const { required, filled, rule, amount } = useRules();
  const [create, update] = [useWrite(medicineSets.create), useWrite(medicineSets.update)];
  const set = editing === "new" ? undefined : editing;
  const save = ({ unitPrice, comboItems, conditionId, ...values }: Values) => {
    const input = {
      ...values,
      conditionId: conditionId ?? null,
      comboItems: linesOf(comboItems),
      unitPriceFen: fenOf(unitPrice),
    };
    return set === undefined ? create.run(input) : update.run({ ...input, setId: set.setId });
  };
  const whole = ruleOf((lines: readonly Line[] = []) => refusal(checkSetLines(linesOf(lines))));
  return (
    <FormDrawer<Values>
      key={set?.setId ?? "new"}
      title={set === undefined ? words.set.add : words.set.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={{
        comboName: set?.comboName ?? "",
        ...(set === undefined ? {} : { setCategoryId: set.setCategoryId }),
        conditionId: set?.conditionId ?? null,
        comboItems: set?.comboItems ?? [{ quantity: 1 }, { quantity: 1 }],
        unitPrice: set === undefined ? "" : yuanFromFen(BigInt(set.unitPriceFen)),
        remark: set?.remark ?? "",
      }}
      submitting={create.running || update.running}
      success={set === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
    >
      <Form.Item name="comboName" label={fields.comboName} rules={[filled]}>
        <Input maxLength={setLimits.nameLength} />
      </Form.Item>
      <Form.Item name="setCategoryId" label={fields.comboCategory} rules={[required]}>
        <GroupSelect kind="set" forForm />
      </Form.Item>
      <Form.Item name="conditionId" label={fields.diseaseCategory}>
        <GroupSelect kind="condition" forForm />
      </Form.Item>
      <Form.Item name="unitPrice" label={fields.unitPrice} required rules={[amount((fen) => checkPrices(fen, null))]}>
        <MoneyField />
      </Form.Item>
      <Form.List name="comboItems" rules={[whole]}>
        {(lines, { add, remove }, { errors }) => (
          <Form.Item label={fields.comboItems} required className="kit-wide">
            {lines.map(({ key, name }) => (
              <Space key={key} align="baseline" style={{ display: "flex" }}>
                <Form.Item name={[name, "productId"]} style={{ width: 380, maxWidth: "60vw" }}>
                  <ProductField />
                </Form.Item>
                <Form.Item name={[name, "quantity"]}>
                  <NumberField min={1} max={setLimits.pieces} precision={0} aria-label={words.fields.quantity} />
                </Form.Item>
                <Button
                  type="text"
                  danger
                  icon={<DeleteOutlined />}
                  aria-label={t.common.action.delete}
                  onClick={() => remove(name)}
                />
              </Space>
            ))}
            <Button
              icon={<PlusOutlined />}
              disabled={lines.length >= setLimits.medicines}
              onClick={() => add({ quantity: 1 })}
            >
              {words.set.addLine}
            </Button>
            <Form.ErrorList errors={errors} />
          </Form.Item>
        )}
      </Form.List>
      <Form.Item name="remark" label={t.common.fields.remark} className="kit-wide" rules={[rule(checkRemark)]}>
        <Input.TextArea maxLength={fieldLimits.remarkLength} rows={2} />
      </Form.Item>
    </FormDrawer>
  );
}
