import "./login.css";
import type { Language } from "@yunshou/contract";
import { useEffect, useRef, useState } from "react";
import { chooseLanguage, currentLanguage } from "../../platform/phrases/language.ts";
import { BrandMark, BrandPanel, titleOf } from "./BrandPanel.tsx";
import { Footer } from "./Footer.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { ResetDialog } from "./ResetDialog.tsx";
import { backdropOf, type LoginVariant } from "./variants.ts";
import { type LoginWords, loadLoginWords } from "./words.ts";

export { loadLoginWords };

interface LoginPageProps {
  readonly first: LoginWords;
  readonly variant: LoginVariant;
  readonly onEnter: (to: string) => void;
  /** Fetches the console in the background, so that it opens at once after the login. */
  readonly warm: () => Promise<unknown>;
}

const warmAfterMs = 1_500;

/** The login page of spec 1 §2.4 in the layout and brand of its path, without router, Ant Design or charts. */
export function LoginPage({ first, variant, onEnter, warm }: LoginPageProps) {
  const [words, setWords] = useState(first);
  const [language, setLanguage] = useState(currentLanguage());
  const [resetting, setResetting] = useState(false);

  const { layout, brand, isForNotices } = variant;
  const title = isForNotices ? words.notices : words.title;
  useEffect(() => {
    document.title = `${isForNotices ? words.notices : words.submit} · ${brand === undefined ? words.brand : titleOf(brand, language)}`;
  }, [words, brand, isForNotices, language]);
  useEffect(() => {
    const timer = setTimeout(() => void warm().catch(() => undefined), warmAfterMs);
    return () => clearTimeout(timer);
  }, [warm]);

  const wanted = useRef(language);
  const choose = (next: Language) => {
    wanted.current = next;
    void loadLoginWords(next).then((loaded) => {
      // The texts of an earlier choice may come later.
      if (wanted.current !== next) return;
      chooseLanguage(next);
      setLanguage(next);
      setWords(loaded);
    });
  };

  return (
    <div className="login" data-layout={layout} style={layout === "centred" ? backdropOf(brand) : undefined}>
      {layout !== "centred" && <BrandPanel words={words} brand={brand} />}
      <main className="login-main">
        <LanguageMenu words={words} language={language} onChoose={choose} />
        <section className="login-card">
          {layout === "centred" && <BrandMark words={words} brand={brand} />}
          <h1>{title}</h1>
          <LoginForm words={words} onEnter={onEnter} onForgot={() => setResetting(true)} />
        </section>
        <Footer words={words} text={brand?.footer ?? ""} />
        {resetting && <ResetDialog words={words} onClose={() => setResetting(false)} />}
      </main>
    </div>
  );
}
