import { PictureOutlined, UploadOutlined } from "@ant-design/icons";
import type { Endpoint } from "@yunshou/contract";
import { checkImage } from "@yunshou/domain";
import { Avatar, Button, Upload } from "antd";
import { useState } from "react";
import { sendFile } from "../../api/files.ts";
import { spImageUrl } from "../../images.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useRefusalText } from "../useRefusalText.ts";
import { useSending } from "./useSending.ts";

interface ImageUploadProps {
  /** Takes the bytes and answers the name of the picture. */
  readonly endpoint: Endpoint;
  readonly id?: string;
  /** Name of the picture, or null. */
  readonly value?: string | null;
  readonly onChange?: (name: string | null) => void;
  readonly disabled?: boolean;
}

/** A field for one picture, PNG or JPEG up to 2 MB; what the server would refuse by its bytes is refused here first (SYS-10, TOPBAR-21). */
export function ImageUpload({ endpoint, id, value = null, onChange, disabled = false }: ImageUploadProps) {
  const t = usePhrases();
  const words = t.common.picture;
  const refusal = useRefusalText();
  const [problem, setProblem] = useState<string>();
  const { sending, send } = useSending();

  const take = async (file: File) => {
    const refused = refusal(checkImage(new Uint8Array(await file.arrayBuffer())));
    setProblem(refused);
    if (refused !== undefined) return;
    try {
      await send(async () => onChange?.(((await sendFile(endpoint, {}, file)) as { name: string }).name));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : undefined);
    }
  };

  return (
    <div className="kit-image">
      <Avatar
        size={80}
        shape="square"
        alt=""
        src={value === null ? undefined : spImageUrl(value)}
        icon={<PictureOutlined />}
      />
      <div>
        <Upload
          id={id ?? "image-upload"}
          accept="image/png,image/jpeg"
          showUploadList={false}
          disabled={disabled || sending}
          beforeUpload={(file) => (void take(file), false)}
        >
          <Button icon={<UploadOutlined />} loading={sending} disabled={disabled}>
            {value === null ? words.choose : words.replace}
          </Button>
        </Upload>
        {value !== null && (
          <Button type="text" danger disabled={disabled || sending} onClick={() => onChange?.(null)}>
            {words.remove}
          </Button>
        )}
        <p
          className={problem === undefined ? "kit-image-hint" : "kit-image-hint kit-image-problem"}
          role={problem === undefined ? undefined : "alert"}
        >
          {problem ?? words.hint}
        </p>
      </div>
    </div>
  );
}
