import { CloseOutlined, PictureOutlined } from "@ant-design/icons";
import type { Endpoint } from "@yunshou/contract";
import { checkImage, refuse } from "@yunshou/domain";
import { Button, Image, Upload } from "antd";
import { useState } from "react";
import { sendFile } from "../platform/api/files.ts";
import { spImageUrl } from "../platform/images.ts";
import { useRefusalText, useSending } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import "./support.css";

interface PicturesFieldProps {
  /** Takes the bytes of a picture and answers its name. */
  readonly endpoint: Endpoint;
  readonly limit: number;
  /** Given by the form: the names of the pictures. */
  readonly value?: readonly string[];
  readonly onChange?: (names: readonly string[]) => void;
  readonly id?: string;
}

/** Some pictures, PNG or JPEG up to 2 MB: sent at once, kept with the form. What the server would refuse is refused here first (SYS-10). */
export function PicturesField({ endpoint, limit, value = [], onChange, id }: PicturesFieldProps) {
  const t = usePhrases();
  const words = t.common.picture;
  const refusal = useRefusalText();
  const [problem, setProblem] = useState<string>();
  const { sending, send } = useSending();
  const full = value.length >= limit ? refusal(refuse("support.tooManyPictures", { values: { limit } })) : undefined;

  const take = async (file: File) => {
    const refused = refusal(checkImage(new Uint8Array(await file.arrayBuffer())));
    setProblem(refused);
    if (refused !== undefined) return;
    try {
      await send(async () => onChange?.([...value, ((await sendFile(endpoint, {}, file)) as { name: string }).name]));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : undefined);
    }
  };

  return (
    <div className="support-pictures">
      {value.map((name) => (
        <span key={name} className="support-picture">
          <Image src={spImageUrl(name)} width={72} height={72} alt="" />
          <Button
            size="small"
            shape="circle"
            icon={<CloseOutlined />}
            aria-label={words.remove}
            onClick={() => onChange?.(value.filter((one) => one !== name))}
          />
        </span>
      ))}
      <Upload
        id={id ?? "pictures-upload"}
        accept="image/png,image/jpeg"
        showUploadList={false}
        disabled={sending || full !== undefined}
        beforeUpload={(file) => (void take(file), false)}
      >
        <Button icon={<PictureOutlined />} loading={sending} disabled={full !== undefined} title={full}>
          {words.choose}
        </Button>
      </Upload>
      {problem !== undefined && (
        <p role="alert" className="kit-image-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
