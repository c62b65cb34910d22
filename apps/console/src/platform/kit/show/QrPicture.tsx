import type { QRCodeProps } from "antd";
import { Suspense } from "react";
import { lazily } from "../../lazily.ts";

const QRCode = lazily(() => import("antd/es/qr-code"));

/** A QR code. Its maker is fetched when one is shown, which few pages do and fewer visits see. */
export function QrPicture(props: QRCodeProps) {
  return (
    <Suspense fallback={<div style={{ width: props.size ?? 160, height: props.size ?? 160 }} />}>
      <QRCode {...props} />
    </Suspense>
  );
}
