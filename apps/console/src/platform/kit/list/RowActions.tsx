import { DownOutlined } from "@ant-design/icons";
import { Button, Dropdown, Tooltip } from "antd";
import { usePhrases } from "../../phrases/usePhrases.ts";

export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly onClick: () => void;
  /** Why the server would refuse; the action stays visible and is disabled with this hint (PERM-05). */
  readonly refused?: string | undefined;
  readonly danger?: boolean;
}

const inlineCount = 2;

/** Two actions in the row, the others behind 更多. */
export function RowActions({ actions }: { readonly actions: readonly RowAction[] }) {
  const t = usePhrases();
  const inline = actions.length <= inlineCount + 1 ? actions : actions.slice(0, inlineCount);
  const others = actions.slice(inline.length);
  return (
    <span className="kit-actions">
      {inline.map((action) => (
        <Tooltip key={action.key} title={action.refused}>
          <Button
            type="link"
            size="small"
            danger={action.danger ?? false}
            disabled={action.refused !== undefined}
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        </Tooltip>
      ))}
      {others.length > 0 && (
        <Dropdown
          trigger={["click"]}
          menu={{
            items: others.map((action) => ({
              key: action.key,
              danger: action.danger ?? false,
              disabled: action.refused !== undefined,
              label: (
                <Tooltip placement="left" title={action.refused}>
                  {action.label}
                </Tooltip>
              ),
              onClick: action.onClick,
            })),
          }}
        >
          <Button type="link" size="small">
            {t.common.action.more} <DownOutlined />
          </Button>
        </Dropdown>
      )}
    </span>
  );
}
