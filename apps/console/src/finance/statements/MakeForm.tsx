import { accountStatements } from "@yunshou/contract/finance/accountStatements";
import { queryRangeDays } from "@yunshou/domain";
import { Form } from "antd";
import {
  Choice,
  DateRange,
  FormModal,
  isId,
  lastMonth,
  MerchantField,
  useCall,
  useRangeRule,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly merchantId: string;
  readonly receiverId?: string;
  readonly days: readonly [string, string];
}

interface MakeFormProps {
  /** The merchant that is proposed by its id; "new" proposes none, null is closed. */
  readonly of: string | null;
  readonly onClose: () => void;
}

/** Makes a statement of closed days for a merchant, or for one who has a share of its sales. */
export function MakeForm({ of, onClose }: MakeFormProps) {
  const t = usePhrases("accountStatements");
  const words = t.accountStatements;
  const { required } = useRules();
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const create = useWrite(accountStatements.create);
  const { fromDay, toDay } = lastMonth();
  return (
    <FormModal<Values>
      title={words.action.make}
      about={null}
      verb={words.action.make}
      key={of}
      open={of !== null}
      onClose={onClose}
      initial={{ days: [fromDay, toDay], ...(isId(of) ? { merchantId: of } : {}) }}
      submitting={create.running}
      onSubmit={({ merchantId, receiverId, days }) =>
        create.run({ merchantId, receiverId: receiverId ?? null, fromDay: days[0], toDay: days[1] })
      }
      success={t.common.result.done}
    >
      <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
        <MerchantField allowClear={false} />
      </Form.Item>
      <Form.Item name="receiverId" label={words.fields.receiverId}>
        <ReceiverField />
      </Form.Item>
      <Form.Item name="days" label={words.fields.days} rules={[required, rangeRule]}>
        <DateRange limitDays={queryRangeDays.statistics} />
      </Form.Item>
    </FormModal>
  );
}

/** Who has a share of the merchant that is chosen above; nobody chosen is the merchant itself. */
function ReceiverField(control: { readonly value?: string; readonly onChange?: (receiverId: string) => void }) {
  const t = usePhrases("accountStatements");
  const merchantId = Form.useWatch<string | undefined>("merchantId", Form.useFormInstance());
  const { data } = useCall(
    accountStatements.receivers,
    { merchantId: merchantId ?? "" },
    { enabled: merchantId !== undefined },
  );
  const receivers = data?.rows ?? [];
  return (
    <Choice
      {...control}
      allowClear
      placeholder={t.accountStatements.own}
      disabled={receivers.length === 0}
      values={receivers.map(({ receiverId }) => receiverId)}
      words={Object.fromEntries(receivers.map(({ receiverId, splitReceiver }) => [receiverId, splitReceiver]))}
    />
  );
}
