import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  brand: "Yunshou",
  back: "Zurück",
  close: "Schließen",
  language: "Sprache",
  less: "Weniger",
  more: "Mehr",
  retry: "Erneut versuchen",
  waiting: "Wird geladen",
  offline: "Keine Verbindung. Bitte prüfen und erneut versuchen",
  noPage: "Diese Seite gibt es nicht. Bitte den Code erneut scannen",
};
