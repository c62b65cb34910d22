import { Button, type ButtonProps } from "antd";
import { useEffect, useRef, useState } from "react";

/** Guard of save and query buttons, and of buttons that move money or command a machine (TOPBAR-14, TOPBAR-15). */
export const guardMs = { ordinary: 2_000, money: 3_000 } as const;

interface GuardedButtonProps extends ButtonProps {
  readonly guard?: keyof typeof guardMs;
}

/** A button that ignores further presses for 2 s, or 3 s where a repetition would cost money. */
export function GuardedButton({ guard = "ordinary", onClick, disabled, ...rest }: GuardedButtonProps) {
  const [resting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Button
      {...rest}
      disabled={disabled || resting}
      onClick={(event) => {
        // The press itself must still submit its form, so the button rests after this turn.
        timer.current = setTimeout(() => {
          setResting(true);
          timer.current = setTimeout(() => setResting(false), guardMs[guard]);
        });
        onClick?.(event);
      }}
    />
  );
}
