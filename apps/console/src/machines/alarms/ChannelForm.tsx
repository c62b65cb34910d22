import { alarmChannels } from "@yunshou/contract/machines/alarmRules";
import { type ChannelKind, channelKinds, checkRobotUrl, checkText, fieldLimits } from "@yunshou/domain";
import { Form, Input, Switch } from "antd";
import { Choice, FormDrawer, NumberField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly channelKind: ChannelKind;
  readonly channelName: string;
  readonly url?: string;
  readonly secret?: string;
  readonly host?: string;
  readonly port?: number;
  readonly secure?: boolean;
  readonly loginName?: string;
  readonly password?: string;
  readonly sender?: string;
}

/** Adds a robot or a mail server; its secrets are written once and never shown again. */
export function ChannelForm({
  merchantId,
  open,
  onClose,
}: {
  readonly merchantId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = usePhrases("alarmRules");
  const words = t.alarmRules.fields;
  const { required, rule } = useRules();
  const { run, running } = useWrite(alarmChannels.add);
  return (
    <FormDrawer<Values>
      title={t.alarmRules.addChannel}
      open={open}
      onClose={onClose}
      initial={{ channelKind: "wecom", port: 465, secure: true }}
      submitting={running}
      onSubmit={(values) => run({ merchantId, ...values })}
      success={t.common.result.added}
    >
      <Form.Item name="channelKind" label={words.channelKind} rules={[required]}>
        <Choice values={channelKinds} words={t.alarmRules.channel} />
      </Form.Item>
      <Form.Item
        name="channelName"
        label={words.channelName}
        required
        rules={[rule((text) => checkText(text, "channelName", fieldLimits.nameLength))]}
      >
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item noStyle dependencies={["channelKind"]}>
        {({ getFieldValue }) => {
          const kind = getFieldValue("channelKind") as ChannelKind | undefined;
          if (kind !== "mail")
            return (
              <>
                <Form.Item
                  name="url"
                  label={words.url}
                  required
                  className="kit-wide"
                  rules={[rule((text) => checkRobotUrl(kind ?? "wecom", text))]}
                >
                  <Input autoComplete="off" inputMode="url" />
                </Form.Item>
                {kind !== "wecom" && (
                  <Form.Item name="secret" label={words.secret} className="kit-wide">
                    <Input.Password autoComplete="new-password" />
                  </Form.Item>
                )}
              </>
            );
          return (
            <>
              <Form.Item name="host" label={words.host} rules={[required]}>
                <Input autoComplete="off" />
              </Form.Item>
              <Form.Item name="port" label={words.port} rules={[required]}>
                <NumberField min={1} max={65_535} precision={0} style={{ width: "100%" }} />
              </Form.Item>
              <Form.Item name="secure" label={words.secure} valuePropName="checked">
                <Switch />
              </Form.Item>
              <Form.Item name="sender" label={words.sender} rules={[required]}>
                <Input inputMode="email" />
              </Form.Item>
              <Form.Item name="loginName" label={t.common.fields.loginName}>
                <Input autoComplete="off" />
              </Form.Item>
              <Form.Item name="password" label={words.password}>
                <Input.Password autoComplete="new-password" />
              </Form.Item>
            </>
          );
        }}
      </Form.Item>
    </FormDrawer>
  );
}
