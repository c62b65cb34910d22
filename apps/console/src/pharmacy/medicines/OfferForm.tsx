import { medicines } from "@yunshou/contract/pharmacy/medicines";
import { medicineLimits } from "@yunshou/domain";
import { Form } from "antd";
import { FormModal, SearchChoice, showMoney, useCall, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly productIds: string[];
}

/** Puts medicines on the shelf that the pharmacy does not offer yet. */
export function OfferForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("medicines");
  const words = t.medicines;
  const { required } = useRules();
  const setShelf = useWrite(medicines.setShelf);
  const { data, loading } = useCall(
    medicines.shelf,
    { productStatus: "none", pageSize: 200 },
    { silent: true, enabled: open },
  );
  return (
    <FormModal<Values>
      title={words.shelf.add}
      about={null}
      verb={words.shelf.on}
      open={open}
      onClose={onClose}
      initial={{ productIds: [] }}
      submitting={setShelf.running}
      success={t.common.result.added}
      onSubmit={({ productIds }) => setShelf.run({ productIds, shelf: "on" })}
    >
      <Form.Item name="productIds" label={words.fields.medicineName} rules={[required]} extra={words.shelf.addHint}>
        <SearchChoice<string[]>
          mode="multiple"
          maxCount={medicineLimits.atOnce}
          loading={loading}
          placeholder={t.common.form.select}
          options={(data?.rows ?? []).map(({ productId, medicineName, productCode, unitPriceFen }) => ({
            value: productId,
            label: `${medicineName} (${productCode}) ${showMoney(unitPriceFen)}`,
          }))}
        />
      </Form.Item>
    </FormModal>
  );
}
