import { feedback, feedbackPictures } from "@yunshou/contract/support/feedback";
import { fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormDrawer, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { noReport, ReportFields, reportOf, type ReportValues } from "../ReportFields.tsx";

interface Values extends ReportValues {
  readonly ticketTitle: string;
}

/** Reports a problem of one's own (TICKET-03). */
export function ReportForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("support");
  const { filled } = useRules();
  const create = useWrite(feedback.create);
  return (
    <FormDrawer<Values>
      title={t.support.action.report}
      open={open}
      onClose={onClose}
      initial={{ ...noReport, ticketTitle: "" }}
      submitting={create.running}
      onSubmit={({ ticketTitle, ...report }) => create.run({ ticketTitle, ...reportOf(report) })}
      success={t.common.result.added}
    >
      <Form.Item name="ticketTitle" label={t.support.fields.ticketTitle} className="kit-wide" rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <ReportFields pictures={feedbackPictures.upload} />
    </FormDrawer>
  );
}
