import { account } from "@yunshou/contract/access/account";
import { type secondFactor as calls, secondFactor } from "@yunshou/contract/access/secondFactor";
import type { OutputOf } from "@yunshou/contract";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Form, Input, Space, Tag } from "antd";
import { useState } from "react";
import { call } from "../platform/api/call.ts";
import {
  CopyText,
  EmptyState,
  FormModal,
  GuardedButton,
  QrPicture,
  showTime,
  useCall,
  useWrite,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { rememberedLoginPath, sessionUser, storeUser } from "../platform/session/session.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import "./security.css";

interface Values {
  readonly code: string;
}

type Drawn = OutputOf<typeof calls.enrol>;
type Asked = "renew" | "disable";

/** 账号安全: the second factor of the own account, from the first scan to switching it off. */
export function SecurityPage() {
  const t = usePhrases("factor");
  const words = t.factor;
  const state = useCall(secondFactor.state, {});
  const [drawn, setDrawn] = useState<Drawn>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [asked, setAsked] = useState<Asked>();
  const [enrol, confirm, renew, disable] = [
    useWrite(secondFactor.enrol),
    useWrite(secondFactor.confirm),
    useWrite(secondFactor.renewRecoveryCodes),
    useWrite(secondFactor.disable),
  ];

  const begin = () => void enrol.run({}).then(setDrawn, () => undefined);
  const switchOn = async ({ code }: Values) => {
    try {
      setCodes((await confirm.run({ code })).recoveryCodes);
      setDrawn(undefined);
      await freshRights();
    } catch {
      // The call has shown why; the code can be typed again.
    }
  };
  const withCode = async ({ code }: Values) => {
    if (asked === "renew") setCodes((await renew.run({ code })).recoveryCodes);
    else {
      await disable.run({ code });
      await freshRights();
    }
  };

  if (state.error !== null && state.data === undefined)
    return <EmptyState error={state.error} onRetry={() => void state.reload()} />;
  const { enrolled = false, since = null, recoveryCodesLeft = 0, isDuty = false } = state.data ?? {};
  return (
    <section className="kit-card security" aria-busy={state.data === undefined}>
      <header className="kit-toolbar">
        <h2>
          {words.title}{" "}
          <Tag color={enrolled ? "success" : "default"} variant="filled">
            {enrolled ? words.on : words.off}
          </Tag>
        </h2>
      </header>
      <Alert
        showIcon
        type={isDuty && !enrolled ? "warning" : "info"}
        title={isDuty && !enrolled ? words.duty : words.why}
      />
      {enrolled && codes === undefined && (
        <>
          <dl className="security-facts">
            <dt>{words.since}</dt>
            <dd>{showTime(since)}</dd>
            <dt>{words.left}</dt>
            <dd>{recoveryCodesLeft}</dd>
          </dl>
          <Space wrap>
            <Button onClick={() => setAsked("renew")}>{words.renew}</Button>
            <Button danger onClick={() => setAsked("disable")}>
              {words.disable}
            </Button>
          </Space>
        </>
      )}
      {!enrolled && drawn === undefined && codes === undefined && (
        <Button type="primary" loading={enrol.running} disabled={state.data === undefined} onClick={begin}>
          {words.begin}
        </Button>
      )}
      {drawn !== undefined && (
        <Form<Values> layout="vertical" onFinish={switchOn} disabled={confirm.running} className="security-enrol">
          <p>{words.scan}</p>
          <div role="img" aria-label={words.picture}>
            <div aria-hidden>
              <QrPicture value={drawn.address} size={196} type="svg" />
            </div>
          </div>
          <Form.Item label={words.key}>
            <code>
              <CopyText text={drawn.secret} shown={drawn.secret.replace(/(.{4})(?=.)/g, "$1 ")} />
            </code>
          </Form.Item>
          <Form.Item
            name="code"
            label={words.firstCode}
            rules={[
              {
                required: true,
                pattern: /^\s*\d{6}\s*$/,
                message: fill(t.common.form.requiredOf, { field: words.firstCode }),
              },
            ]}
          >
            <Input autoComplete="one-time-code" inputMode="numeric" maxLength={8} />
          </Form.Item>
          <GuardedButton type="primary" htmlType="submit" loading={confirm.running}>
            {words.begin}
          </GuardedButton>
        </Form>
      )}
      {codes !== undefined && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      <FormModal<Values>
        title={asked === "renew" ? words.renew : words.disable}
        about={sessionUser()?.accountname ?? null}
        verb={asked === "renew" ? words.renew : words.disable}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        initial={{ code: "" }}
        submitting={renew.running || disable.running}
        onSubmit={withCode}
      >
        <p>{asked === "renew" ? words.renewHint : words.disableHint}</p>
        <Form.Item
          name="code"
          label={words.code}
          rules={[{ required: true, min: 6, message: fill(t.common.form.requiredOf, { field: words.code }) }]}
        >
          <Input autoComplete="one-time-code" maxLength={40} />
        </Form.Item>
      </FormModal>
    </section>
  );
}

/** What the session knows of this duty decides which pages open. */
async function freshRights(): Promise<void> {
  const { userInfo, customData } = await call(
    account.current,
    { loginUrl: rememberedLoginPath() ?? "/login" },
    { silent: true, fresh: true },
  );
  storeUser(userInfo, customData);
}
