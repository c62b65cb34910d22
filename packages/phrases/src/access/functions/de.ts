import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/gngl": "Funktionen",
};

export const errors: Translation<typeof zh.errors> = {
  "access.functionIsBase": "Die Berechtigung einer eingebauten Funktion lässt sich weder ändern noch löschen",
  "access.permissionGrouped": "Eine gewählte Berechtigung gehört schon zu einer anderen Funktion",
};

export const fields: Translation<typeof zh.fields> = {
  funcName: "Funktionsname",
  funcCode: "Funktionscode",
  permissions: "Berechtigungen",
  origin: "Herkunft",
  roleCount: "Rollen",
};

export const words: Translation<typeof zh.words> = {
  add: "Funktion hinzufügen",
  editTitle: "Funktion bearbeiten",
  state: {
    on: "Aktiviert",
    off: "Deaktiviert",
  },
  origin: {
    base: "Eingebaut",
    own: "Eigene",
  },
  action: {
    enable: "Aktivieren",
    disable: "Deaktivieren",
  },
  confirmEnable: "Diese Funktion aktivieren?",
  confirmDisable:
    "Ist „{{name}}“ deaktiviert, werden ihre Aufrufe binnen 5 Sekunden für alle Rollen außer dem Plattformadministrator abgelehnt; die Berechtigungen der Rollen bleiben und gelten nach dem Aktivieren wieder. Deaktivieren?",
  hint: "Funktionen fassen Berechtigungen des Systems zu Aktionen zusammen, die Rollen zugewiesen werden; das Zusammenfassen gibt niemandem eine Berechtigung. Aufrufe einer deaktivierten Funktion werden binnen 5 Sekunden für alle außer dem Plattformadministrator abgelehnt.",
};
