import { apiKeys } from "@yunshou/contract/system/apiKeys";
import { apiScopes, type ApiScope, fieldLimits } from "@yunshou/domain";
import { App, Checkbox, Form, Input, Typography } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly keyName: string;
  readonly scopes: ApiScope[];
}

/** Makes a key for a program of the merchant; its secret is shown once. */
export function ApiKeyForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("dockings");
  const words = t.dockings;
  const { filled, required } = useRules();
  const { modal } = App.useApp();
  const { run, running } = useWrite(apiKeys.create);
  const submit = async (values: Values) => {
    const { apiKeyId, secret } = await run(values);
    modal.info({
      title: words.keyOnce,
      content: (
        <>
          <div>
            {words.fields.apiKeyId}: <Typography.Text copyable>{apiKeyId}</Typography.Text>
          </div>
          <div>
            {words.fields.secret}: <Typography.Text copyable>{secret}</Typography.Text>
          </div>
        </>
      ),
    });
  };
  return (
    <FormModal<Values>
      title={words.addKey}
      about={null}
      verb={t.common.action.save}
      open={open}
      onClose={onClose}
      initial={{ keyName: "", scopes: ["orders.read"] }}
      submitting={running}
      success={t.common.result.added}
      onSubmit={submit}
    >
      <Form.Item name="keyName" label={words.fields.keyName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="scopes" label={words.fields.scopes} rules={[required]}>
        <Checkbox.Group options={apiScopes.map((value) => ({ value, label: words.scope[value] }))} />
      </Form.Item>
    </FormModal>
  );
}
