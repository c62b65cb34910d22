import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";

/** Gives the focus back to what opened a dialog or drawer, also where closing removes it at once. */
export function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    return () => void setTimeout(() => giveBack(opener));
  }, [open]);
}

/** The content of a popover that is destroyed when it closes: the keyboard goes into it, and back to its button afterwards. */
export function FocusBox({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => giveBack(opener);
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="kit-focus-box">
      {children}
    </div>
  );
}

/** Whoever has put the focus elsewhere meanwhile keeps it there. */
function giveBack(opener: Element | null): void {
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
}
