import { UploadOutlined } from "@ant-design/icons";
import { adPictures, adVideos } from "@yunshou/contract/marketing/ads";
import { adLimits, type AdType, checkImage, checkVideoBytes, checkVideoHead, videoHeadBytes } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Upload } from "antd";
import { useState } from "react";
import { sendFile } from "../../platform/api/files.ts";
import { showBytes, useRefusalText, useSending } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** What an ad shows: a file that the server holds. */
export interface Material {
  readonly materialId: string;
  readonly adFile: string;
  readonly bytes: number;
  readonly adType: AdType;
}

interface MaterialFieldProps {
  readonly adType: AdType;
  readonly id?: string;
  readonly value?: Material | null;
  readonly onChange?: (material: Material) => void;
}

/** The picture or video itself, as large as its place allows. */
export function MaterialView({ adType, adFile }: Pick<Material, "adType" | "adFile">) {
  const style = { maxWidth: "100%", maxHeight: 420 };
  return adType === "picture" ? (
    <img src={adFile} alt="" style={style} />
  ) : (
    // What machines show in a hall has no sound that anybody could write down.
    <video src={adFile} controls muted style={style} />
  );
}

/** A field for the file of an ad; what the server would refuse by its bytes is refused here first (AD-02). */
export function MaterialField({ adType, id, value, onChange }: MaterialFieldProps) {
  const words = usePhrases("ads").ads;
  const refusal = useRefusalText();
  const [problem, setProblem] = useState<string>();
  const { sending, send } = useSending();
  const check = async (file: File) => {
    if (adType === "picture") return refusal(checkImage(new Uint8Array(await file.arrayBuffer())));
    const head = new Uint8Array(await file.slice(0, videoHeadBytes).arrayBuffer());
    return refusal(checkVideoBytes(file.size)) ?? refusal(checkVideoHead(head));
  };
  const take = async (file: File) => {
    const refused = await check(file);
    setProblem(refused);
    if (refused !== undefined) return;
    try {
      await send(async () => {
        const door = adType === "picture" ? adPictures.upload : adVideos.upload;
        onChange?.({ ...((await sendFile(door, {}, file)) as Omit<Material, "adType">), adType });
      });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : undefined);
    }
  };
  const hint =
    adType === "picture" ? words.pictureHint : fill(words.videoHint, { limit: showBytes(adLimits.videoBytes) });
  const fits = value?.adType === adType;
  return (
    <div>
      {fits && <MaterialView {...value} />}
      <div>
        <Upload
          id={id ?? "ad-material"}
          accept={adType === "picture" ? "image/png,image/jpeg" : "video/mp4"}
          showUploadList={false}
          disabled={sending}
          beforeUpload={(file) => (void take(file), false)}
        >
          <Button icon={<UploadOutlined />} loading={sending}>
            {fits ? words.replace : words.choose}
          </Button>
        </Upload>
        {fits && ` ${showBytes(value.bytes)}`}
      </div>
      <p
        className={problem === undefined ? "kit-image-hint" : "kit-image-hint kit-image-problem"}
        role={problem === undefined ? undefined : "alert"}
      >
        {problem ?? hint}
      </p>
    </div>
  );
}
