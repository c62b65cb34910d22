import type { ImageKind } from "@yunshou/domain";
import { Image, Skeleton } from "antd";
import { useEffect, useState } from "react";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { ApplicationClient } from "./client.ts";

interface ApplicationImageProps {
  readonly client: ApplicationClient;
  readonly kind: ImageKind;
  /** Changes when the picture was replaced. */
  readonly version?: number;
}

/** One picture, fetched with the rights of whoever looks and forgotten with the page. */
export function ApplicationImage({ client, kind, version = 0 }: ApplicationImageProps) {
  const t = usePhrases("onboarding");
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let made: string | undefined;
    let left = false;
    client.image(kind).then(
      (content) => {
        if (left) return;
        made = URL.createObjectURL(content);
        setAddress(made);
        setFailed(false);
      },
      () => setFailed(true),
    );
    return () => {
      left = true;
      if (made !== undefined) URL.revokeObjectURL(made);
      // A page that is kept shows it again when somebody comes back, and its address leads nowhere by then.
      setAddress(undefined);
    };
  }, [client, kind, version]);
  if (failed) return <span className="kit-soft">{t.common.list.loadFailed}</span>;
  return address === undefined ? (
    <Skeleton.Image active />
  ) : (
    <Image src={address} alt={t.onboarding.image[kind]} width={168} height={106} />
  );
}
