import {
  checkStep,
  checkSubmission,
  imagesOfStep,
  type ImageKind,
  type WizardStep,
  wizardSteps,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { provinceName, provinces } from "@yunshou/phrases/insight/provinces";
import { Alert, App, Button, Checkbox, Form, Input, Space, Steps } from "antd";
import { useState } from "react";
import { CallFailure } from "../../platform/api/failure.ts";
import { GuardedButton, ruleOf, today, useRefusalText, useRules, SearchChoice } from "../../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ApplicationDetails } from "./ApplicationDetails.tsx";
import type { ApplicationClient, ApplicationView } from "./client.ts";
import { ImageField } from "./ImageField.tsx";
import "./onboarding.css";

const fieldsOfStep = {
  subject: ["merchantName", "contactName", "contactPhone", "email", "idCardNo"],
  store: ["storeName", "province", "city", "address"],
  bank: ["bankName", "bankAccount"],
} as const satisfies Record<WizardStep, readonly (keyof ApplicationView)[]>;

type FieldName = (typeof fieldsOfStep)[WizardStep][number];
type Values = Partial<Record<FieldName, string>> & { readonly signature?: string; readonly agreed?: boolean };

interface WizardProps {
  readonly client: ApplicationClient;
  readonly view: ApplicationView;
  /** Reads the application again; each step is kept as a draft. */
  readonly reload: () => Promise<unknown>;
  readonly onSubmitted: () => void;
}

const numberOf = (view: ApplicationView, name: FieldName) =>
  name === "idCardNo" || name === "bankAccount" ? view[name] : null;

/** 主体与身份证 → 门店 → 银行卡 → 确认提交 (MERCHANT-12). The numbers once saved never come back; an empty field keeps them. */
export function Wizard({ client, view, reload, onSubmitted }: WizardProps) {
  const t = usePhrases("onboarding");
  const { required } = useRules();
  const words = t.onboarding;
  const language = useLanguage();
  const { message } = App.useApp();
  const refusal = useRefusalText();
  const [form] = Form.useForm<Values>();
  const [at, go] = useState(0);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const step: WizardStep | undefined = wizardSteps[at];
  const stored = { idCardNo: view.idCardNo !== null, bankAccount: view.bankAccount !== null };

  const turn = (to: number) => {
    form.resetFields();
    setMissing(false);
    go(to);
  };
  const atField = (name: string | undefined, text: string) =>
    form.setFields([{ name: name as FieldName, errors: [text] }]);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (failure.detail.field !== undefined) atField(failure.detail.field, failure.message);
      return false;
    } finally {
      setBusy(false);
    }
  };

  const save = async (values: Values) => {
    if (step === undefined) return;
    const fields = Object.fromEntries(fieldsOfStep[step].map((name) => [name, values[name] ?? ""]));
    const checked = checkStep(step, { ...emptyFields, ...fields }, stored, today());
    if (!checked.ok) return atField(checked.field, refusal(checked) ?? "");
    if (imagesOfStep[step].some((kind) => !view.images.includes(kind))) return setMissing(true);
    const saved = await run(async () => {
      await client.save(step, fields);
      await reload();
    });
    if (saved) turn(at + 1);
  };

  /** What a provider sent back was signed already; the platform submits it again. */
  const corrects = view.applyStatus === "approved";
  const sign = async ({ signature = "" }: Values) => {
    // The server knows the numbers; that they are stored is all that can be asked here.
    const whole = { ...view, idCardNo: "", bankAccount: "" };
    const checked = checkSubmission(whole, stored, view.images, signature, today());
    if (!checked.ok && checked.field === "signature") return atField("signature", refusal(checked) ?? "");
    if (!checked.ok) return void message.warning(refusal(checked));
    if (await run(() => client.submit(signature))) {
      message.success(words.submitted);
      onSubmitted();
    }
  };

  const requiredOf = (name: FieldName) => ({ ...required, required: numberOf(view, name) === null });
  const input = (name: FieldName) => {
    const kept = numberOf(view, name);
    const hint =
      kept !== null ? fill(words.keptNumber, { number: kept }) : name === "contactName" ? words.nameHint : undefined;
    return (
      <Form.Item
        key={name}
        name={name}
        label={words.fields[name]}
        rules={[requiredOf(name)]}
        {...(hint === undefined ? {} : { extra: hint })}
      >
        {name === "province" ? (
          <SearchChoice
            placeholder={t.common.form.select}
            options={provinces.map((value) => ({ value, label: provinceName(language, value) }))}
          />
        ) : (
          <Input autoComplete="off" maxLength={200} />
        )}
      </Form.Item>
    );
  };
  const initial: Values =
    step === undefined
      ? {}
      : Object.fromEntries(
          fieldsOfStep[step].map((name) => [name, numberOf(view, name) === null ? view[name] || undefined : undefined]),
        );

  return (
    <section className="kit-card onboarding-wizard">
      <Steps current={at} items={[...wizardSteps, "sign" as const].map((name) => ({ title: words.step[name] }))} />
      <Form<Values>
        key={at}
        form={form}
        name="application"
        layout="vertical"
        disabled={busy}
        initialValues={initial}
        onFinish={(values) => void (step !== undefined ? save(values) : corrects ? onSubmitted() : sign(values))}
        onFinishFailed={({ errorFields }) => errorFields.length > 1 && message.warning(t.common.form.incomplete)}
      >
        {step === undefined ? (
          <>
            <ApplicationDetails view={view} client={client} />
            {corrects && <Alert type="info" showIcon title={words.correctedHint} style={{ margin: "16px 0" }} />}
            {!corrects && (
              <Form.Item
                name="agreed"
                valuePropName="checked"
                rules={[ruleOf((agreed) => (agreed === true ? undefined : words.declarationNeeded))]}
              >
                <Checkbox>{words.declaration}</Checkbox>
              </Form.Item>
            )}
            {!corrects && (
              <Form.Item name="signature" label={words.fields.signature} extra={words.signatureHint} rules={[required]}>
                <Input maxLength={60} autoComplete="off" className="onboarding-signature" />
              </Form.Item>
            )}
          </>
        ) : (
          <>
            <div className="onboarding-fields">{fieldsOfStep[step].map(input)}</div>
            <div className="onboarding-images">
              {imagesOfStep[step].map((kind: ImageKind) => (
                <ImageField
                  key={kind}
                  client={client}
                  kind={kind}
                  uploaded={view.images.includes(kind)}
                  missing={missing}
                  onUploaded={() => void reload()}
                />
              ))}
            </div>
          </>
        )}
        <Space>
          {at > 0 && <Button onClick={() => turn(at - 1)}>{words.back}</Button>}
          <GuardedButton type="primary" htmlType="submit" loading={busy}>
            {step !== undefined ? words.next : corrects ? words.corrected : t.common.action.submit}
          </GuardedButton>
        </Space>
      </Form>
    </section>
  );
}

const emptyFields = {
  merchantName: "",
  contactName: "",
  contactPhone: "",
  email: "",
  idCardNo: "",
  storeName: "",
  province: "",
  city: "",
  address: "",
  bankName: "",
  bankAccount: "",
};
