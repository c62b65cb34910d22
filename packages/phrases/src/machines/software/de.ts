import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jqrjgl": "Automatensoftware",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.software.read": "Ansehen",
  "machines.software.write": "Hochladen, freigeben, zuweisen, anhalten und beenden",
  "machines.software.approve": "Aktualisierungen prüfen",
};

export const verbs: Translation<typeof zh.verbs> = {
  release: "Freigeben",
  withdrawPackage: "Zurückziehen",
  propose: "Automaten zuweisen",
  approveRollout: "Aktualisierung genehmigen",
  declineRollout: "Aktualisierung ablehnen",
  pauseRollout: "Aktualisierung anhalten",
  resumeRollout: "Aktualisierung fortsetzen",
  stopRollout: "Aktualisierung beenden",
};

export const errors: Translation<typeof zh.errors> = {
  "software.fileEmpty": "Die Datei ist leer",
  "software.fileTooLarge": "Ein Paket ist höchstens {{limit}} groß",
  "software.versionTaken": "Diese Version des Pakets gibt es mit anderem Inhalt",
  "software.inUse": "Ein zugewiesenes Paket kann nicht gelöscht werden",
  "software.withdrawn": "Das Paket ist nicht freigegeben",
  "rollouts.planOutOfRange": "Eine ganze Zahl von {{least}} bis {{most}}",
  "rollouts.ownProposal": "Niemand genehmigt die eigene Aktualisierung",
  "rollouts.machineBusy": "Automat {{machineNo}} hat eine laufende Aktualisierung",
};

export const fields: Translation<typeof zh.fields> = {
  softName: "Paket",
  softVersion: "Version",
  softType: "Art",
  softFile: "Datei",
  forceUpdate: "Erzwungen",
  machineCount: "Automaten",
  uploader: "Hochgeladen von",
  uploadTime: "Hochgeladen",
  enabled: "Freigegeben",
  machines: "Automaten",
  groupSize: "Automaten je Gruppe",
  failurePercent: "Zulässige Fehlschläge in %",
  successPercent: "Erfolge für die nächste Gruppe in %",
  stepMinutes: "Frist je Automat (Min.)",
  waitHours: "Warten auf Offline (Std.)",
  salesDropPercent: "Zulässiger Absatzrückgang in %",
  salesUpdated: "Bestellungen aktualisierter Automaten",
  salesTwins: "Bestellungen der Vergleichsautomaten",
  rolloutState: "Status",
  progress: "Fortschritt",
  proposedBy: "Vorgeschlagen von",
  proposedTime: "Vorgeschlagen",
  approvedBy: "Genehmigt von",
  endedTime: "Beendet",
  group: "Gruppe",
  machineState: "Status",
  reason: "Grund",
  fromVersion: "Version vorher",
  sentTime: "Gesendet",
};

export const words: Translation<typeof zh.words> = {
  views: {
    packages: "Pakete",
    rollouts: "Aktualisierungen",
  },
  kind: {
    upper: "Rechner",
    lower: "Steuerung",
  },
  anyType: "Jeder Typ",
  released: "Freigegeben",
  notReleased: "Nicht freigegeben",
  yes: "Ja",
  no: "Nein",
  upload: "Paket hochladen",
  choose: "Datei wählen",
  release: "Freigeben",
  withdraw: "Zurückziehen",
  assign: "Automaten zuweisen",
  assigned: "Vorgeschlagen; eine zweite Person genehmigt",
  open: "Verfolgen",
  progress: "{{done}} / {{all}} fertig, {{failed}} fehlgeschlagen",
  groupOf: "Gruppe {{group}} von {{groups}}",
  soldBefore: "{{sold}}, eine Woche zuvor {{before}}",
  action: {
    approve: "Genehmigen",
    decline: "Ablehnen",
    pause: "Anhalten",
    resume: "Fortsetzen",
    stop: "Beenden",
  },
  confirm: {
    approve: "Genehmigen? Die erste Gruppe beginnt sofort.",
    decline: "Ablehnen?",
    pause: "Anhalten? Automaten, die es schon wissen, machen weiter.",
    resume: "Fortsetzen?",
    stop: "Beenden? Fortsetzen ist dann nicht möglich.",
  },
  state: {
    proposed: "Wartet auf Prüfung",
    declined: "Abgelehnt",
    running: "Läuft",
    paused: "Angehalten",
    stopped: "Beendet",
    finished: "Fertig",
  },
  stopped: {
    person: "Von einer Person beendet",
    withdrawn: "Das Paket wurde zurückgezogen",
    tooManyFailures: "Zu viele Fehlschläge",
    tooFewSuccesses: "Zu wenige Erfolge",
    salesFell: "Weniger verkauft als Vergleichsautomaten",
  },
  machineState: {
    waiting: "Wartet",
    sent: "Gesendet",
    done: "Fertig",
    failed: "Fehlgeschlagen",
    expired: "Abgelaufen",
    skipped: "Übergangen",
  },
};
