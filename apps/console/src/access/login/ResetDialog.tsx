import { checkNewPassword } from "@yunshou/domain/access/passwords";
import { isNotMobile } from "@yunshou/domain/fields";
import { fill } from "@yunshou/phrases/fill";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { loginCalls, send } from "./calls.ts";
import { Field } from "./Field.tsx";
import { loadProof, loginFailureText } from "./logIn.ts";
import { toast } from "./toast.ts";
import type { LoginWords } from "./words.ts";

interface ResetDialogProps {
  readonly words: LoginWords;
  readonly onClose: () => void;
}

const resendSeconds = 60;
const empty = { phone: "", checkCode: "", password: "", again: "" };
type Values = typeof empty;

function passwordError(password: string, account: string, words: LoginWords): string | undefined {
  const checked = checkNewPassword(password, account);
  if (checked.ok) return undefined;
  return checked.code === "access.passwordTooShort" ? words.error.passwordShort : words.error.passwordCommon;
}

function errorsOf(values: Values, words: LoginWords): Readonly<Record<keyof Values, string | undefined>> {
  return {
    phone: isNotMobile(values.phone.trim()) ? words.reset.mobile : undefined,
    checkCode: /^\d{6}$/.test(values.checkCode.trim()) ? undefined : words.reset.codeEmpty,
    password: passwordError(values.password, "", words),
    again: values.again === values.password ? undefined : words.reset.differ,
  };
}

/** Forgotten password: a code to the phone, then a new password, of which only the verifier leaves the browser (LOGIN-45, LOGIN-46, LOGIN-48). */
export function ResetDialog({ words, onClose }: ResetDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [values, setValues] = useState(empty);
  const [touched, setTouched] = useState<Readonly<Record<string, boolean>>>({});
  const [waitSeconds, setWaitSeconds] = useState(0);
  const [busy, setBusy] = useState(false);
  const errors = errorsOf(values, words);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (waitSeconds === 0) return;
    const timer = setTimeout(() => setWaitSeconds(waitSeconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [waitSeconds]);

  const guarded = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      toast(loginFailureText(failure, words), "error");
    }
    setBusy(false);
  };
  const sendCode = () => {
    setTouched({ phone: true });
    if (errors.phone !== undefined) return;
    void guarded(async () => {
      await send(loginCalls.sendResetCode, { phone: values.phone.trim() });
      setWaitSeconds(resendSeconds);
      toast(words.reset.sent, "success");
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched({ phone: true, checkCode: true, password: true, again: true });
    if (Object.values(errors).some(Boolean)) return;
    void guarded(async () => {
      const proof = { phone: values.phone.trim(), checkCode: values.checkCode.trim() };
      const [{ account, realm }, { newVerifier }] = await Promise.all([
        send(loginCalls.resetAccount, proof),
        loadProof(),
      ]);
      // Only the answer names the account, to which the password must not be close.
      const close = passwordError(values.password, account, words);
      if (close !== undefined) return toast(close, "error");
      await send(loginCalls.resetPassword, { ...proof, verifier: await newVerifier(realm, account, values.password) });
      toast(words.reset.done, "success");
      onClose();
    });
  };
  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    error: touched[name] ? errors[name] : undefined,
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    onBlur: () => setTouched((before) => ({ ...before, [name]: true })),
  });

  return (
    <dialog ref={dialog} className="login-dialog" aria-labelledby="reset-title" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <h2 id="reset-title">{words.reset.title}</h2>
        <Field
          {...field("phone")}
          label={words.reset.phone}
          type="tel"
          autoComplete="tel"
          icon="phone"
          maxLength={11}
        />
        <div className="login-code">
          <Field
            {...field("checkCode")}
            label={words.reset.code}
            autoComplete="one-time-code"
            icon="shield"
            maxLength={6}
          />
          <button type="button" className="login-send" disabled={busy || waitSeconds > 0} onClick={sendCode}>
            {waitSeconds > 0 ? fill(words.reset.wait, { n: waitSeconds }) : words.reset.send}
          </button>
        </div>
        <Field
          {...field("password")}
          label={words.reset.newPassword}
          type="password"
          autoComplete="new-password"
          icon="lock"
        />
        <Field {...field("again")} label={words.reset.again} type="password" autoComplete="new-password" icon="lock" />
        <div className="login-dialog-buttons">
          <button type="button" onClick={onClose}>
            {words.reset.cancel}
          </button>
          <button type="submit" className="login-submit" disabled={busy}>
            {words.reset.confirm}
          </button>
        </div>
      </form>
    </dialog>
  );
}
