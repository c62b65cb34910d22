import { checkReason, fieldLimits } from "@yunshou/domain";
import { Form } from "antd";
import { DictionaryText, FormModal, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Rejected {
  readonly documentId: string;
  readonly docNo: string;
}

interface RejectFormProps {
  readonly rejected: Rejected | undefined;
  readonly submitting: boolean;
  readonly onReject: (documentId: string, reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Rejects a document; whoever made it reads the reason. */
export function RejectForm({ rejected, submitting, onReject, onClose }: RejectFormProps) {
  const t = usePhrases("procurement");
  const { action, fields } = t.procurement;
  const { rule } = useRules();
  return (
    <FormModal<{ readonly reason: string }, Rejected>
      key={rejected?.documentId}
      title={action.reject}
      about={rejected?.docNo ?? null}
      verb={action.reject}
      of={rejected}
      onClose={onClose}
      initial={{}}
      submitting={submitting}
      onSubmit={({ reason }, { documentId }) => onReject(documentId, reason)}
      success={t.common.result.done}
    >
      <Form.Item name="reason" label={fields.reason} required rules={[rule(checkReason)]}>
        <DictionaryText type="rejectReason" maxLength={fieldLimits.remarkLength} />
      </Form.Item>
    </FormModal>
  );
}
