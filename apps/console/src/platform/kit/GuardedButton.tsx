import { Button, type ButtonProps } from "antd";
import { useEffect, useRef, useState } from "react";

/** Guard of save and query buttons, and of buttons that move money or command a machine (TOPBAR-14, TOPBAR-15). */
export const guardMs = { ordinary: 2_000, money: 3_000 } as const;

interface GuardedButtonProps extends ButtonProps {
  readonly guard?: keyof typeof guardMs;
}

/**
 * A button that ignores further presses for 2 s, or 3 s where a repetition would cost money. While it rests it says that
 * it is disabled and keeps the focus, which a button with the attribute `disabled` loses.
 */
export function GuardedButton({ guard = "ordinary", onClick, className = "", ...rest }: GuardedButtonProps) {
  const [resting, setResting] = useState(false);
  const isResting = useRef(false);
  const waking = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waking.current), []);
  return (
    <Button
      {...rest}
      className={resting ? `${className} kit-resting` : className}
      aria-disabled={resting || rest.disabled}
      onClick={(event) => {
        if (isResting.current) return event.preventDefault();
        isResting.current = true;
        setResting(true);
        waking.current = setTimeout(() => {
          isResting.current = false;
          setResting(false);
        }, guardMs[guard]);
        onClick?.(event);
      }}
    />
  );
}
