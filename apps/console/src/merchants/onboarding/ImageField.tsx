import { CameraOutlined } from "@ant-design/icons";
import { checkImage, type ImageKind } from "@yunshou/domain";
import { Button, Form, Upload } from "antd";
import { useState } from "react";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useRefusalText } from "../../platform/kit/index.ts";
import { ApplicationImage } from "./ApplicationImage.tsx";
import type { ApplicationClient } from "./client.ts";

interface ImageFieldProps {
  readonly client: ApplicationClient;
  readonly kind: ImageKind;
  readonly uploaded: boolean;
  /** The step was tried without this picture. */
  readonly missing: boolean;
  readonly onUploaded: () => void;
}

/** Takes one picture; what the server would refuse is refused here first (MERCHANT-07). */
export function ImageField({ client, kind, uploaded, missing, onUploaded }: ImageFieldProps) {
  const t = usePhrases("onboarding");
  const words = t.onboarding;
  const refusal = useRefusalText();
  const [problem, setProblem] = useState<string>();
  const [version, setVersion] = useState(0);
  const [sending, setSending] = useState(false);

  const send = async (file: File) => {
    const refused = refusal(checkImage(new Uint8Array(await file.arrayBuffer())));
    setProblem(refused);
    if (refused !== undefined) return;
    setSending(true);
    try {
      await client.upload(kind, file);
      setVersion((before) => before + 1);
      onUploaded();
    } catch {
      // The call has shown why it failed.
    } finally {
      setSending(false);
    }
  };

  const help = problem ?? (missing && !uploaded ? t.onboarding.errors["merchants.imageMissing"] : words.imageHint);
  return (
    <Form.Item
      label={words.image[kind]}
      required
      help={help}
      validateStatus={problem !== undefined || (missing && !uploaded) ? "error" : ""}
      className="onboarding-image"
    >
      {uploaded && <ApplicationImage client={client} kind={kind} version={version} />}
      <Upload
        accept="image/png,image/jpeg"
        showUploadList={false}
        beforeUpload={(file) => (void send(file), false)}
        id={`upload-${kind}`}
      >
        <Button icon={<CameraOutlined />} loading={sending}>
          {uploaded ? words.replace : words.choose}
        </Button>
      </Upload>
    </Form.Item>
  );
}
