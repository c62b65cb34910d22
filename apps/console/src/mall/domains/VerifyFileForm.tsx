import { businessDomains } from "@yunshou/contract/mall/businessDomains";
import type { VerifyFile } from "@yunshou/domain";
import { Form } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { BusinessDomain } from "./DomainForm.tsx";
import { useVerifyFileRule, VerifyFileField } from "./VerifyFileField.tsx";

interface Values {
  readonly verifyFile?: VerifyFile;
}

interface VerifyFileFormProps {
  readonly of: BusinessDomain | undefined;
  readonly onClose: () => void;
}

/** 上传校验文件: another file for one domain, which is answered from then on. */
export function VerifyFileForm({ of, onClose }: VerifyFileFormProps) {
  const t = usePhrases("domains");
  const words = t.domains;
  const { required } = useRules();
  const fileRule = useVerifyFileRule();
  const { run, running } = useWrite(businessDomains.setFile);
  return (
    <FormModal<Values, BusinessDomain>
      title={words.uploadFile}
      about={of?.domainName}
      verb={t.common.action.upload}
      of={of}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ verifyFile }, { businessDomainId }) => run({ businessDomainId, verifyFile: verifyFile! })}
      success={t.common.result.modified}
    >
      <Form.Item name="verifyFile" label={words.fields.verifyFile} extra={words.fileHint} rules={[required, fileRule]}>
        <VerifyFileField />
      </Form.Item>
    </FormModal>
  );
}
