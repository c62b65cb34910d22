import { paymentParameters, paymentServices } from "@yunshou/contract/payments/services";
import { providerAddresses } from "@yunshou/domain";
import { AutoComplete, Form, Input, Select, Switch } from "antd";
import { FormDrawer, useCall, useRules, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { ParametersRow } from "./state.ts";

interface Values {
  readonly serviceId: string;
  readonly payAccountNo: string;
  readonly appId?: string;
  readonly interfaceUrl: string;
  readonly certificateSerial?: string;
  readonly apiKey?: string;
  readonly appSecret?: string;
  readonly platformSerial?: string;
  readonly payKey?: string;
  readonly platformKey?: string;
  readonly certificates?: string;
  readonly paysInApp?: boolean;
}

interface ParametersFormProps {
  readonly editing: { readonly parameters?: ParametersRow } | undefined;
  readonly onClose: () => void;
}

/** Adds a version of a service's keys, or changes one that is not in use; what is never shown is kept when left empty (FIN-18). */
export function ParametersForm({ editing, onClose }: ParametersFormProps) {
  const t = usePhrases("paymentServices");
  const { action } = t.paymentServices;
  const create = useWrite(paymentParameters.create);
  const update = useWrite(paymentParameters.update);
  const parameters = editing?.parameters;
  const isNew = parameters === undefined;
  const save = ({ serviceId, appId = "", ...rest }: Values) => {
    const values = { ...rest, appId };
    return isNew
      ? create.run({ ...values, serviceId })
      : update.run({ ...values, parametersId: parameters.parametersId, version: parameters.version });
  };
  return (
    <FormDrawer<Values>
      key={parameters?.parametersId ?? "new"}
      title={isNew ? action.addParameters : action.editParameters}
      open={editing !== undefined}
      onClose={onClose}
      initial={isNew ? {} : parameters}
      submitting={create.running || update.running}
      onSubmit={save}
      success={isNew ? t.common.result.added : t.common.result.modified}
      width={720}
    >
      <ParameterFields parameters={parameters} />
    </FormDrawer>
  );
}

/** What the chosen provider gave to its merchant; each kind has given something else. */
function ParameterFields({ parameters }: { readonly parameters: ParametersRow | undefined }) {
  const t = usePhrases("paymentServices");
  const { fields, hint, unionpay } = t.paymentServices;
  const { required } = useRules();
  const services = useCall(paymentServices.list, { pageSize: 200 }).data?.rows ?? [];
  const chosen = Form.useWatch<string | undefined>("serviceId", Form.useFormInstance<Values>());
  const isNew = parameters === undefined;
  const kind = parameters?.payMethod ?? services.find(({ serviceId }) => serviceId === chosen)?.payMethod ?? "wechat";
  const [isWechat, isUnionpay] = [kind === "wechat", kind === "unionpay"];
  const needed = isNew ? [required] : [];
  const kept = (text?: string) => ({ extra: isNew ? text : [text, hint.kept].filter(Boolean).join(" · ") });
  return (
    <>
      {isNew && (
        <Form.Item name="serviceId" label={fields.providerName} rules={[required]}>
          <Select options={services.map((one) => ({ value: one.serviceId, label: one.providerName }))} />
        </Form.Item>
      )}
      <Form.Item name="payAccountNo" label={fields.payAccountNo} rules={[required]}>
        <Input maxLength={16} inputMode="numeric" />
      </Form.Item>
      {!isUnionpay && (
        <Form.Item name="appId" label={fields.appId} rules={[required]}>
          <Input maxLength={32} />
        </Form.Item>
      )}
      <Form.Item name="interfaceUrl" label={fields.interfaceUrl} rules={[required]}>
        <AutoComplete options={providerAddresses[kind].map((value) => ({ value }))} />
      </Form.Item>
      {isWechat && (
        <>
          <Form.Item name="certificateSerial" label={fields.certificateSerial} rules={needed} {...kept()}>
            <Input maxLength={40} autoComplete="off" />
          </Form.Item>
          <Form.Item name="apiKey" label={fields.apiKey} rules={needed} {...kept()}>
            <Input.Password maxLength={32} autoComplete="new-password" />
          </Form.Item>
          <Form.Item name="appSecret" label={fields.appSecret} {...kept(hint.appSecret)}>
            <Input.Password maxLength={32} autoComplete="new-password" />
          </Form.Item>
        </>
      )}
      {!isWechat && !isUnionpay && (
        <Form.Item name="paysInApp" label={fields.paysInApp} valuePropName="checked" extra={hint.paysInApp}>
          <Switch />
        </Form.Item>
      )}
      <Form.Item name="payKey" label={fields.payKey} rules={needed} {...kept(hint.key)} className="kit-wide">
        <Input.TextArea rows={4} autoComplete="off" placeholder={parameters?.payKey} />
      </Form.Item>
      {isWechat && (
        <Form.Item name="platformSerial" label={fields.platformSerial} {...kept()} className="kit-wide">
          <Input maxLength={75} autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item
        name="platformKey"
        label={fields.platformKey}
        rules={needed}
        {...kept(isUnionpay ? unionpay.authorities : hint.platformKey)}
        className="kit-wide"
      >
        <Input.TextArea rows={4} autoComplete="off" />
      </Form.Item>
      {!isWechat && (
        <Form.Item
          name="certificates"
          label={isUnionpay ? unionpay.certificates : fields.certificates}
          rules={isUnionpay ? needed : []}
          {...kept(isUnionpay ? unionpay.own : hint.certificates)}
          className="kit-wide"
        >
          <Input.TextArea rows={4} autoComplete="off" />
        </Form.Item>
      )}
    </>
  );
}
