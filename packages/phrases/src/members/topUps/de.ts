import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/yhsz": "Aufladeaktionen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.topUp.read": "Aktionen zur Aufladung ansehen",
  "members.topUp.write": "Aktionen zur Aufladung verwalten",
};

export const errors: Translation<typeof zh.errors> = {
  "topUps.tierCount": "Bitte 1 bis {{limit}} Stufen angeben",
  "topUps.tierTwice": "Jeder Betrag der Aufladung steht einmal",
  "topUps.over": "Die Aktion ist vorbei; bitte zuerst die Tage ändern",
  "topUps.isRunning": "Die Aktion läuft; bitte vor dem Löschen stoppen",
};

export const fields: Translation<typeof zh.fields> = {
  activityName: "Aktion",
  areas: "Bereiche",
  areaIds: "Bereiche",
  activityTime: "Zeitraum",
  fromDay: "Zeitraum",
  toDay: "Zeitraum",
  tiers: "Stufen",
  rechargeAmount: "Betrag der Aufladung",
  giftAmount: "Geschenkter Betrag",
  activityStatus: "Status",
};

export const words: Translation<typeof zh.words> = {
  state: {
    running: "Läuft",
    stopped: "Gestoppt",
  },
  action: {
    add: "Aktion hinzufügen",
    edit: "Aktion bearbeiten",
    start: "Starten",
    stop: "Stoppen",
    addTier: "Stufe hinzufügen",
    removeTier: "Stufe entfernen",
  },
  confirm: {
    start: "Diese Aktion aktivieren?",
    stop: "Diese Aktion deaktivieren?",
  },
  hint: {
    allAreas: "Nichts gewählt: alle Bereiche",
    all: "Alle Bereiche",
    rule: "{{gift}} ab {{recharge}}",
    gets: "„{{name}}“ schenkt {{gift}} dazu",
    runs: "Läuft: {{rules}}",
    levels: "Rabatte für Mitgliedsstufen legen Kampagnen fest",
  },
};
