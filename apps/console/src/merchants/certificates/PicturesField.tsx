import { CameraOutlined, DeleteOutlined } from "@ant-design/icons";
import { certificateImageLimit, checkImage } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Tooltip, Upload } from "antd";
import { useRef, useState } from "react";
import { useRefusalText, useSending } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { CertificatePicture } from "./CertificatePicture.tsx";
import "./certificates.css";

interface PicturesFieldProps {
  /** Given by the form: the ids of the pictures. */
  readonly value?: readonly string[];
  readonly onChange?: (imageIds: readonly string[]) => void;
  readonly id?: string;
  readonly upload: (content: Blob) => Promise<{ readonly imageId: string }>;
  /** Fetches a picture that was saved before. */
  readonly load: (imageId: string) => Promise<Blob>;
}

/** The pictures of a certificate: uploaded at once, saved with the form. What the server would refuse is refused here first (MSG-40). */
export function PicturesField({ value = [], onChange, id, upload, load }: PicturesFieldProps) {
  const t = usePhrases("certificates");
  const words = t.certificates;
  const refusal = useRefusalText();
  const fresh = useRef(new Map<string, Blob>());
  const [problem, setProblem] = useState<string>();
  const { sending, send } = useSending();

  const take = async (file: File) => {
    const refused = refusal(checkImage(new Uint8Array(await file.arrayBuffer())));
    setProblem(refused);
    if (refused !== undefined) return;
    try {
      await send(async () => {
        const { imageId } = await upload(file);
        fresh.current.set(imageId, file);
        onChange?.([...value, imageId]);
      });
    } catch {
      // The call has shown why it failed.
    }
  };

  return (
    <>
      <div className="certificate-pictures">
        {value.map((imageId, index) => (
          <figure key={imageId}>
            <CertificatePicture
              imageId={imageId}
              load={(one) => {
                const own = fresh.current.get(one);
                return own === undefined ? load(one) : Promise.resolve(own);
              }}
              alt={`${words.fields.certImage} ${index + 1}`}
            />
            <Tooltip title={words.removePicture}>
              <Button
                size="small"
                type="text"
                danger
                icon={<DeleteOutlined />}
                disabled={sending}
                aria-label={`${words.removePicture} ${index + 1}`}
                onClick={() => onChange?.(value.filter((one) => one !== imageId))}
              />
            </Tooltip>
          </figure>
        ))}
      </div>
      <Upload
        accept="image/png,image/jpeg"
        showUploadList={false}
        disabled={sending || value.length >= certificateImageLimit}
        beforeUpload={(file) => (void take(file), false)}
        {...(id === undefined ? {} : { id })}
      >
        <Button icon={<CameraOutlined />} loading={sending} disabled={value.length >= certificateImageLimit}>
          {words.choose}
        </Button>
      </Upload>
      <div
        className={problem === undefined ? "kit-soft" : "certificate-problem"}
        role={problem === undefined ? undefined : "alert"}
      >
        {problem ?? fill(words.imageHint, { n: certificateImageLimit })}
      </div>
    </>
  );
}
