import { useEffect, useRef, useState } from "react";
import { acceptAgreement, type PendingAgreement } from "./agreement.ts";
import { toast } from "./toast.ts";
import type { LoginWords } from "./words.ts";

interface AgreementDialogProps {
  readonly words: LoginWords;
  readonly agreement: PendingAgreement;
  readonly onAgreed: () => void;
  /** Who does not agree leaves with this, without a session. */
  readonly onDeclined: () => void;
}

/** The agreement in a frame, a box and a button (AGREE-03 to AGREE-10). Closing it leads nowhere: it stays until accepted, or until the person logs out. */
export function AgreementDialog({ words, agreement, onAgreed, onDeclined }: AgreementDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [ticked, setTicked] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    toast(words.agreement.found, "success");
  }, [words]);

  const refuseToClose = () => {
    setTicked(false);
    toast(words.agreement.needed, "error");
  };
  const confirm = async () => {
    if (!ticked) return toast(words.agreement.needed, "error");
    setBusy(true);
    const accepted = await acceptAgreement(agreement);
    setBusy(false);
    if (accepted) onAgreed();
    else toast(words.agreement.failed, "error");
  };
  return (
    <dialog
      ref={dialog}
      className="login-dialog login-agreement"
      aria-label={words.agreement.title}
      onCancel={(event) => {
        event.preventDefault();
        refuseToClose();
      }}
    >
      <h2>{words.agreement.title}</h2>
      <button type="button" className="login-dialog-close" aria-label={words.reset.cancel} onClick={refuseToClose}>
        ×
      </button>
      <iframe src={agreement.src} title={words.agreement.title} />
      <label className="login-check">
        <input type="checkbox" name="agree" checked={ticked} onChange={(event) => setTicked(event.target.checked)} />
        {words.agreement.box}
      </label>
      <div className="login-dialog-buttons">
        <button type="button" className="login-link" onClick={onDeclined}>
          {words.agreement.leave}
        </button>
        <button type="button" className="login-submit" disabled={busy} onClick={() => void confirm()}>
          {words.reset.confirm}
        </button>
      </div>
    </dialog>
  );
}
