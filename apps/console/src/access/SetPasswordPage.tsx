import { account } from "@yunshou/contract/access/account";
import { checkNewPassword } from "@yunshou/domain";
import { Alert, App, Form, Input } from "antd";
import { useState } from "react";
import { GuardedButton, ruleOf, useRules, useWrite } from "../platform/kit/index.ts";
import { leave } from "../platform/layout/Shell.tsx";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { sessionCustomData, sessionUser } from "../platform/session/session.ts";
import { fetchCheckCode } from "./login/calls.ts";

interface Values {
  readonly old: string;
  readonly fresh: string;
  readonly again: string;
}

const proofOf = () => import("@yunshou/contract/access/proof");

/** The own password (USER-08, USER-09): only proofs and verifiers leave the browser; then the session ends. */
export function SetPasswordPage() {
  const t = usePhrases("access");
  const { required, rule } = useRules();
  const { message } = App.useApp();
  const { run } = useWrite(account.setPassword);
  // Also while the proof is made: a second press would spend the code of the first.
  const [saving, setSaving] = useState(false);
  const [form] = Form.useForm<Values>();
  const name = sessionUser()?.username ?? "";

  const save = async ({ old, fresh }: Values) => {
    setSaving(true);
    try {
      const [{ deriveClientKey, makeProof, newVerifier }, challenge] = await Promise.all([proofOf(), fetchCheckCode()]);
      const proof = await makeProof(await deriveClientKey(challenge.realm, name, old), name, challenge);
      await run({ checkCode: challenge.code, proof, verifier: await newVerifier(challenge.realm, name, fresh) });
    } catch {
      // The call has shown why; the input stays.
      return setSaving(false);
    }
    message.success(t.access.password.done, 2, leave);
  };

  return (
    <section className="kit-card set-password">
      <header className="kit-toolbar">
        <h2>{t.access.pages["/xtgl/setpwd"]}</h2>
      </header>
      <Alert
        showIcon
        type={sessionCustomData()?.mustChangePassword ? "warning" : "info"}
        title={sessionCustomData()?.mustChangePassword ? t.access.password.must : t.access.password.hint}
      />
      <Form<Values>
        form={form}
        layout="vertical"
        style={{ maxWidth: 400, padding: "20px 0" }}
        onFinish={save}
        onFinishFailed={({ errorFields }) => {
          if (errorFields.length > 1) message.warning(t.common.form.incomplete);
        }}
        disabled={saving}
      >
        <Form.Item name="old" label={t.access.password.old} rules={[required]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="fresh"
          label={t.access.password.new}
          rules={[required, rule((text) => checkNewPassword(text, name), { optional: true })]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="again"
          label={t.access.password.again}
          dependencies={["fresh"]}
          rules={[
            required,
            ruleOf((value) =>
              value === form.getFieldValue("fresh") ? undefined : t.access.errors["access.passwordsDiffer"],
            ),
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <GuardedButton type="primary" htmlType="submit" loading={saving}>
          {t.common.action.save}
        </GuardedButton>
      </Form>
    </section>
  );
}
