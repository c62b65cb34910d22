import {
  type BusinessType,
  type CodeBusiness,
  codeBusiness,
  type CodeUsage,
  type MemberLevel,
  memberLevels,
  type WrittenSlot,
} from "@yunshou/domain";
import { Form, Select } from "antd";
import { choicesOf } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { SlotFields } from "../SlotFields.tsx";

/** What the fields of this file hold. */
export interface AudienceValues {
  readonly slots: readonly Partial<WrittenSlot>[];
  readonly memberLevels: MemberLevel[];
  readonly businessTypes: CodeBusiness[];
}

interface Audience {
  readonly slots: readonly WrittenSlot[];
  readonly memberLevels: readonly MemberLevel[];
  readonly businessTypes: readonly BusinessType[];
}

/** Values of a form about codes; a fresh one narrows nothing. */
export const audienceValues = (usage: CodeUsage, row?: Audience): AudienceValues => ({
  slots: [...(row?.slots ?? [])],
  memberLevels: [...(row?.memberLevels ?? [])],
  businessTypes: codeBusiness[usage].filter((type) => row?.businessTypes.includes(type) === true),
});

/** Slots as the server takes them; what was left empty is said of by its rule. */
export const slotsOf = (slots: readonly Partial<WrittenSlot>[]): WrittenSlot[] =>
  slots.map(({ from = "", to = "" }) => ({ from, to }));

interface AudienceFieldsProps {
  readonly usage: CodeUsage;
  /** What is to be said of the levels. */
  readonly aboutLevels?: string;
}

/** Hours, member levels and business to which codes are narrowed as plans are (MKT-02, MKT-08, MKT-16); none means all. */
export function AudienceFields({ usage, aboutLevels }: AudienceFieldsProps) {
  const t = usePhrases("codes", "marketing", "members", "orders");
  const { fields, everybody } = t.marketing;
  return (
    <>
      <SlotFields label={fields.slots} whenNone={t.codes.hint.allDay} />
      <Form.Item name="memberLevels" label={fields.memberLevels} extra={aboutLevels}>
        <Select mode="multiple" allowClear placeholder={everybody} options={choicesOf(memberLevels, t.members.level)} />
      </Form.Item>
      <Form.Item name="businessTypes" label={fields.businessTypes}>
        <Select
          mode="multiple"
          allowClear
          placeholder={everybody}
          options={choicesOf(codeBusiness[usage], t.orders.businessType)}
        />
      </Form.Item>
    </>
  );
}
