import { type FormEvent, useState } from "react";
import { CallFailure } from "../../platform/api/failure.ts";
import { Field } from "./Field.tsx";
import { loginFailureText } from "./logIn.ts";
import { toast } from "./toast.ts";
import type { LoginWords } from "./words.ts";

interface SecondStepProps {
  readonly words: LoginWords;
  /** Sends the code; fails like every call. */
  readonly finish: (code: string) => Promise<void>;
  /** The first step is over or not wanted any more. */
  readonly onBack: () => void;
}

const shortestCode = 6;

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export function SecondStep({ words, finish, onBack }: SecondStepProps) {
  const [code, setCode] = useState("");
  const [touched, setTouched] = useState(false);
  const [loading, setLoading] = useState(false);
  const isShort = code.trim().length < shortestCode;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (isShort || loading) return;
    setLoading(true);
    try {
      await finish(code.trim());
    } catch (failure) {
      toast(loginFailureText(failure, words), "error");
      setLoading(false);
      setTouched(false);
      setCode("");
      if (failure instanceof CallFailure && failure.code === "access.loginAgain") onBack();
    }
  };
  return (
    <form className="login-step" onSubmit={submit} noValidate aria-labelledby="step-title">
      <h2 id="step-title">{words.stepTitle}</h2>
      <p>{words.stepHint}</p>
      <Field
        label={words.stepCode}
        name="factorCode"
        autoComplete="one-time-code"
        icon="shield"
        maxLength={40}
        autoFocus
        value={code}
        error={touched && isShort ? words.stepEmpty : undefined}
        onChange={setCode}
        onBlur={() => setTouched(code !== "")}
      />
      <button type="submit" className="login-submit" disabled={loading} aria-busy={loading}>
        {loading && <span className="login-spinner" aria-hidden="true" />}
        {words.submit}
      </button>
      <button type="button" className="login-link" onClick={onBack}>
        {words.back}
      </button>
    </form>
  );
}
