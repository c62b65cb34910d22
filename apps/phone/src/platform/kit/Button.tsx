import type { ReactNode } from "react";

interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** `main`: what the page is for; there is one. `quiet`: a word to press. */
  readonly kind?: "main" | "plain" | "quiet" | "danger";
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly wide?: boolean;
  readonly label?: string;
}

/** A button, at least as high as a thumb needs. While it is busy it is not pressed a second time. */
export function Button({ children, onPress, kind = "plain", disabled = false, busy = false, ...more }: ButtonProps) {
  return (
    <button
      type="button"
      className={`button button-${kind}${more.wide === true ? " button-wide" : ""}`}
      disabled={disabled || busy}
      aria-busy={busy}
      aria-label={more.label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
