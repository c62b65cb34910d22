import { PaperClipOutlined } from "@ant-design/icons";
import { uploadExtensions, uploadLimitBytes } from "@yunshou/contract/uploads";
import { fileKinds, uploads } from "@yunshou/contract/system/downloads";
import { fill } from "@yunshou/phrases/fill";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Form, Upload } from "antd";
import { useState } from "react";
import { sendFile } from "../platform/api/files.ts";
import { Choice, FormModal, ruleOf, showBytes, useRules, useTell } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

interface Values {
  readonly fileType: "manual" | "tool";
  readonly file: File;
}

/** What the server would refuse is refused here first: kind and size of the file (SYS-12). */
function refusedFile(file: File): "system.fileKind" | "system.fileTooLarge" | undefined {
  const extension = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  if (!(uploadExtensions as readonly string[]).includes(extension)) return "system.fileKind";
  return file.size > uploadLimitBytes ? "system.fileTooLarge" : undefined;
}

/** A manual or tool for everybody of the merchant. */
export function UploadForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("downloads");
  const { required } = useRules();
  const words = t.downloads;
  const tell = useTell();
  const client = useQueryClient();
  const [sending, setSending] = useState(false);

  const fitting = ruleOf((file: File | undefined) => {
    const refused = file === undefined ? undefined : refusedFile(file);
    return refused === undefined ? undefined : fill(words.errors[refused], { limit: showBytes(uploadLimitBytes) });
  });
  const submit = async ({ file, fileType }: Values) => {
    setSending(true);
    try {
      await sendFile(uploads.upload, { fileName: file.name, fileType }, file);
    } finally {
      setSending(false);
    }
    tell(file.name, t.common.result.added);
    void client.invalidateQueries();
  };

  return (
    <FormModal<Values>
      title={words.uploadTitle}
      about={null}
      verb={t.common.action.upload}
      open={open}
      onClose={onClose}
      initial={{ fileType: "manual" }}
      submitting={sending}
      onSubmit={submit}
    >
      <Form.Item name="fileType" label={words.fields.fileType} rules={[required]}>
        <Choice values={fileKinds.filter((kind) => kind !== "export")} words={words.kind} />
      </Form.Item>
      <Form.Item name="file" label={words.choose} rules={[required, fitting]}>
        <FileField />
      </Form.Item>
    </FormModal>
  );
}

function FileField({ value, onChange }: { readonly value?: File; readonly onChange?: (file: File) => void }) {
  const t = usePhrases("downloads");
  return (
    <div className="download-file">
      <Upload
        accept={uploadExtensions.map((one) => `.${one}`).join(",")}
        showUploadList={false}
        beforeUpload={(file) => (onChange?.(file), false)}
      >
        <Button icon={<PaperClipOutlined />}>{t.downloads.choose}</Button>
      </Upload>
      {value !== undefined && (
        <span>
          {value.name} · {showBytes(value.size)}
        </span>
      )}
    </div>
  );
}
