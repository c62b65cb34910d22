import { PaperClipOutlined } from "@ant-design/icons";
import type { OutputOf } from "@yunshou/contract";
import { agreementLimitBytes, agreementUploads } from "@yunshou/contract/system/agreements";
import { isPdf } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Form, Input, Upload } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { sendFile } from "../../platform/api/files.ts";
import { FormPage, showBytes, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "./agreements.css";

interface Values {
  readonly agreementName: string;
  readonly file: File;
}
type Stored = OutputOf<typeof agreementUploads.upload>;

/** A new agreement: a name and a PDF; its checksums are shown once the server has them (SYS-09, SYS-21). */
export function UploadAgreementPage() {
  const t = usePhrases("agreements", "downloads");
  const { required, filled } = useRules();
  const words = t.agreements;
  const [sending, setSending] = useState(false);
  const [stored, setStored] = useState<Stored>();
  // The next agreement begins with a form of its own.
  const [count, setCount] = useState(0);

  const checkFile = async (_rule: unknown, file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > agreementLimitBytes)
      throw new Error(fill(t.downloads.errors["system.fileTooLarge"], { limit: showBytes(agreementLimitBytes) }));
    if (!isPdf(new Uint8Array(await file.arrayBuffer()))) throw new Error(t.downloads.errors["system.fileKind"]);
  };
  const save = async ({ agreementName, file }: Values) => {
    setSending(true);
    try {
      setStored(await sendFile(agreementUploads.upload, { agreementName }, file));
      setCount(count + 1);
    } catch {
      // The call has shown why; the input stays.
    }
    setSending(false);
    return false;
  };
  return (
    <>
      <FormPage<Values>
        key={count}
        title={t.agreements.pages["/xtgl/uploadXy"]}
        back="/xtgl/ptxygl"
        initial={{}}
        submitting={sending}
        onSubmit={save}
        verb={t.common.action.submit}
      >
        <Form.Item name="agreementName" label={words.fields.name} rules={[filled]}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="file" label={words.file} extra={words.fileHint} rules={[required, { validator: checkFile }]}>
          <PdfField />
        </Form.Item>
      </FormPage>
      {stored !== undefined && (
        <Alert
          className="agreement-stored"
          type="success"
          title={words.stored}
          description={
            <div className="agreement-sums">
              <p>
                {words.fields.md5}: {stored.agreementMd5}
              </p>
              <p>
                {words.fields.sha256}: {stored.agreementSha256}
              </p>
              <Link to="/xtgl/ptxygl">{words.back}</Link>
            </div>
          }
        />
      )}
    </>
  );
}

function PdfField({ value, onChange }: { readonly value?: File; readonly onChange?: (file: File) => void }) {
  const t = usePhrases("agreements");
  return (
    <div className="agreement-file">
      <Upload accept=".pdf,application/pdf" showUploadList={false} beforeUpload={(file) => (onChange?.(file), false)}>
        <Button icon={<PaperClipOutlined />}>{t.agreements.choose}</Button>
      </Upload>
      {value !== undefined && (
        <span>
          {value.name} · {showBytes(value.size)}
        </span>
      )}
    </div>
  );
}
