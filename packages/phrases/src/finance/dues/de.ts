import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/shwl": "Verrechnung zwischen Händlern",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.due.read": "Verrechnung zwischen Händlern ansehen",
  "finance.due.write": "Verrechnungen ausgleichen und bestätigen",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleDue: "Verrechnung ausgleichen",
  confirmDue: "Ausgleich bestätigen",
  rejectDue: "Ausgleich ablehnen",
  cancelDue: "Ausgleich zurückziehen",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.dueUnknown": "Diese Verrechnung gibt es nicht",
  "finance.dueOfPayer": "Nur der Händler, der schuldet, kann ausgleichen",
  "finance.aboveDue": "Das ist mehr, als noch geschuldet wird",
  "finance.dueAboveBalance": "Das Guthaben des Händlers, der schuldet, reicht nicht",
  "finance.dueSettlementUnknown": "Diesen Vorgang gibt es nicht",
  "finance.dueSettlementChanged":
    "Dies wurde gerade von jemand anderem bearbeitet; aktualisieren und noch einmal versuchen",
};

export const fields: Translation<typeof zh.fields> = {
  payerName: "Schuldet",
  payerNo: "Nummer (schuldet)",
  payeeName: "Bekommt",
  payeeNo: "Nummer (bekommt)",
  owed: "Offen",
  awaiting: "Zu bestätigen",
  settled: "Ausgeglichen",
  entryCount: "Buchungen",
  updatedTime: "Letzte Änderung",
  entryTime: "Zeit",
  entryKind: "Art",
  amount: "Betrag",
  dueWay: "Weg",
  dueStatus: "Status",
  dueSettlementId: "Nummer",
  reason: "Grund",
  applicant: "Beantragt von",
  applyTime: "Beantragt am",
  decider: "Bestätigt von",
  decideTime: "Bestätigt am",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    dues: "Offen",
    settlements: "Ausgleiche",
  },
  kind: {
    purchase: "Kauf mit Karte",
    refund: "Erstattung",
    cardMove: "Mitgliedskarte verschoben",
    settlement: "Ausgleich",
    other: "Sonstiges",
  },
  way: {
    offset: "Aus dem Guthaben",
    paid: "Außerhalb gezahlt, zu bestätigen",
  },
  state: {
    awaiting: "Zu bestätigen",
    done: "Ausgeglichen",
    rejected: "Abgelehnt",
    cancelled: "Zurückgezogen",
  },
  action: {
    settle: "Ausgleichen",
    entries: "Buchungen ansehen",
    confirm: "Bestätigen",
    reject: "Ablehnen",
    cancel: "Zurückziehen",
  },
  confirmQuestion: {
    offset: "Aus dem Guthaben des Händlers nehmen, der schuldet?",
    paid: "Ist dieses Geld angekommen?",
  },
  cancelQuestion: "Zurückziehen?",
  waits: "Wartet auf eine Bestätigung",
  rule: "Über {{limit}} Yuan in 24 Stunden bestätigt eine zweite Person; was außerhalb gezahlt wurde, der Händler, der es bekommt",
  none: "Keine Buchungen",
};
