import { EllipsisOutlined } from "@ant-design/icons";
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

/** One action in the row, the others behind 更多: what opens the row stands in its first column. */
export function RowActions({ actions }: { readonly actions: readonly RowAction[] }) {
  const t = usePhrases();
  const inline = actions.slice(0, 1);
  const others = actions.slice(1);
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
          classNames={{ root: "kit-row-menu" }}
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
          <Button type="link" size="small" icon={<EllipsisOutlined />} aria-label={t.common.action.more} />
        </Dropdown>
      )}
    </span>
  );
}
