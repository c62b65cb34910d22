import { Alert, Button, Space } from "antd";
import { CopyText } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

/** Recovery codes, to be copied or printed: they are shown this once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const words = usePhrases("factor").factor;
  return (
    <div className="security-codes">
      <h3>{words.codes}</h3>
      <Alert showIcon type="warning" title={words.codesHint} />
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Space>
        <Button type="primary" onClick={onDone}>
          {words.saved}
        </Button>
        <CopyText text={codes.join("\n")} shown="" />
      </Space>
    </div>
  );
}
