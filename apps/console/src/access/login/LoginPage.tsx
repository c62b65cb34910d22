import "./login.css";
import type { Language } from "@yunshou/contract";
import { useEffect, useState } from "react";
import { chooseLanguage, currentLanguage } from "../../platform/phrases/language.ts";
import { Mark } from "../../platform/layout/Brand.tsx";
import { Footer } from "./Footer.tsx";
import { Illustration } from "./Illustration.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { ResetDialog } from "./ResetDialog.tsx";
import { type LoginWords, loadLoginWords } from "./words.ts";

export { loadLoginWords };

interface LoginPageProps {
  readonly first: LoginWords;
  readonly onEnter: (to: string) => void;
  /** Fetches the console in the background, so that it opens at once after the login. */
  readonly warm: () => Promise<unknown>;
}

const warmAfterMs = 1_500;

/** The login page of spec 1 §2.4, without router, Ant Design or charts. */
export function LoginPage({ first, onEnter, warm }: LoginPageProps) {
  const [words, setWords] = useState(first);
  const [language, setLanguage] = useState(currentLanguage());
  const [resetting, setResetting] = useState(false);

  useEffect(() => {
    document.title = `${words.submit} · ${words.brand}`;
  }, [words]);
  useEffect(() => {
    const timer = setTimeout(() => void warm().catch(() => undefined), warmAfterMs);
    return () => clearTimeout(timer);
  }, [warm]);

  const choose = (next: Language) => {
    void loadLoginWords(next).then((loaded) => {
      chooseLanguage(next);
      setLanguage(next);
      setWords(loaded);
    });
  };

  return (
    <div className="login">
      <aside className="login-brand">
        <header>
          <Mark size={38} />
          <div>
            <b>{words.brand}</b>
            <span>{words.product}</span>
          </div>
        </header>
        <Illustration />
        <div className="login-claim">
          <p>{words.claim}</p>
          <ul>
            <li>{words.point.live}</li>
            <li>{words.point.stock}</li>
            <li>{words.point.money}</li>
          </ul>
        </div>
      </aside>
      <main className="login-main">
        <LanguageMenu words={words} language={language} onChoose={choose} />
        <section className="login-card">
          <h1>{words.title}</h1>
          <LoginForm words={words} onEnter={onEnter} onForgot={() => setResetting(true)} />
        </section>
        <Footer words={words} />
        {resetting && <ResetDialog words={words} onClose={() => setResetting(false)} />}
      </main>
    </div>
  );
}
