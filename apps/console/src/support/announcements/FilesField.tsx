import { CloseOutlined, PaperClipOutlined } from "@ant-design/icons";
import type { OutputOf } from "@yunshou/contract";
import { uploadExtensions } from "@yunshou/contract/uploads";
import { announcementFiles, type announcements } from "@yunshou/contract/support/announcements";
import { checkAttached } from "@yunshou/domain";
import { Button, Upload } from "antd";
import { useState } from "react";
import { sendFile } from "../../platform/api/files.ts";
import { showBytes, useRefusalText, useSending } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Files = OutputOf<typeof announcements.detail>["files"];

interface FilesFieldProps {
  readonly value?: Files;
  readonly onChange?: (files: Files) => void;
  readonly id?: string;
}

/** Files that an announcement carries: sent at once, kept with the form. */
export function FilesField({ value = [], onChange, id }: FilesFieldProps) {
  const { action } = usePhrases("announcements").announcements;
  const refusal = useRefusalText();
  const [problem, setProblem] = useState<string>();
  const { sending, send } = useSending();
  const full = refusal(checkAttached(value.length + 1));

  const take = async (file: File) => {
    setProblem(undefined);
    try {
      await send(async () => {
        const { fileId } = await sendFile(announcementFiles.upload, { fileName: file.name }, file);
        const others = value.filter((one) => one.fileId !== fileId);
        onChange?.([...others, { fileId, fileName: file.name, fileSize: file.size }]);
      });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : undefined);
    }
  };

  return (
    <>
      {value.map(({ fileId, fileName, fileSize }) => (
        <p key={fileId}>
          {fileName} <span className="kit-soft">{showBytes(fileSize)}</span>{" "}
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined />}
            aria-label={`${action.detach} ${fileName}`}
            onClick={() => onChange?.(value.filter((one) => one.fileId !== fileId))}
          />
        </p>
      ))}
      <Upload
        id={id ?? "files-upload"}
        accept={uploadExtensions.map((one) => `.${one}`).join(",")}
        showUploadList={false}
        disabled={sending || full !== undefined}
        beforeUpload={(file) => (void take(file), false)}
      >
        <Button icon={<PaperClipOutlined />} loading={sending} disabled={full !== undefined} title={full}>
          {action.attach}
        </Button>
      </Upload>
      {problem !== undefined && (
        <p role="alert" className="kit-image-problem">
          {problem}
        </p>
      )}
    </>
  );
}
