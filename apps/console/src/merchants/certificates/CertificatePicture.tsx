import { Image, Skeleton } from "antd";
import { useEffect, useState } from "react";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface CertificatePictureProps {
  readonly imageId: string;
  readonly load: (imageId: string) => Promise<Blob>;
  readonly alt: string;
}

/** One picture, fetched with the rights of whoever looks and forgotten with the page. */
export function CertificatePicture({ imageId, load, alt }: CertificatePictureProps) {
  const t = usePhrases();
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let made: string | undefined;
    let left = false;
    load(imageId).then(
      (content) => {
        if (left) return;
        made = URL.createObjectURL(content);
        setAddress(made);
      },
      () => setFailed(true),
    );
    return () => {
      left = true;
      if (made !== undefined) URL.revokeObjectURL(made);
      // A page that is kept shows it again when somebody comes back, and its address leads nowhere by then.
      setAddress(undefined);
    };
    // A picture never changes under its id; another function for the same id must not fetch it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [imageId]);
  if (failed) return <span className="kit-soft">{t.common.list.loadFailed}</span>;
  return address === undefined ? (
    <Skeleton.Image active />
  ) : (
    <Image src={address} alt={alt} width={132} height={88} className="certificate-picture" />
  );
}
