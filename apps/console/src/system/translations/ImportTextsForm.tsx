import { useQueryClient } from "@tanstack/react-query";
import { translationFiles } from "@yunshou/contract/system/translations";
import { importExtensions } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Button, Form, Upload } from "antd";
import { useState } from "react";
import { sendFile } from "../../platform/api/files.ts";
import { FormModal, showNumber, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Takes texts of the interface from a spreadsheet, all of them or none (SYS-03). */
export function ImportTextsForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("translations");
  const words = t.translations;
  const { required } = useRules();
  const { message } = App.useApp();
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const submit = async ({ file }: { readonly file: File }) => {
    setSending(true);
    try {
      const { written, same } = await sendFile(translationFiles.upload, { fileName: file.name }, file);
      message.success(fill(words.imported, { written: showNumber(written), same: showNumber(same) }));
    } finally {
      setSending(false);
    }
    void client.invalidateQueries();
  };
  return (
    <FormModal<{ readonly file: File }>
      title={words.import}
      about={null}
      verb={t.common.action.import}
      open={open}
      onClose={onClose}
      initial={{}}
      submitting={sending}
      onSubmit={submit}
    >
      <Form.Item name="file" label={words.file} extra={words.importHint} rules={[required]}>
        <FileField label={words.file} />
      </Form.Item>
    </FormModal>
  );
}

interface FileFieldProps {
  readonly label: string;
  readonly value?: File;
  readonly onChange?: (file: File) => void;
}

function FileField({ label, value, onChange }: FileFieldProps) {
  return (
    <>
      <Upload
        accept={importExtensions.map((one) => `.${one}`).join(",")}
        showUploadList={false}
        beforeUpload={(file) => (onChange?.(file), false)}
      >
        <Button>{label}</Button>
      </Upload>
      {value !== undefined && <div>{value.name}</div>}
    </>
  );
}
