import { cardApplications } from "@yunshou/contract/members/applications";
import { checkCode, fieldLimits, readPhysicalNo } from "@yunshou/domain";
import { DatePicker, Form, Input } from "antd";
import type { Dayjs } from "dayjs";
import { CardField, FormDrawer, today, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { expiryOf, lowered } from "../cardFields.tsx";

interface Values {
  readonly originalCardNo: string;
  readonly newCardNo: string;
  readonly physicalNo: string;
  readonly logicalNo: string;
  readonly lastDay: Dayjs;
  readonly remark?: string;
}

/** Applies for a card in the place of another (CARD-06, CARD-17 to CARD-20). */
export function ApplyForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("cardApplications");
  const { fields, action } = t.cardApplications;
  const { required, rule } = useRules();
  const { run, running } = useWrite(cardApplications.create);
  return (
    <FormDrawer<Values>
      title={action.apply}
      open={open}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ lastDay, remark = "", ...values }) => run({ ...values, remark, cardExpiry: expiryOf(lastDay) })}
      success={t.common.result.done}
    >
      <Form.Item name="originalCardNo" label={fields.originalCardNo} rules={[required]}>
        <CardField by="number" />
      </Form.Item>
      <Form.Item
        name="newCardNo"
        label={fields.newCardNo}
        required
        rules={[rule((text: string | undefined) => checkCode(text ?? "", "newCardNo"))]}
      >
        <Input maxLength={fieldLimits.codeLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="physicalNo"
        label={fields.physicalNo}
        normalize={lowered}
        required
        rules={[rule((text: string | undefined) => readPhysicalNo(text ?? ""))]}
      >
        <Input maxLength={10} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="logicalNo"
        label={fields.logicalNo}
        required
        rules={[rule((text: string | undefined) => checkCode(text ?? "", "logicalNo"))]}
      >
        <Input maxLength={fieldLimits.codeLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="lastDay" label={fields.cardExpiry} rules={[required]}>
        <DatePicker disabledDate={(date) => expiryOf(date) < today()} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark} className="kit-wide">
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormDrawer>
  );
}
