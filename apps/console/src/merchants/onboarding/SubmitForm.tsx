import type { RowOf } from "@yunshou/contract";
import { submissions } from "@yunshou/contract/merchants/onboarding/submissions";
import {
  checkBankAccount,
  checkPayAccount,
  collectionFee,
  feeRateLimits,
  type SubmissionChannel,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, App, Form, Input, Radio, Select } from "antd";
import {
  FormModal,
  namesOf,
  NumberField,
  SearchChoice,
  useCall,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { writeYuan } from "../../platform/phrases/numbers.ts";

/** A first submission, of a merchant or still to be chosen, or one again after it was sent back. */
export interface Submitting {
  readonly merchantNo?: string;
  readonly again?: RowOf<typeof submissions.list>;
}

interface Values {
  readonly merchantNo: string;
  readonly provider: string;
  /** Percent. */
  readonly rate: number;
  readonly account: "application" | "other";
  readonly bankName?: string;
  readonly bankAccount?: string;
  readonly payAccount?: string;
}

interface SubmitFormProps {
  readonly channel: SubmissionChannel;
  readonly submitting: Submitting;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

const sampleFen = 350n;

/** Merchant, provider, rate and settlement account of a submission (FIN-17); numbers are typed anew, for none is ever shown. */
export function SubmitForm({ channel, submitting, onClose, onSent }: SubmitFormProps) {
  const t = usePhrases("onboarding", "submissions");
  const field = t.onboarding.fields;
  const words = t.submissions;
  const { message } = App.useApp();
  const { required, filled, rule } = useRules();
  const { again } = submitting;
  const { data, error } = useCall(submissions.options, { payChannel: channel });
  const create = useWrite(submissions.create);
  const repeat = useWrite(submissions.resubmit);

  const save = async ({
    merchantNo,
    provider,
    rate,
    account,
    bankName = "",
    bankAccount = "",
    payAccount = "",
  }: Values) => {
    const settlement = { feeRate: Math.round(rate * 100), account, bankName, bankAccount, payAccount };
    if (again?.submissionId == null) await create.run({ payChannel: channel, merchantNo, provider, ...settlement });
    else await repeat.run({ submissionId: again.submissionId, ...settlement });
    message.success(words.sent);
    onSent();
  };
  const provider = data?.providers[0]?.code;
  const initial: Partial<Values> = {
    account: "application",
    rate: (again?.feeRate ?? feeRateLimits.usual) / 100,
    ...(submitting.merchantNo === undefined ? {} : { merchantNo: submitting.merchantNo }),
    ...(provider === undefined ? {} : { provider }),
  };

  return (
    <FormModal<Values>
      key={provider}
      title={again === undefined ? words.submit : t.onboarding.resubmit}
      about={again === undefined ? null : namesOf(again.merchantName, again.merchantNo)}
      verb={t.common.action.submit}
      open
      onClose={onClose}
      initial={initial}
      loading={data === undefined}
      error={error}
      submitting={create.running || repeat.running}
      onSubmit={save}
    >
      {again === undefined ? (
        <>
          <Form.Item name="merchantNo" label={field.merchantNo} rules={[filled]}>
            <SearchChoice
              placeholder={t.common.form.select}
              options={
                data?.merchants.map(({ merchantNo, merchantName }) => ({
                  value: merchantNo,
                  label: `${merchantNo} ${merchantName}`,
                })) ?? []
              }
            />
          </Form.Item>
          <Form.Item name="provider" label={field.providerName} rules={[filled]}>
            <Select
              placeholder={t.common.form.select}
              notFoundContent={t.submissions.errors["merchants.noSubmissionProvider"]}
              options={data?.providers.map(({ code, name }) => ({ value: code, label: name })) ?? []}
            />
          </Form.Item>
        </>
      ) : (
        <Form.Item
          label={field.merchantNo}
        >{`${again.merchantNo} ${again.merchantName} · ${again.providerName ?? ""}`}</Form.Item>
      )}
      <Form.Item name="rate" label={words.feeRate} rules={[required]}>
        <NumberField
          min={feeRateLimits.least / 100}
          max={feeRateLimits.most / 100}
          step={0.01}
          precision={2}
          suffix="%"
          style={{ width: "100%" }}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={["rate"]}>
        {({ getFieldValue }) => {
          const fee = collectionFee(
            channel,
            sampleFen,
            Math.round(((getFieldValue("rate") as number | null) ?? 0) * 100),
          );
          return (
            <Alert
              type="info"
              title={
                <>
                  {words.feeHint}
                  <div className="kit-soft">
                    {fill(words.feeExample, { amount: writeYuan(sampleFen), fee: writeYuan(fee) })}
                  </div>
                </>
              }
              style={{ marginBottom: 16 }}
            />
          );
        }}
      </Form.Item>
      {channel === "alipay" && (
        <Form.Item
          name="payAccount"
          label={words.payAccount}
          extra={words.payAccountHint}
          required
          rules={[rule(checkPayAccount)]}
        >
          <Input autoComplete="off" maxLength={120} />
        </Form.Item>
      )}
      <Form.Item name="account" label={words.account}>
        <Radio.Group
          options={[
            { value: "application", label: words.ofApplication },
            { value: "other", label: words.another },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={["account", "merchantNo"]}>
        {({ getFieldValue }) => {
          const card = data?.merchants.find(({ merchantNo }) => merchantNo === getFieldValue("merchantNo"));
          if (getFieldValue("account") !== "other")
            return card === undefined ? null : (
              <p className="kit-soft">
                {card.bankName} {card.bankAccount}
              </p>
            );
          return (
            <>
              <Form.Item name="bankName" label={field.bankName} rules={[filled]}>
                <Input maxLength={60} />
              </Form.Item>
              <Form.Item name="bankAccount" label={field.bankAccount} required rules={[rule(checkBankAccount)]}>
                <Input maxLength={30} autoComplete="off" inputMode="numeric" />
              </Form.Item>
            </>
          );
        }}
      </Form.Item>
    </FormModal>
  );
}
