import { PlusOutlined } from "@ant-design/icons";
import { Button } from "antd";
import type { ReactNode } from "react";

interface AddButtonProps {
  /** Why the server would refuse; the button stays and says so (PERM-05). */
  readonly refused: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** 新增 above a list. */
export function AddButton({ refused, onClick, children }: AddButtonProps) {
  return (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      disabled={refused !== undefined}
      title={refused}
      onClick={() => onClick()}
    >
      {children}
    </Button>
  );
}
