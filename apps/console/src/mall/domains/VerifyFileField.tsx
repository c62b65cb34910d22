import { PaperClipOutlined } from "@ant-design/icons";
import { checkVerifyFile, type VerifyFile } from "@yunshou/domain";
import { Button, Space, Upload } from "antd";
import { ruleOf, useRefusalText } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** More than this is read of no file; what is longer is refused by its length. */
const readBytes = 2_048;

interface VerifyFileFieldProps {
  readonly id?: string;
  readonly value?: VerifyFile | null;
  readonly onChange?: (file: VerifyFile) => void;
}

/** Takes a verification file by its name and text; what the server would refuse is refused at the form first. */
export function VerifyFileField({ id, value, onChange }: VerifyFileFieldProps) {
  const t = usePhrases("domains");
  const take = async (file: File) =>
    onChange?.({ fileName: file.name, content: (await file.slice(0, readBytes).text()).trim() });
  return (
    <Space wrap>
      <Upload accept=".txt" showUploadList={false} beforeUpload={(file) => (void take(file), false)}>
        <Button id={id} icon={<PaperClipOutlined />}>
          {t.domains.pickFile}
        </Button>
      </Upload>
      {value?.fileName}
    </Space>
  );
}

/** The rule of the field; a field that may stay empty says nothing then. */
export function useVerifyFileRule() {
  const refusal = useRefusalText();
  return ruleOf((file?: VerifyFile | null) => (file == null ? undefined : refusal(checkVerifyFile(file))));
}
