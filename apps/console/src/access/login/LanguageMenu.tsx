import type { Language } from "@yunshou/contract";
import { languageNames } from "@yunshou/phrases/languageNames";
import { useEffect, useRef, useState } from "react";
import { offeredLanguages } from "../../platform/deployment.ts";
import type { LoginWords } from "./words.ts";

interface LanguageMenuProps {
  readonly words: LoginWords;
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
}

/** The language dropdown; the current language is disabled (LANG-01, LANG-02). */
export function LanguageMenu({ words, language, onChoose }: LanguageMenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      const outside =
        event instanceof KeyboardEvent ? event.key === "Escape" : !box.current?.contains(event.target as Node);
      if (outside) setOpen(false);
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, [open]);
  return (
    <div className="login-language" ref={box}>
      <button
        type="button"
        aria-haspopup="true"
        aria-expanded={open}
        aria-label={`${words.language}: ${languageNames[language]}`}
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m-9 9h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
        </svg>
        {languageNames[language]}
      </button>
      {open && (
        <ul>
          {offeredLanguages().map((one) => (
            <li key={one}>
              <button
                type="button"
                lang={one}
                disabled={one === language}
                onClick={() => {
                  setOpen(false);
                  onChoose(one);
                }}
              >
                {languageNames[one]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
