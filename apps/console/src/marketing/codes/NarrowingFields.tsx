import { codeLimits } from "@yunshou/domain";
import { Form } from "antd";
import { MachineField, ProductField, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Machines and products to which codes are narrowed; none means all of the merchant. */
export function NarrowingFields({ needsProducts }: { readonly needsProducts?: boolean }) {
  const { fields, hint } = usePhrases("codes").codes;
  const { required } = useRules();
  return (
    <>
      <Form.Item name="machineIds" label={fields.machineIds}>
        <MachineField multiple usable placeholder={hint.allMachines} maxCount={codeLimits.machines} />
      </Form.Item>
      <Form.Item name="productIds" label={fields.productIds} rules={needsProducts === true ? [required] : []}>
        <ProductField
          multiple
          usable
          placeholder={needsProducts === true ? undefined : hint.allProducts}
          maxCount={codeLimits.products}
        />
      </Form.Item>
    </>
  );
}
