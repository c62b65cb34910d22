import { luckyPlans } from "@yunshou/contract/orders/luckyPlans";
import { checkMovedAmount, fieldLimits, luckyLimits, readWinRate } from "@yunshou/domain";
import { Form, Input } from "antd";
import {
  DecimalField,
  fenOf,
  FormDrawer,
  MachineField,
  MerchantField,
  MoneyField,
  ProductField,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";

interface Values {
  readonly merchantId: string;
  readonly productId: string;
  readonly planName: string;
  readonly drawFen: string;
  readonly winRate: string;
  readonly budgetFen: string;
  readonly machineIds: string[];
}

/** A new plan of lucky purchases; it is never changed afterwards, so that every draw can be checked against it (ORDER-10). */
export function LuckyPlanForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("lucky");
  const words = t.lucky;
  const { fields } = words;
  const { required, filled, rule, amount } = useRules();
  const create = useWrite(luckyPlans.create);
  const save = ({ drawFen, budgetFen, ...values }: Values) =>
    create.run({ ...values, drawFen: fenOf(drawFen), budgetFen: fenOf(budgetFen) });
  return (
    <FormDrawer<Values>
      title={words.add}
      open={open}
      onClose={onClose}
      initial={{ merchantId: sessionCustomData()?.merchantId ?? "", machineIds: [] }}
      submitting={create.running}
      onSubmit={save}
      success={t.common.result.added}
    >
      <Form.Item name="planName" label={fields.planName} extra={words.create} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
        <MerchantField usable allowClear={false} />
      </Form.Item>
      <Form.Item name="productId" label={fields.productId} rules={[required]}>
        <ProductField usable />
      </Form.Item>
      <Form.Item
        name="drawFen"
        label={fields.drawFen}
        required
        rules={[amount((fen) => checkMovedAmount(fen, "drawFen"))]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item
        name="winRate"
        label={fields.chance}
        extra={words.hints.chance}
        rules={[filled, rule(readWinRate, { optional: true })]}
      >
        <DecimalField suffix="%" maxLength={6} />
      </Form.Item>
      <Form.Item
        name="budgetFen"
        label={fields.budgetFen}
        extra={words.hints.budget}
        required
        rules={[amount((fen) => checkMovedAmount(fen, "budgetFen"))]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item name="machineIds" label={fields.machineIds} className="kit-wide">
        <MachineField multiple usable placeholder={words.all} maxCount={luckyLimits.machines} />
      </Form.Item>
    </FormDrawer>
  );
}
