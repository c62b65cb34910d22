import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  brand: "Yunshou",
  back: "Retour",
  close: "Fermer",
  language: "Langue",
  less: "Moins",
  more: "Plus",
  retry: "Réessayer",
  waiting: "Chargement",
  offline: "Pas de connexion. Vérifiez-la et réessayez",
  noPage: "Cette page n’existe pas. Scannez le code à nouveau",
};
