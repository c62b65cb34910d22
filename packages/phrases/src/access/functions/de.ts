import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Funktionen",
  add: "Funktion anlegen",
  editTitle: "Funktion bearbeiten",
  field: {
    funcName: "Funktionsname",
    funcCode: "Funktionscode",
    menuName: "Menüname",
    enabled: "Aktiv",
    permissions: "Berechtigungen",
    origin: "Herkunft",
    roleCount: "Rollen",
  },
  state: {
    on: "An",
    off: "Aus",
  },
  origin: {
    base: "Eingebaut",
    own: "Eigene",
  },
  action: {
    enable: "Einschalten",
    disable: "Abschalten",
  },
  confirmDisable:
    "Ist „{{name}}“ abgeschaltet, werden ihre Aufrufe binnen 5 Sekunden für alle Rollen außer dem Plattformadministrator abgelehnt; die Rechte der Rollen bleiben und gelten nach dem Einschalten wieder. Abschalten?",
  hint: "Funktionen fassen Berechtigungen des Systems zu Aktionen zusammen, die Rollen zugewiesen werden; das Zusammenfassen gibt niemandem ein Recht. Aufrufe einer abgeschalteten Funktion werden binnen 5 Sekunden für alle außer dem Plattformadministrator abgelehnt.",
} satisfies Translation<typeof zh>;
