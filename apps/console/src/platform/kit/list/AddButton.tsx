import { PlusOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { createContext, type ReactNode, use, useEffect, useRef } from "react";

interface AddButtonProps {
  /** Why the server would refuse; the button stays and says so (PERM-05). */
  readonly refused: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Told how the first row of a list is made: the words of its button. */
export const FirstRowContext = createContext<(words: string | undefined) => void>(() => undefined);

/** 新增 above a list; an empty list names it. */
export function AddButton({ refused, onClick, children }: AddButtonProps) {
  const tell = use(FirstRowContext);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    tell(refused === undefined ? button.current?.textContent.trim() : undefined);
    return () => tell(undefined);
  }, [tell, refused, children]);
  return (
    <Button
      ref={button}
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
