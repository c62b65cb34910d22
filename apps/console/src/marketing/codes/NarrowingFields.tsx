import { codeLimits } from "@yunshou/domain";
import { Form } from "antd";
import { MachineField, ProductField, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface NarrowingFieldsProps {
  /** Codes of some products need them, codes of all products name none. */
  readonly products?: "some" | "all";
}

/** Machines and products to which codes are narrowed; none means all of the merchant. */
export function NarrowingFields({ products }: NarrowingFieldsProps) {
  const { fields, hint } = usePhrases("codes").codes;
  const { required } = useRules();
  return (
    <>
      <Form.Item name="machineIds" label={fields.machineIds}>
        <MachineField multiple usable placeholder={hint.allMachines} maxCount={codeLimits.machines} />
      </Form.Item>
      {products !== "all" && (
        <Form.Item name="productIds" label={fields.productIds} rules={products === "some" ? [required] : []}>
          <ProductField
            multiple
            usable
            placeholder={products === "some" ? undefined : hint.allProducts}
            maxCount={codeLimits.products}
          />
        </Form.Item>
      )}
    </>
  );
}
