import { paymentServices } from "@yunshou/contract/payments/services";
import { feeRateOf, fieldLimits, type PaymentServiceKind, paymentServiceKinds } from "@yunshou/domain";
import { Form, Input, Radio } from "antd";
import { choicesOf, DecimalField, FormDrawer, useRules, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { ServiceRow } from "./state.ts";

interface Values {
  readonly providerName: string;
  readonly payMethod: PaymentServiceKind;
  readonly feeRate: string;
}

interface ServiceFormProps {
  readonly editing: { readonly service?: ServiceRow } | undefined;
  readonly onClose: () => void;
}

/** Adds a payment service, or changes its name and rate; whose payments it takes is fixed (FIN-17). */
export function ServiceForm({ editing, onClose }: ServiceFormProps) {
  const t = usePhrases("paymentServices", "payments");
  const { fields, action, hint } = t.paymentServices;
  const { required, rule } = useRules();
  const create = useWrite(paymentServices.create);
  const update = useWrite(paymentServices.update);
  const service = editing?.service;
  const save = ({ payMethod, ...values }: Values) =>
    service === undefined
      ? create.run({ ...values, payMethod })
      : update.run({ ...values, serviceId: service.serviceId, version: service.version });
  return (
    <FormDrawer<Values>
      key={service?.serviceId ?? "new"}
      title={service === undefined ? action.addService : action.editService}
      open={editing !== undefined}
      onClose={onClose}
      initial={service ?? { payMethod: "wechat" }}
      submitting={create.running || update.running}
      onSubmit={save}
      success={service === undefined ? hint.added : t.common.result.modified}
    >
      <Form.Item name="providerName" label={fields.providerName} rules={[required]}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item name="payMethod" label={fields.payMethod} rules={[required]}>
        <Radio.Group
          disabled={service !== undefined}
          options={choicesOf(paymentServiceKinds, t.payments.kind)}
          optionType="button"
        />
      </Form.Item>
      <Form.Item
        name="feeRate"
        label={fields.feeRate}
        extra={hint.feeRate}
        required
        rules={[rule((text: string | undefined) => feeRateOf(text ?? ""))]}
      >
        <DecimalField maxLength={5} suffix="%" />
      </Form.Item>
    </FormDrawer>
  );
}
