import { InfoCircleOutlined } from "@ant-design/icons";
import { Button, Popover } from "antd";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** How providers settle and what they keep (FIN-09, FIN-10, FIN-20). */
export function RuleHint() {
  const t = usePhrases("settlements");
  const words = t.settlements;
  return (
    <Popover
      trigger="click"
      content={
        <>
          <p>{words.rule}</p>
          <p>{words.higoRule}</p>
        </>
      }
    >
      <Button type="text" icon={<InfoCircleOutlined />} aria-label={words.fields.feeRate} />
    </Popover>
  );
}
