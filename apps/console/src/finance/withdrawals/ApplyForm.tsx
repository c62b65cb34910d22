import { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { checkWithdrawalAmount, fieldLimits, mostWithdrawalFen, withdrawalFee, yuanFromFen } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Form, Input } from "antd";
import { writeYuan } from "../../platform/phrases/numbers.ts";
import {
  fenOf,
  FormModal,
  MoneyField,
  ofYuan,
  SearchChoice,
  showMoney,
  useCall,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly accountId: string;
  readonly amount: string;
  readonly remark?: string;
}

/** An application of the own merchant: what it can withdraw, to which account, and what it costs (FIN-02, FIN-03, FIN-08). */
export function ApplyForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("finance");
  const { action, fields, hint } = t.finance;
  const { required, rule } = useRules();
  const apply = useWrite(withdrawals.apply);
  const { data, error } = useCall(withdrawals.terms, {}, { enabled: open, anew: true });
  const terms = {
    fromMinute: 0,
    toMinute: 0,
    feePerTenThousand: data?.feePerTenThousand ?? 0,
    leastFeeFen: BigInt(data?.leastFeeFen ?? 0),
  };
  const can = BigInt(data?.withdrawableFen ?? 0);
  const most = mostWithdrawalFen(can, terms);
  const cost = (amount: string) => {
    const fen = /^\d+(\.\d{1,2})?$/.test(amount.trim()) ? BigInt(fenOf(amount)) : undefined;
    if (fen === undefined) return "";
    const fee = withdrawalFee(fen, terms);
    return fill(hint.fee, { fee: writeYuan(fee), total: writeYuan(fen + fee) });
  };
  const notice = data && {
    window: fill(hint.window, { from: data.from, to: data.to }),
    can: fill(hint.can, { fen: writeYuan(can) }),
  };
  return (
    <FormModal<Values>
      title={action.apply}
      about={null}
      verb={({ amount }) => `${action.apply} ${showMoney(fenOf(amount))}`}
      open={open}
      onClose={onClose}
      initial={data?.accounts[0] === undefined ? {} : { accountId: data.accounts[0].accountId }}
      loading={data === undefined}
      error={error}
      submitting={apply.running}
      guard="money"
      onSubmit={({ accountId, amount, remark = "" }) => apply.run({ accountId, amountFen: fenOf(amount), remark })}
      success={t.common.result.done}
    >
      <Alert type="info" showIcon title={notice?.can} description={notice?.window} style={{ marginBottom: 16 }} />
      <Form.Item name="accountId" label={fields.accountId} rules={[required]}>
        <SearchChoice
          options={(data?.accounts ?? []).map(({ accountId, bankName, bankCardNo, collectionUnit }) => ({
            value: accountId,
            label: [bankName, bankCardNo, collectionUnit].filter((one) => one !== "").join(" "),
          }))}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={["amount"]}>
        {({ getFieldValue, setFieldValue, validateFields }) => (
          <Form.Item
            name="amount"
            label={fields.amount}
            required
            extra={cost(String(getFieldValue("amount") ?? ""))}
            rules={[rule(ofYuan((fen) => checkWithdrawalAmount(fen, can, terms)))]}
          >
            <MoneyField
              suffix={
                <Button
                  type="link"
                  size="small"
                  disabled={most === 0n}
                  onClick={() => {
                    setFieldValue("amount", yuanFromFen(most));
                    void validateFields(["amount"]).catch(() => undefined);
                  }}
                >
                  {t.common.list.all}
                </Button>
              }
            />
          </Form.Item>
        )}
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark}>
        <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
