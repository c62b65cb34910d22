import { QRCode, Typography } from "antd";
import type { ReactNode } from "react";
import "./onboarding.css";

/** A link as QR code, drawn here, and as text to copy or open. */
export function LinkCode({ link, children }: { readonly link: string; readonly children: ReactNode }) {
  return (
    <div className="onboarding-link">
      <QRCode value={link} type="svg" size={200} />
      <Typography.Text code copyable={{ text: link }}>
        {link}
      </Typography.Text>
      {children}
    </div>
  );
}
