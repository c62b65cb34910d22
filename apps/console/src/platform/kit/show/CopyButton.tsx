import { CopyOutlined } from "@ant-design/icons";
import { App, Button } from "antd";
import type { ReactNode } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";

/** Puts a text into the clipboard, where the browser lets it. */
export function CopyButton({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const t = usePhrases();
  const { message } = App.useApp();
  // Only secure pages have a clipboard; elsewhere the text itself is shown to be copied by hand.
  if (!("clipboard" in navigator)) return <code className="kit-soft">{text}</code>;
  const copy = () => navigator.clipboard.writeText(text).then(() => message.success(t.common.result.copied));
  return (
    <Button type="link" icon={<CopyOutlined />} onClick={() => void copy().catch(() => undefined)}>
      {children}
    </Button>
  );
}
