import "./login.css";
import { useEffect, useRef, useState } from "react";
import { Mark } from "../../platform/layout/Brand.tsx";
import { logInByToken, loginFailureText } from "./logIn.ts";
import { toast } from "./toast.ts";
import type { LoginWords } from "./words.ts";

interface TokenLoginPageProps {
  readonly words: LoginWords;
  readonly way: "onLoginSSO" | "getUserInfoByToken";
  /** The token of the address; without one there is nothing to try. */
  readonly token: string;
  readonly loginPath: string;
  readonly onEnter: (to: string) => void;
}

/** /ssologin and /loginSilent: no form, only the token of the address (LOGIN-40, LOGIN-41). */
export function TokenLoginPage({ words, way, token, loginPath, onEnter }: TokenLoginPageProps) {
  const [problem, setProblem] = useState<string>();
  const tried = useRef(false);
  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    document.title = `${words.submit} · ${words.brand}`;
    logInByToken(way, token).then(
      (to) => {
        toast(words.success, "success");
        onEnter(to);
      },
      (failure: unknown) => setProblem(loginFailureText(failure, words)),
    );
  });
  return (
    <main className="login-token" aria-busy={problem === undefined}>
      <Mark size={48} />
      <h1>{problem ?? words.byToken.running}</h1>
      {problem !== undefined && <a href={loginPath}>{words.byToken.toLogin}</a>}
    </main>
  );
}
