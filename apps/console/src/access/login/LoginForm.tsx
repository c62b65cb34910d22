import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { deployment } from "../../platform/deployment.ts";
import { afterFetch, codeIsVisible, isStale, noCaptcha, submittedCode, typeCode } from "./captcha.ts";
import { fetchCheckCode } from "./calls.ts";
import { Field } from "./Field.tsx";
import { asksForSecondStep, finishLogIn, loadProof, logIn, loginFailureText } from "./logIn.ts";
import { SecondStep } from "./SecondStep.tsx";
import { readRemembered, type Remembered } from "./remembered.ts";
import { toast } from "./toast.ts";
import { useAgreement } from "./useAgreement.tsx";
import { type LoginErrors, type LoginValues, loginErrors } from "./validation.ts";
import type { LoginWords } from "./words.ts";

interface LoginFormProps {
  readonly words: LoginWords;
  readonly onEnter: (to: string) => void;
  readonly onForgot: () => void;
}

/** Stands in the password field for a remembered device; it is not the password and is never sent (LOGIN-34). */
const mask = "••••••••••";

function initialValues(remembered: Remembered | undefined): LoginValues {
  return {
    username: remembered?.account ?? "",
    password: remembered === undefined ? "" : mask,
    verificaCode: "",
    savePassword: remembered !== undefined,
  };
}

/** The form of LOGIN-01 to LOGIN-35. Enter submits it like the button, because it is a form. */
export function LoginForm({ words, onEnter, onForgot }: LoginFormProps) {
  const [remembered, setRemembered] = useState(readRemembered);
  const [values, setValues] = useState(() => initialValues(remembered));
  const [captcha, setCaptcha] = useState(noCaptcha);
  const [touched, setTouched] = useState<Readonly<Record<string, boolean>>>({});
  const [loading, setLoading] = useState(false);
  const [inSecondStep, setInSecondStep] = useState(false);
  const { pass, dialog } = useAgreement(words, onEnter);
  const asked = useRef(false);

  // A code that is on its way is waited for and never asked for twice: each fetch counts (LOGIN-09), and only the newest code is good.
  const fetching = useRef<Promise<typeof captcha>>(undefined);
  const refreshCode = () => {
    const fetch = async () => {
      const fetched = await fetchCheckCode();
      const next = (before: typeof captcha) => afterFetch(before, fetched);
      setCaptcha(next);
      return next(captcha);
    };
    return (fetching.current ??= fetch());
  };
  useLayoutEffect(() => {
    fetching.current = undefined;
  }, [captcha.fetches]);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void refreshCode();
  });

  const visible = codeIsVisible(captcha);
  const errors = loginErrors({ ...values, verificaCode: captcha.typed }, visible);
  const shown = (name: keyof LoginErrors) => (touched[name] && errors[name] ? words.error[errors[name]] : undefined);
  const blur = (name: keyof LoginErrors) => () => setTouched((before) => ({ ...before, [name]: true }));
  const change = (part: Partial<LoginValues>) => {
    // Typing another account or a password ends the use of what the device remembers.
    if (remembered !== undefined && (part.username !== undefined || part.password !== undefined)) {
      setRemembered(undefined);
      if (part.password === undefined) part = { ...part, password: "" };
      else part = { ...part, password: part.password.replaceAll("•", "") };
    }
    setValues((before) => ({ ...before, ...part }));
    void loadProof();
  };

  const entered = async (to: string) => {
    toast(words.success, "success");
    await pass(to);
  };
  const finish = async (code: string) =>
    entered(
      await finishLogIn({ account: values.username.trim(), savePassword: values.savePassword, remembered }, code),
    );
  const backToFirst = () => {
    // A remembered device's token was used up by the first step.
    if (remembered !== undefined) change({ password: "" });
    setInSecondStep(false);
    setLoading(false);
    void refreshCode();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTouched({ username: true, password: true, verificaCode: true });
    if (Object.values(errors).some(Boolean) || loading) return;
    setLoading(true);
    const current =
      !visible && (fetching.current !== undefined || isStale(captcha, Date.now())) ? await refreshCode() : captcha;
    // The fetch that was waited for was the third: from now on a person types the code.
    if (!visible && codeIsVisible(current)) return setLoading(false);
    try {
      const to = await logIn({
        account: values.username.trim(),
        password: values.password,
        remembered,
        savePassword: values.savePassword,
        checkCode: submittedCode(current),
        challenge: current.latest,
      });
      await entered(to);
    } catch (failure) {
      if (asksForSecondStep(failure)) return setInSecondStep(true);
      toast(loginFailureText(failure, words), "error");
      if (remembered !== undefined) {
        setRemembered(undefined);
        setValues((before) => ({ ...before, password: "" }));
      }
      setTouched({});
      setLoading(false);
      await refreshCode();
    }
  };

  if (inSecondStep)
    return (
      <>
        {dialog}
        <SecondStep words={words} finish={finish} onBack={backToFirst} />
      </>
    );
  return (
    <>
      {dialog}
      <form onSubmit={submit} noValidate>
        <Field
          label={words.username}
          name="username"
          autoComplete="username"
          icon="person"
          value={values.username}
          error={shown("username")}
          onChange={(username) => change({ username })}
          onBlur={blur("username")}
        />
        <Field
          label={words.password}
          name="password"
          type="password"
          autoComplete="current-password"
          icon="lock"
          value={values.password}
          error={shown("password")}
          onChange={(password) => change({ password })}
          onBlur={blur("password")}
        />
        {visible && (
          <div className="login-code">
            <Field
              label={words.code}
              name="verificaCode"
              autoComplete="off"
              icon="shield"
              maxLength={4}
              value={captcha.typed}
              error={shown("verificaCode")}
              onChange={(text) => setCaptcha(typeCode(captcha, text))}
              onBlur={blur("verificaCode")}
            />
            <button
              type="button"
              className="login-code-text"
              title={words.newCode}
              aria-label={words.newCode}
              onClick={() => void refreshCode()}
            >
              {captcha.latest.code.split("").map((letter, index) => (
                <i key={index}>{letter}</i>
              ))}
            </button>
          </div>
        )}
        <div className="login-row">
          <label className="login-check">
            <input
              type="checkbox"
              name="savePassword"
              checked={values.savePassword}
              onChange={(event) => setValues({ ...values, savePassword: event.target.checked })}
            />
            {words.remember}
          </label>
          <button type="button" className="login-link" onClick={onForgot}>
            {words.forgot}
          </button>
        </div>
        <button type="submit" className="login-submit" disabled={loading} aria-busy={loading}>
          {loading && <span className="login-spinner" aria-hidden="true" />}
          {words.submit}
        </button>
        {deployment().sso && (
          <a className="login-link login-sso" href="/ssologin">
            {words.sso}
          </a>
        )}
      </form>
    </>
  );
}
