import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { usePhrases } from "../phrases/phrases.ts";
import { layOver } from "../router.ts";

interface SheetProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly bar?: ReactNode;
}

/** What comes up from below and waits for an answer. The browser's own dialog keeps the focus and hears Escape; the phone's back button closes it. */
export function Sheet({ title, children, onClose, bar }: SheetProps) {
  const t = usePhrases("phone");
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown !== null && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  const close = useEffectEvent(() => onClose());
  useEffect(() => layOver(() => close()), []);
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={title}
      // Whoever leaves a camera or a list of files without a picture cancels that alone; its event rises to here too.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <header className="sheet-head">
        <h2>{title}</h2>
        <button type="button" className="sheet-close" aria-label={t.phone.close} onClick={onClose}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </header>
      <div className="sheet-body">{children}</div>
      {bar === undefined ? null : <footer className="sheet-bar">{bar}</footer>}
    </dialog>
  );
}
