import "./login.css";
import { useEffect, useRef } from "react";
import { Mark } from "../../platform/layout/Brand.tsx";
import { logInByToken, loginFailureText } from "./logIn.ts";
import { toast } from "./toast.ts";
import { useAgreement } from "./useAgreement.tsx";
import type { LoginWords } from "./words.ts";

interface TokenLoginPageProps {
  readonly words: LoginWords;
  readonly way: "onLoginSSO" | "getUserInfoByToken";
  /** The token of the address; without one there is nothing to try. */
  readonly token: string;
  readonly onEnter: (to: string) => void;
  /** Goes to the login page of the host. */
  readonly onFail: () => void;
}

/** /ssologin and /loginSilent: no form, only the token of the address (LOGIN-40, LOGIN-41). */
export function TokenLoginPage({ words, way, token, onEnter, onFail }: TokenLoginPageProps) {
  const { pass, dialog } = useAgreement(words, onEnter);
  const tried = useRef(false);
  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    document.title = `${words.submit} · ${words.brand}`;
    logInByToken(way, token).then(
      (to) => {
        toast(words.success, "success");
        void pass(to);
      },
      (failure: unknown) => {
        toast(loginFailureText(failure, words), "error");
        onFail();
      },
    );
  });
  return (
    <main className="login login-token" aria-busy>
      {dialog}
      <Mark size={48} />
      <h1>{words.loggingIn}</h1>
    </main>
  );
}
