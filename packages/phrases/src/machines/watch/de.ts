import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "Automatenstatus",
  "/shj/jqxq": "Automat",
  "/shj/yyztcx": "Verkaufsstatus",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.status.read": "Automatenstatus ansehen",
  "machines.operation.read": "Verkaufsstatus ansehen",
};

export const fields: Translation<typeof zh.fields> = {
  doorStatus: "Türen",
  temperature: "Temperatur (°C)",
  humidity: "Feuchte",
  lastHeartbeat: "Letztes Signal",
  problem: "Zu erledigen",
  lostPerHour: "Verlust je Stunde",
  salesCount: "Bestellungen heute",
  lackLaneCount: "Schächte, Bestand niedrig",
  laneAlert: "Aufzufüllen",
  replenishTime: "Zuletzt aufgefüllt",
  askedAt: "Angefordert",
  answeredAt: "Beantwortet",
  detail: "Ergebnis",
  command: "Befehl",
};

export const words: Translation<typeof zh.words> = {
  commands: "Befehle",
  log: "Protokoll zeigen",
  openAlarms: "Alarme zeigen",
  openLanes: "Schächte öffnen",
  more: "{{n}} insgesamt",
  lostHint:
    "Geschätzt aus dem mittleren Umsatz dieser Stunde in 28 Tagen und dem Anteil der Schächte, die nicht verkaufen",
  page: {
    tab: {
      live: "Übersicht",
      front: "Schächte",
      curves: "Verläufe",
      history: "Historie",
      counters: "Zähler",
    },
    chooseHint: "Wählen Sie zuerst einen Automaten, um ihn im Einzelnen zu sehen.",
    openPage: "Automatenseite öffnen",
    orders: "Bestellungen von heute",
    openLanes: "Schächte verwalten",
    openAlarms: "Offene Alarme",
    feedbackCode: "Feedback-Code",
    feedbackCodeHint:
      "Auf den Automaten kleben: Kunden melden damit ein Problem und lesen die Antwort auf derselben Seite. Meldungen erscheinen bei den Kundenrückmeldungen.",
    silent: "Keine Daten: der Automat hat zuletzt nichts gemeldet",
    days: "Letzte {{n}} Tage",
    temperature: "Temperatur (℃)",
    low: "Tiefste",
    high: "Höchste",
    humidity: "Luftfeuchte in %",
    traffic: "Datenverbrauch je Tag (MB)",
    doors: "Türöffnungen je Tag",
    sampled: "Tiefster und höchster Wert jeder Stunde, alle 10 Minuten gemessen",
    more: "Frühere Einträge",
    nothing: "Noch keine Einträge",
    all: "Alle",
    noPoint: "vom Standort genommen",
    toPoint: "nach {{point}}",
    refilled: "{{n}} Stück in {{lanes}} Schächte",
    by: "von {{who}}",
    until: "beendet {{time}}",
    open: "dauert an",
    cards: "Daten-SIMs",
    kind: {
      registered: "Registriert",
      activated: "Aktiviert",
      decommissioned: "Außer Betrieb genommen",
      recommissioned: "Wieder in Betrieb",
      moved: "Umgestellt",
      refill: "Befüllung",
      alarm: "Alarm",
      command: "Befehl",
      maintenance: "Wartung",
      software: "Softwareaktualisierung",
    },
    work: {
      open: "offen",
      done: "erledigt",
    },
    update: {
      waiting: "wartet",
      sent: "gesendet",
      done: "erledigt",
      failed: "fehlgeschlagen",
      expired: "abgelaufen",
      skipped: "übersprungen",
    },
  },
  map: {
    list: "Liste",
    map: "Karte",
    label: "Karte der Automaten",
    seen: "{{n}} Automaten in diesem Ausschnitt",
    first: "Nur die ersten {{n}}; für weitere bitte vergrößern",
    unplaced: "{{n}} ohne Position, nicht auf der Karte",
    tone: {
      bad: "Offline oder gestört",
      warning: "Zu erledigen",
      good: "In Ordnung",
      neutral: "Nicht aktiviert",
    },
  },
};
