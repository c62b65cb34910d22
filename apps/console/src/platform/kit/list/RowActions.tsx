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

/** What cannot be taken back stands last, behind a line, so that no hasty hand meets it on the way to something else. */
export function lastDanger(actions: readonly RowAction[]): readonly (RowAction | "line")[] {
  const harmless = actions.filter(({ danger }) => danger !== true);
  const dangerous = actions.filter(({ danger }) => danger === true);
  return harmless.length > 0 && dangerous.length > 0
    ? [...harmless, "line", ...dangerous]
    : [...harmless, ...dangerous];
}

/** One action in the row, the others behind 更多: what opens the row stands in its first column. */
export function RowActions({ actions }: { readonly actions: readonly RowAction[] }) {
  const t = usePhrases();
  const inline = actions.slice(0, 1);
  const others = lastDanger(actions.slice(1));
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
            items: others.map((action) =>
              action === "line"
                ? { type: "divider" as const }
                : {
                    key: action.key,
                    danger: action.danger ?? false,
                    disabled: action.refused !== undefined,
                    label: (
                      <Tooltip placement="left" title={action.refused}>
                        {action.label}
                      </Tooltip>
                    ),
                    onClick: action.onClick,
                  },
            ),
          }}
        >
          <Button type="link" size="small" icon={<EllipsisOutlined />} aria-label={t.common.action.more} />
        </Dropdown>
      )}
    </span>
  );
}
