import { CloseOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { AsText } from "../form/asText.ts";
import type { Condition } from "./conditions.ts";

interface ConditionsProps<Filters> {
  readonly conditions: readonly Condition<Filters>[];
  readonly onSearch: (filters: Partial<Filters>) => void;
  readonly onReset: () => void;
}

/** What narrows the list, each condition with the way to take it away. */
export function Conditions<Filters>({ conditions, onSearch, onReset }: ConditionsProps<Filters>) {
  const t = usePhrases().common.list;
  if (conditions.length === 0) return null;
  return (
    <div className="kit-conditions">
      {conditions.map(({ key, label, text, named, without }) => (
        <span key={key} className="kit-condition">
          {label}:{" "}
          {named === undefined ? (
            <b title={text}>{text}</b>
          ) : (
            <b>
              <AsText value>{named}</AsText>
            </b>
          )}
          <button type="button" aria-label={`${t.clearFilters}: ${label}`} onClick={() => onSearch(without)}>
            <CloseOutlined />
          </button>
        </span>
      ))}
      <Button type="link" size="small" onClick={onReset}>
        {t.clearFilters}
      </Button>
    </div>
  );
}
