import type { Language } from "@yunshou/contract";
import type { Translation } from "./language.ts";
import de from "./merchants/onboarding/de.ts";
import en from "./merchants/onboarding/en.ts";
import es from "./merchants/onboarding/es.ts";
import fr from "./merchants/onboarding/fr.ts";
import it from "./merchants/onboarding/it.ts";
import ko from "./merchants/onboarding/ko.ts";
import lo from "./merchants/onboarding/lo.ts";
import vi from "./merchants/onboarding/vi.ts";
import zh from "./merchants/onboarding/zh.ts";

/** The words of applications, for files that the server writes. */
export const onboardingWords: Readonly<Record<Language, Translation<typeof zh>>> = {
  zh,
  en,
  fr,
  ko,
  vi,
  es,
  de,
  lo,
  it,
};
