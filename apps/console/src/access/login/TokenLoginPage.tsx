import "./login.css";
import { useEffect, useRef, useState } from "react";
import { Mark } from "../../platform/layout/Brand.tsx";
import { asksForSecondStep, finishLogIn, leaveForSso, logInByToken, loginFailureText } from "./logIn.ts";
import { SecondStep } from "./SecondStep.tsx";
import { toast } from "./toast.ts";
import { useAgreement } from "./useAgreement.tsx";
import type { LoginWords } from "./words.ts";

interface TokenLoginPageProps {
  readonly words: LoginWords;
  readonly way: "onLoginSSO" | "getUserInfoByToken";
  /** The token of the address, or what the provider of single sign-on appended to it; without it a single sign-on begins. */
  readonly token: string;
  readonly onEnter: (to: string) => void;
  /** Goes to the login page of the host. */
  readonly onFail: () => void;
}

/** /ssologin and /loginSilent: no form, only the token of the address (LOGIN-40, LOGIN-41). */
export function TokenLoginPage({ words, way, token, onEnter, onFail }: TokenLoginPageProps) {
  const { pass, dialog } = useAgreement(words, onEnter);
  const tried = useRef(false);
  const [inSecondStep, setInSecondStep] = useState(false);
  const entered = async (to: string) => {
    toast(words.success, "success");
    await pass(to);
  };
  const failed = (failure: unknown) => {
    if (asksForSecondStep(failure)) return setInSecondStep(true);
    toast(loginFailureText(failure, words), "error");
    onFail();
  };
  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    document.title = `${words.submit} · ${words.brand}`;
    if (way === "onLoginSSO" && token === "") {
      leaveForSso().catch(failed);
      return;
    }
    logInByToken(way, token).then(entered, failed);
  });
  if (inSecondStep) {
    return (
      <div className="login" data-layout="centred">
        <main className="login-main">
          {dialog}
          <section className="login-card">
            <SecondStep
              words={words}
              finish={async (code) => entered(await finishLogIn(undefined, code))}
              onBack={onFail}
            />
          </section>
        </main>
      </div>
    );
  }
  return (
    <main className="login login-token" aria-busy>
      {dialog}
      <Mark size={48} />
      <h1>{words.loggingIn}</h1>
    </main>
  );
}
