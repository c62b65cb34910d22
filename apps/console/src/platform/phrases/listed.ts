import { currentLanguage } from "./language.ts";

/** Several names in one line, with the comma of the chosen language. */
export const listed = (names: readonly (string | number | null | undefined)[]): string =>
  names.join(currentLanguage() === "zh" ? "、" : ", ");
