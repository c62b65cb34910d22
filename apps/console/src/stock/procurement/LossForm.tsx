import type { InputOf } from "@yunshou/contract";
import { losses } from "@yunshou/contract/stock/losses";
import { checkPieces, checkRemark, fieldLimits, lossReasons } from "@yunshou/domain";
import { Form, Input } from "antd";
import {
  Choice,
  FormDrawer,
  MachineField,
  NumberField,
  ProductField,
  ruleOf,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { WarehouseChoice } from "./Choices.tsx";
import { lostGoods } from "./lossLink.ts";

type Values = InputOf<typeof losses.create>;

interface LossFormProps {
  readonly open: boolean;
  /** Goods that an address names (`lossLink`). */
  readonly make: string | null;
  readonly onClose: () => void;
}

/** Says that goods of a warehouse or bag are lost (STOCK-08, MSG-14, MSG-99). */
export function LossForm({ open, make, onClose }: LossFormProps) {
  const t = usePhrases("procurement");
  const { action, fields } = t.procurement;
  const { required, rule } = useRules();
  const refusal = useRefusalText();
  const create = useWrite(losses.create);
  return (
    <FormDrawer<Values>
      key={make}
      title={action.addLoss}
      open={open}
      onClose={onClose}
      initial={{ lossReason: "expired", ...(make === null ? {} : lostGoods(make)) }}
      submitting={create.running}
      onSubmit={(values) => create.run({ ...values, machineId: values.machineId ?? null })}
      success={t.common.result.added}
    >
      <Form.Item name="warehouseId" label={fields.warehouseId} rules={[required]}>
        <WarehouseChoice />
      </Form.Item>
      <Form.Item name="machineId" label={t.common.fields.machine}>
        <MachineField />
      </Form.Item>
      <Form.Item name="productId" label={fields.productId} rules={[required]}>
        <ProductField />
      </Form.Item>
      <Form.Item name="batchNo" label={fields.batchNo}>
        <Input maxLength={30} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="lossQty"
        label={fields.lossQty}
        required
        rules={[ruleOf((value?: number | null) => refusal(checkPieces(value ?? 0)))]}
      >
        <NumberField style={{ width: "100%" }} precision={0} controls={false} />
      </Form.Item>
      <Form.Item name="lossReason" label={fields.lossReason} rules={[required]}>
        <Choice values={lossReasons} words={t.procurement.lossReason} />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t.common.fields.remark}
        className="kit-wide"
        rules={[rule(checkRemark, { optional: true })]}
      >
        <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormDrawer>
  );
}
