import { CopyOutlined } from "@ant-design/icons";
import { App, Button } from "antd";
import type { ReactNode } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";

/** A cell that opens its row. */
export function OpenText({ text, onOpen }: { readonly text: ReactNode; readonly onOpen: () => void }) {
  return (
    <Button type="link" size="small" className="kit-open" onClick={onOpen}>
      {text}
    </Button>
  );
}

/** A text that can be copied; `shown` is the same for the eye, e.g. in groups. */
export function CopyText({ text, shown = text }: { readonly text: string; readonly shown?: string }) {
  const t = usePhrases();
  const { message } = App.useApp();
  const copy = () => void navigator.clipboard?.writeText(text).then(() => message.success(t.common.result.copied));
  return (
    <span className="kit-copy">
      {shown}
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined />}
        aria-label={t.common.action.copy}
        title={t.common.action.copy}
        onClick={copy}
      />
    </span>
  );
}
