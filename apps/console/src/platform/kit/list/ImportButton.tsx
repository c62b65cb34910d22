import { ImportOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { usePhrases } from "../../phrases/usePhrases.ts";

interface ImportButtonProps {
  /** Why the server would refuse; the button stays and says so (PERM-05). */
  readonly refused: string | undefined;
  readonly onClick: () => void;
}

/** 导入 above a list: opens the page that brings a spreadsheet in. */
export function ImportButton({ refused, onClick }: ImportButtonProps) {
  const t = usePhrases();
  return (
    <Button icon={<ImportOutlined />} disabled={refused !== undefined} title={refused} onClick={() => onClick()}>
      {t.common.action.import}
    </Button>
  );
}
