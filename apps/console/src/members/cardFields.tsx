import { checkCode, checkLimits, fieldLimits, readPhysicalNo } from "@yunshou/domain";
import { DatePicker, Form, Input } from "antd";
import type { Dayjs } from "dayjs";
import { MachineField, MoneyField, NumberField, today, useRules } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

/** The numbers and the last day of a card, as a form holds them. */
export interface NumberValues {
  readonly cardNo: string;
  readonly physicalNo: string;
  readonly logicalNo: string;
  readonly lastDay: Dayjs;
}

export const expiryOf = (lastDay: Dayjs): string => lastDay.format("YYYY-MM-DD");

/** Readers write the physical number in small letters. */
export const lowered = (text: string): string => text.toLowerCase();

/** The three numbers and the expiry, each required (CARD-06, CARD-07, CARD-08). */
export function NumberFields({ cardNoLabel }: { readonly cardNoLabel: string }) {
  const t = usePhrases("members");
  const words = t.members;
  const { required, rule } = useRules();
  return (
    <>
      <Form.Item name="cardNo" label={cardNoLabel} required rules={[rule((text) => checkCode(text, "cardNo"))]}>
        <Input maxLength={fieldLimits.codeLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="physicalNo"
        normalize={lowered}
        label={words.fields.physicalNo}
        required
        rules={[rule((text) => readPhysicalNo(text))]}
      >
        <Input maxLength={10} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="logicalNo"
        label={words.fields.logicalNo}
        required
        rules={[rule((text) => checkCode(text, "logicalNo"))]}
      >
        <Input maxLength={fieldLimits.codeLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="lastDay" label={words.fields.cardExpiry} rules={[required]}>
        <DatePicker disabledDate={(date) => expiryOf(date) < today()} style={{ width: "100%" }} />
      </Form.Item>
    </>
  );
}

export interface LimitValues {
  readonly dailyCountLimit: number;
  readonly dailyAmountLimit: string;
  readonly machineIds: string[];
}

/** As many as one call takes. */
const machinesPerCard = 200;

/** What a card may buy a day, and where; 0 means no limit (CARD-16, MSG-110). */
export function LimitFields() {
  const t = usePhrases("members");
  const { required, amount } = useRules();
  const words = t.members;
  return (
    <>
      <Form.Item
        name="dailyCountLimit"
        label={words.fields.dailyCountLimit}
        extra={words.hint.noLimit}
        rules={[required]}
      >
        <NumberField min={0} max={9_999} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item
        name="dailyAmountLimit"
        label={words.fields.dailyAmountLimit}
        extra={words.hint.noLimit}
        required
        rules={[amount((dailyAmountFen) => checkLimits({ dailyCount: 0, dailyAmountFen }))]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item
        name="machineIds"
        label={words.fields.machineRestriction}
        extra={words.hint.allMachines}
        className="kit-wide"
      >
        <MachineField multiple usable maxCount={machinesPerCard} />
      </Form.Item>
    </>
  );
}
