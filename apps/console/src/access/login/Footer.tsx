import { type ComponentType, useEffect, useState } from "react";
import type { LoginWords } from "./words.ts";

const filingAddress = "https://beian.miit.gov.cn/";
const agreementAddress = "/agreement.html";
const drawAfterMs = 800;

interface QrProps {
  readonly value: string;
  readonly size: number;
  readonly title: string;
}

/** QR images of this very installation, the record-filing link and the operations agreement (LOGIN-05). */
export function Footer({ words, text }: { readonly words: LoginWords; readonly text: string }) {
  const [Qr, setQr] = useState<ComponentType<QrProps>>();
  useEffect(() => {
    // The codes are drawn after the form is usable.
    const timer = setTimeout(
      () =>
        void import("@rc-component/qrcode").then(({ QRCodeSVG }) => setQr(() => QRCodeSVG as ComponentType<QrProps>)),
      drawAfterMs,
    );
    return () => clearTimeout(timer);
  }, []);
  const codes = [
    { label: words.footer.console, path: "/login" },
    { label: words.footer.screens, path: "/databases" },
  ];
  return (
    <footer className="login-footer">
      <div className="login-codes">
        {codes.map(({ label, path }) => (
          <figure key={path}>
            <div>{Qr !== undefined && <Qr value={window.location.origin + path} size={64} title={label} />}</div>
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
      {text !== "" && <p>{text}</p>}
      <p>
        <a href={filingAddress} target="_blank" rel="noreferrer">
          {words.footer.filing}
        </a>
        <a href={agreementAddress} target="_blank" rel="noreferrer">
          {words.footer.agreement}
        </a>
      </p>
    </footer>
  );
}
