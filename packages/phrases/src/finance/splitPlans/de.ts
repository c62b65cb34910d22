import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "Aufteilungspläne",
  "/cfgl/fztj": "Aufteilungsstatistik",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "Aufteilungspläne ansehen",
  "finance.split.write": "Aufteilungspläne hinzufügen, bearbeiten, aktivieren, deaktivieren und löschen",
  "finance.splitMode.write": "Ausführung der Aufteilung festlegen",
  "finance.splitFigure.read": "Aufteilungsstatistik ansehen",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShareAccount: "Empfängerkonto festlegen",
  registerAgain: "Konto erneut registrieren",
  setSplitMode: "Art der Ausführung festlegen",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.splitRatioLimit": "Der höchste Anteil liegt über 0 und bei höchstens 100 %",
  "finance.shareAccountForm": "Das Konto passt nicht zu Zahlungsart und Kontoart",
  "finance.shareAccountTaken": "Das Konto gehört einem anderen Empfänger des Händlers",
  "finance.shareAccountChanged": "Dieses Konto wurde gerade geändert; bitte neu laden",
  "finance.shareAccountUnknown": "Dieses Konto gibt es nicht",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "Aufteilungsplan",
  splitReceiver: "Empfänger",
  receivers: "Empfänger",
  splitRatio: "Anteil (in %)",
  splitFixed: "Fester Betrag (Yuan)",
  machineCount: "Automaten",
  productCount: "Produkte",
  machineIds: "Automaten",
  productIds: "Produkte",
  fromDate: "Gültig ab",
  updatedTime: "Geändert",
  statDate: "Datum",
  orderCount: "Bestellungen",
  paidAmount: "Bezahlt",
  splitAmount: "Aufteilung",
  splitStatus: "Aufteilungsstand",
  executed: "Vom Anbieter aufgeteilt",
  execution: "Ausführung (30 Tage)",
  target: "Zustehend",
  shared: "Weitergegeben",
  returned: "Zurückgegeben",
  obstacle: "Grund",
  shareAccount: "Konto des Empfängers",
  accountType: "Kontoart",
  holder: "Kontoinhaber",
  accountStatus: "Registrierung",
  platformBalance: "Ausführung",
  ratioLimit: "Höchster Anteil einer Bestellung (in %)",
  answeredBy: "Verantwortlich",
  reason: "Begründung",
  setTime: "Festgelegt am",
  payMethod: "Zahlungsart",
  sharingStatus: "Stand der Ausführung",
};

export const words: Translation<typeof zh.words> = {
  state: {
    on: "Aktiviert",
    off: "Deaktiviert",
  },
  status: {
    pending: "Aufzuteilen",
    held: "Zurückgestellt",
    settled: "Aufgeteilt",
  },
  action: {
    add: "Aufteilungsplan hinzufügen",
    edit: "Aufteilungsplan bearbeiten",
    enable: "Aktivieren",
    disable: "Deaktivieren",
    addReceiver: "Empfänger hinzufügen",
    removeReceiver: "Empfänger entfernen",
    accounts: "Empfängerkonten",
    setAccount: "Konto festlegen",
    register: "Erneut registrieren",
    mode: "Art der Ausführung",
    details: "Ausführung",
  },
  confirm: {
    enable: "Diesen Aufteilungsplan aktivieren?",
    disable: "Diesen Aufteilungsplan deaktivieren? Ab heute wird nicht mehr aufgeteilt.",
  },
  all: "Alle",
  rest: "Erst die festen Beträge, dann Anteile am bezahlten Betrag, nie mehr als die Bestellung; der Rest und was weniger als ein Fen ist, bleibt beim Händler",
  fixedEach: "{{amount}} Yuan je Bestellung",
  rule: {
    ratio: "Anteil",
    fixed: "Fester Betrag",
  },
  scope: "Ohne Auswahl werden alle Verkäufe des Händlers aufgeteilt",
  sum: "Aufteilung {{amount}}, davon erfolgt {{settled}}",
  sharing: {
    waiting: "Wartet auf ein Konto",
    requested: "Anzufordern",
    sharing: "Beim Anbieter",
    releasing: "Wird freigegeben",
    shared: "Aufgeteilt",
    partly: "Teilweise aufgeteilt",
    unshared: "Nicht aufgeteilt",
  },
  obstacle: {
    accountMissing: "Empfänger ohne registriertes Konto",
    accountRefused: "Konto vom Anbieter abgelehnt",
    platformBalance: "In den Büchern der Plattform",
    nothingToShare: "Nichts aufzuteilen",
    aboveRatio: "Über dem höchsten Anteil",
    aboveNet: "Mehr als nach der Gebühr bleibt",
    tooOld: "Frist zum Aufteilen vorbei",
    refused: "Vom Anbieter abgelehnt",
  },
  view: {
    open: "Im Gange",
    differs: "Abweichend",
    done: "Erledigt",
  },
  accountType: {
    merchant: "Händler",
    person: "Person",
  },
  account: {
    waiting: "Wird registriert",
    registered: "Registriert",
    refused: "Abgelehnt",
    unset: "Nicht festgelegt",
  },
  mode: {
    provider: "Durch den Zahlungsanbieter",
    platform: "In den Büchern der Plattform",
  },
  modeHint:
    "Die Bücher der Plattform sind aus, bis sie hier mit Verantwortlichem und Begründung eingeschaltet werden; beides steht im Protokoll",
  ratioHint: "30 %, wenn der Zahlungsanbieter nichts anderes vereinbart hat",
  accountHint: "WeChat Pay: Händlernummer oder openid einer Person; Alipay: 16 Ziffern, die mit 2088 beginnen",
  noExecution: "Keine Bestellungen in diesem Zeitraum",
  differs: "Abweichend",
  openNow: "Im Gange",
};
