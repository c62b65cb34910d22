import { CopyOutlined } from "@ant-design/icons";
import { App, Button } from "antd";
import { usePhrases } from "../phrases/usePhrases.ts";

/** A cell that opens its row. */
export function OpenText({ text, onOpen }: { readonly text: string; readonly onOpen: () => void }) {
  return <Button type="link" size="small" className="kit-open" onClick={onOpen}>{text}</Button>;
}

/** A cell whose text can be copied. */
export function CopyText({ text }: { readonly text: string }) {
  const t = usePhrases();
  const { message } = App.useApp();
  const copy = () => void navigator.clipboard?.writeText(text).then(() => message.success(t.common.result.copied));
  return (
    <span className="kit-copy">
      {text}
      <Button type="text" size="small" icon={<CopyOutlined />} aria-label={t.common.action.copy} title={t.common.action.copy} onClick={copy} />
    </span>
  );
}
