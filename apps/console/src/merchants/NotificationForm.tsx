import type { RowOf } from "@yunshou/contract";
import { notificationSettings } from "@yunshou/contract/merchants/notifications";
import { daily, type NotifyWay, notifyWays, receiverLimit } from "@yunshou/domain";
import { Checkbox, Form, Switch, TimePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { choicesOf, FormModal, ruleOf, useRecord, useRules, useWrite, SearchChoice } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

export type NoticeSetting = RowOf<typeof notificationSettings.list>;

interface Values {
  readonly ways: NotifyWay[];
  readonly receiverIds: string[];
  readonly pushTime: Dayjs;
  readonly enabled: boolean;
}

const timeFormat = "HH:mm";

/** One type of message of one merchant: ways, receivers, time of day, and whether it is on. */
export function NotificationForm({
  setting,
  onClose,
}: {
  readonly setting: NoticeSetting | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("merchants", "notifications");
  const { required } = useRules();
  const words = t.notifications;
  const receivers = useRecord(notificationSettings.receivers, { merchantId: setting?.merchantId });
  const { run, running } = useWrite(notificationSettings.save);
  const ofCertificates = setting?.messageType === "certificate";
  const save = ({ pushTime, ...values }: Values, { merchantId, messageType }: NoticeSetting) =>
    run({ ...values, merchantId, messageType, pushTime: pushTime.format(timeFormat) });
  const initial =
    setting === undefined
      ? {}
      : {
          ways: setting.ways,
          receiverIds: setting.receivers.map(({ userId }) => userId),
          pushTime: dayjs(`2000-01-01T${setting.pushTime}`),
          enabled: setting.enabled,
        };

  return (
    <FormModal<Values, NoticeSetting>
      key={`${setting?.merchantId} ${setting?.messageType}`}
      title={setting === undefined ? "" : words.type[setting.messageType]}
      about={setting?.merchantName}
      verb={t.common.action.save}
      of={setting}
      onClose={onClose}
      initial={initial}
      loading={receivers.data === undefined || receivers.loading}
      error={receivers.error}
      submitting={running}
      onSubmit={save}
      success={t.common.result.modified}
    >
      <p className="merchant-hint">{ofCertificates ? words.certificateScopeHint : words.scopeHint}</p>
      <Form.Item name="enabled" label={words.fields.enabled} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="ways" label={words.fields.ways} rules={[required]}>
        <Ways label={words.fields.ways} options={choicesOf(notifyWays, words.way)} />
      </Form.Item>
      <Form.Item
        name="receiverIds"
        label={words.fields.receivers}
        dependencies={["enabled"]}
        rules={[
          ({ getFieldValue }) =>
            ruleOf((ids: string[] = []) =>
              getFieldValue("enabled") === true && ids.length === 0
                ? t.notifications.errors["merchants.receiversMissing"]
                : undefined,
            ),
        ]}
      >
        <SearchChoice
          mode="multiple"
          maxCount={receiverLimit}
          options={(receivers.data?.receivers ?? []).map(({ userId, name, account, phone }) => ({
            value: userId,
            label: `${name} (${account})${phone === null ? "" : ` ${phone}`}`,
          }))}
        />
      </Form.Item>
      <Form.Item
        name="pushTime"
        label={t.merchants.fields.pushTime}
        rules={[required]}
        extra={ofCertificates ? words.certificateTimeHint : words.timeHint}
        hidden={setting !== undefined && !daily.includes(setting.messageType)}
      >
        <TimePicker format={timeFormat} needConfirm={false} style={{ width: "100%" }} />
      </Form.Item>
    </FormModal>
  );
}

interface WaysProps {
  readonly label: string;
  readonly options: { readonly value: string; readonly label: string }[];
  readonly id?: string;
  readonly value?: string[];
  readonly onChange?: (value: string[]) => void;
}

/** A group of boxes may not be marked as required, which a form field would do. */
function Ways({ label, options, id, value = [], onChange }: WaysProps) {
  return (
    <Checkbox.Group
      role="group"
      aria-label={label}
      options={options}
      value={value}
      {...(id === undefined ? {} : { id })}
      {...(onChange === undefined ? {} : { onChange })}
    />
  );
}
