import { dues } from "@yunshou/contract/finance/dues";
import { checkDueAmount, dueLimits, type DueWay, dueWays, fieldLimits, yuanFromFen } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Form, Input, Radio } from "antd";
import { writeYuan } from "../../platform/phrases/numbers.ts";
import {
  choicesOf,
  fenOf,
  FormModal,
  MoneyField,
  ofYuan,
  showMoney,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { dueAbout, type DueRow } from "./state.ts";

interface Values {
  readonly dueWay: DueWay;
  readonly amount: string;
  readonly remark?: string;
}

/** Settles a due or a part of it: out of the payer's balance, or paid and confirmed by the other side. */
export function SettleDueForm({ due, onClose }: { readonly due: DueRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases("dues");
  const { action, fields, rule: limitRule, way } = t.dues;
  const { required, rule } = useRules();
  const settle = useWrite(dues.settle);
  const owed = { owedFen: BigInt(due?.owedFen ?? 0), awaitingFen: BigInt(due?.awaitingFen ?? 0) };
  return (
    <FormModal<Values, DueRow>
      key={due?.dueId}
      title={action.settle}
      about={due === undefined ? null : dueAbout(due.owedFen, due)}
      verb={({ amount }) => `${action.settle} ${showMoney(fenOf(amount))}`}
      of={due}
      onClose={onClose}
      initial={{ dueWay: "offset", amount: yuanFromFen(owed.owedFen - owed.awaitingFen) }}
      submitting={settle.running}
      guard="money"
      onSubmit={({ dueWay, amount, remark = "" }, { dueId }) =>
        settle.run({ dueId, dueWay, amountFen: fenOf(amount), remark })
      }
      success={t.common.result.done}
    >
      <Alert
        type="info"
        showIcon
        title={fill(limitRule, { limit: writeYuan(dueLimits.aloneFen) })}
        style={{ marginBottom: 16 }}
      />
      <Form.Item name="dueWay" label={fields.dueWay} rules={[required]}>
        <Radio.Group options={choicesOf(dueWays, way)} />
      </Form.Item>
      <Form.Item
        name="amount"
        label={fields.amount}
        required
        rules={[rule(ofYuan((fen) => checkDueAmount(fen, owed)))]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark}>
        <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
