import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl": "Système",
  "/xtgl/index": "Accueil système",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.home.read": "Voir l’accueil système",
};

export const fields: Translation<typeof zh.fields> = {
  result: "Résultat",
  kind: "Alarme",
};

export const words: Translation<typeof zh.words> = {
  users: "Utilisateurs",
  merchants: "Commerçants",
  machinesOnline: "Distributeurs en ligne",
  openAlarms: "Alarmes ouvertes",
  blocked: "dont {{n}} bloqués",
  ofAll: "sur {{n}} en exploitation",
  lastLogins: "Dernières connexions",
  lastAlarms: "Dernières alarmes",
  systemPages: "Pages système",
  unknownAccount: "Compte inconnu",
  alarm: {
    open: "Ouverte",
    cleared: "Rétablie",
  },
};
