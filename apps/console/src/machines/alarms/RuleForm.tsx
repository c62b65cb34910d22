import { alarmRules } from "@yunshou/contract/machines/alarmRules";
import { alarmBounds, alarmMinutesLimit, alarmReceiverLimit, type AlarmWay, alarmWays } from "@yunshou/domain";
import { Checkbox, Form, Input, Switch } from "antd";
import { choicesOf, FormDrawer, NumberField, PersonField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { RuleRow } from "./alarmRow.ts";

interface Values {
  readonly enabled: boolean;
  readonly low?: number | null;
  readonly high?: number | null;
  readonly lastingMinutes: number;
  readonly quietFrom?: string;
  readonly quietTo?: string;
  readonly ways: AlarmWay[];
  readonly receiverIds: string[];
  readonly escalateMinutes?: number | null;
  readonly escalateIds: string[];
}

/** The rule of one kind of alarm; the server refuses what makes no sense, beside its field. */
export function RuleForm({
  merchantId,
  rule,
  onClose,
}: {
  readonly merchantId: string;
  readonly rule: RuleRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("machines", "alarmRules");
  const words = t.alarmRules.fields;
  const { required } = useRules();
  const { run, running } = useWrite(alarmRules.save);
  const has = rule === undefined ? {} : alarmBounds[rule.kind];
  const people = { multiple: true, maxCount: alarmReceiverLimit } as const;
  return (
    <FormDrawer<Values, RuleRow>
      key={rule?.kind}
      title={`${t.alarmRules.rules} · ${rule === undefined ? "" : t.machines.alarm[rule.kind]}`}
      of={rule}
      onClose={onClose}
      initial={
        rule === undefined
          ? {}
          : {
              ...rule,
              quietFrom: rule.quietFrom ?? "",
              quietTo: rule.quietTo ?? "",
              receiverIds: rule.receivers.map(({ userId }) => userId),
              escalateIds: rule.escalateTo.map(({ userId }) => userId),
            }
      }
      submitting={running}
      onSubmit={({ low = null, high = null, quietFrom, quietTo, escalateMinutes = null, ...values }, { kind }) =>
        run({
          merchantId,
          kind,
          ...values,
          low,
          high,
          quietFrom: quietFrom?.trim() || null,
          quietTo: quietTo?.trim() || null,
          escalateMinutes,
        })
      }
      success={t.common.result.modified}
    >
      <Form.Item name="enabled" label={t.common.fields.enabled} valuePropName="checked" className="kit-wide">
        <Switch />
      </Form.Item>
      {"low" in has && (
        <Form.Item name="low" label={words.low}>
          <NumberField placeholder={t.alarmRules.usual} style={{ width: "100%" }} />
        </Form.Item>
      )}
      {"high" in has && (
        <Form.Item
          name="high"
          label={words.high}
          extra={rule?.kind === "humidity" || rule?.kind === "flow" ? t.alarmRules.judgedOnlyByRule : undefined}
        >
          <NumberField placeholder={t.alarmRules.usual} style={{ width: "100%" }} />
        </Form.Item>
      )}
      <Form.Item name="lastingMinutes" label={words.lastingMinutes} rules={[required]}>
        <NumberField min={0} max={alarmMinutesLimit} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="quietFrom" label={words.quietFrom}>
        <Input placeholder="22:00" maxLength={5} />
      </Form.Item>
      <Form.Item name="quietTo" label={words.quietTo}>
        <Input placeholder="07:00" maxLength={5} />
      </Form.Item>
      <Form.Item name="ways" label={words.ways} className="kit-wide">
        <Checkbox.Group options={choicesOf(alarmWays, t.alarmRules.way)} />
      </Form.Item>
      <Form.Item name="receiverIds" label={words.receiverIds} className="kit-wide" extra={t.alarmRules.usualReceivers}>
        <PersonField {...people} usable />
      </Form.Item>
      <Form.Item name="escalateMinutes" label={words.escalateMinutes}>
        <NumberField min={1} max={alarmMinutesLimit} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="escalateIds" label={words.escalateIds} className="kit-wide">
        <PersonField {...people} usable />
      </Form.Item>
    </FormDrawer>
  );
}
