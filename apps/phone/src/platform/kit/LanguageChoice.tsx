import { type Language, languages } from "@yunshou/contract/languages";
import { languageNames } from "@yunshou/phrases/languageNames";
import { chooseLanguage, currentLanguage } from "../phrases/language.ts";
import { usePhrases } from "../phrases/phrases.ts";

/** The languages as the phone itself lets choose: its own list is the best for thumbs and readers. */
export function LanguageChoice() {
  const t = usePhrases("phone");
  return (
    <select
      className="language"
      aria-label={t.phone.language}
      value={currentLanguage()}
      onChange={(event) => chooseLanguage(event.target.value as Language)}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  );
}
