import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  users: "Utilisateurs",
  roles: "Rôles",
  merchants: "Marchands",
  machinesOnline: "Machines en ligne",
  openAlarms: "Alarmes ouvertes",
  blocked: "dont {{n}} bloqués",
  ofAll: "sur {{n}}",
  lastLogins: "Dernières connexions",
  lastAlarms: "Dernières alarmes",
  pages: "Pages système",
  unknownAccount: "Compte inconnu",
  field: {
    logTime: "Heure",
    account: "Compte",
    result: "Résultat",
    address: "Adresse IP",
    machine: "Machine",
    kind: "Alarme",
    state: "État",
  },
  alarm: {
    open: "Ouverte",
    cleared: "Rétablie",
  },
} satisfies Translation<typeof zh>;
