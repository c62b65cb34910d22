import { Button, Descriptions, type DescriptionsProps, Space, Tooltip } from "antd";

interface TreeAction {
  readonly label: string;
  readonly danger?: boolean;
  /** Why it cannot be done. */
  readonly reason: string | undefined;
  readonly act: () => void;
}

interface TreeDetailFrameProps {
  readonly name: string;
  readonly actions: readonly TreeAction[];
  readonly items: NonNullable<DescriptionsProps["items"]>;
}

/** The chosen node of a tree: its name, what can be done with it, and what is known of it. */
export function TreeDetail({ name, actions, items }: TreeDetailFrameProps) {
  return (
    <div>
      <header className="kit-toolbar">
        <h3>{name}</h3>
        <Space wrap>
          {actions.map(({ label, reason, danger = false, act }) => (
            <Tooltip key={label} title={reason}>
              <Button danger={danger} disabled={reason !== undefined} onClick={act}>
                {label}
              </Button>
            </Tooltip>
          ))}
        </Space>
      </header>
      <Descriptions size="small" column={1} bordered items={items} />
    </div>
  );
}
