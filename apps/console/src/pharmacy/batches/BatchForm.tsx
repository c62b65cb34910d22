import type { RowOf } from "@yunshou/contract";
import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { batchLimits, checkBatchFields, productLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import {
  FormModal,
  NumberField,
  ProductField,
  ruleOf,
  today,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type Batch = RowOf<typeof medicineBatches.list>;
/** What the form is open for: a batch, or a new one of a medicine that may be known. */
export type BatchEditing = { readonly batch: Batch } | { readonly productId?: string };

interface Values {
  readonly productId: string;
  readonly batchNo: string;
  readonly productionDate: string;
  readonly shelfLifeDate: string;
  readonly batchQty: number | null;
}

/** Adds or edits a batch of a medicine (MED-06, MSG-14, MSG-26, MSG-99). */
export function BatchForm({
  editing,
  onClose,
}: {
  readonly editing: BatchEditing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("medicineBatches");
  const words = t.medicineBatches;
  const { fields } = words;
  const refusal = useRefusalText();
  const { required, filled } = useRules();
  const [create, update] = [useWrite(medicineBatches.create), useWrite(medicineBatches.update)];
  const batch = editing !== undefined && "batch" in editing ? editing.batch : undefined;
  const productId = editing !== undefined && "productId" in editing ? editing.productId : undefined;
  const save = ({ productId: chosen, ...values }: Values) => {
    const input = { ...values, batchQty: values.batchQty ?? 0 };
    return batch === undefined
      ? create.run({ ...input, productId: chosen })
      : update.run({ ...input, medBatchId: batch.medBatchId });
  };
  /** What this field is refused for beside the values of the others. */
  const rule = (name: keyof Values) => (form: { getFieldsValue: () => unknown }) =>
    ruleOf(() => {
      const { batchNo, productionDate, shelfLifeDate, batchQty } = form.getFieldsValue() as Partial<Values>;
      if (!productionDate || !shelfLifeDate) return undefined;
      const checked = checkBatchFields(
        { batchNo: batchNo || "x", productionDate, shelfLifeDate, batchQty: batchQty ?? 0 },
        today(),
      );
      return !checked.ok && checked.field === name ? refusal(checked) : undefined;
    });
  return (
    <FormModal<Values>
      key={batch?.medBatchId ?? productId ?? "new"}
      title={batch === undefined ? words.add : words.edit}
      about={batch?.medicineName ?? null}
      verb={t.common.action.save}
      open={editing !== undefined}
      onClose={onClose}
      initial={{
        ...(productId === undefined ? {} : { productId }),
        batchNo: batch?.batchNo ?? "",
        productionDate: batch?.productionDate ?? "",
        shelfLifeDate: batch?.shelfLifeDate ?? "",
        batchQty: batch?.batchQty ?? null,
      }}
      submitting={create.running || update.running}
      success={batch === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
    >
      {batch === undefined && (
        <Form.Item name="productId" label={fields.medicineName} rules={[required]}>
          <ProductField />
        </Form.Item>
      )}
      <Form.Item name="batchNo" label={fields.batchNo} rules={[filled]}>
        <Input maxLength={productLimits.batchLength} />
      </Form.Item>
      <Form.Item name="productionDate" label={fields.productionDate} rules={[required, rule("productionDate")]}>
        <Input type="date" max={today()} />
      </Form.Item>
      <Form.Item
        name="shelfLifeDate"
        label={fields.shelfLifeDate}
        dependencies={["productionDate"]}
        rules={[required, rule("shelfLifeDate")]}
      >
        <Input type="date" />
      </Form.Item>
      <Form.Item name="batchQty" label={fields.batchQty} rules={[required, rule("batchQty")]}>
        <NumberField min={1} max={batchLimits.quantity} precision={0} style={{ width: "100%" }} />
      </Form.Item>
    </FormModal>
  );
}
