/** The nine languages; the switcher lists the first seven unless the deployment offers all (LANG-05, LANG-06). */
export const languages = ["zh", "en", "fr", "ko", "vi", "es", "de", "lo", "it"] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "zh";
