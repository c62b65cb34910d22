import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { checkCodeSlots, checkSlots, planLimits, type WrittenSlot } from "@yunshou/domain";
import { Button, Form, Input, Space } from "antd";
import { ruleOf, useRefusalText } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

interface SlotFieldsProps {
  readonly label: string;
  /** What no slot means, where there need be none. */
  readonly whenNone?: string;
}

/** The field `slots`: up to three slots of a day, none of which overlap (MKT-08, MKT-16). */
export function SlotFields({ label, whenNone }: SlotFieldsProps) {
  const words = usePhrases("marketing").marketing;
  const refusal = useRefusalText();
  // Nobody has to hear about a slot that he has just added; left so, the server refuses it.
  const check = (slots: readonly Partial<WrittenSlot>[]) =>
    whenNone === undefined
      ? checkSlots(slots)
      : checkCodeSlots(slots.filter(({ from, to }) => (from ?? to) !== undefined));
  return (
    <Form.Item label={label} required={whenNone === undefined} className="kit-wide">
      <Form.List name="slots" rules={[ruleOf((slots: readonly Partial<WrittenSlot>[] = []) => refusal(check(slots)))]}>
        {(rows, { add, remove }, { errors }) => (
          <>
            {rows.map(({ key, name }) => (
              <Space key={key} align="baseline">
                <Form.Item name={[name, "from"]} noStyle>
                  <Input maxLength={5} placeholder="07:00" aria-label={words.slotStart} style={{ width: 88 }} />
                </Form.Item>
                <span>–</span>
                <Form.Item name={[name, "to"]} noStyle>
                  <Input maxLength={5} placeholder="24:00" aria-label={words.slotEnd} style={{ width: 88 }} />
                </Form.Item>
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={words.removeSlot}
                  disabled={whenNone === undefined && rows.length === 1}
                  onClick={() => remove(name)}
                />
              </Space>
            ))}
            <Space>
              {rows.length < planLimits.slots && (
                <Button icon={<PlusOutlined />} onClick={() => add({})}>
                  {words.addSlot}
                </Button>
              )}
              {rows.length === 0 && <span className="kit-soft">{whenNone}</span>}
            </Space>
            <Form.ErrorList errors={errors} />
          </>
        )}
      </Form.List>
    </Form.Item>
  );
}
