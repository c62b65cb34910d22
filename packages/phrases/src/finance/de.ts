import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/txgl": "Auszahlungen",
  "/cfgl/sksz": "Einzugskonten",
  "/cfgl/shyecx": "Salden der Händler",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.withdrawal.read": "Auszahlungen ansehen",
  "finance.withdrawal.apply": "Auszahlungen beantragen und zurücknehmen",
  "finance.withdrawal.review": "Auszahlungen prüfen",
  "finance.withdrawal.pay": "Auszahlungen überweisen und Ergebnis eintragen",
  "finance.account.read": "Einzugskonten ansehen",
  "finance.account.write": "Einzugskonten hinzufügen, bearbeiten, aktivieren und deaktivieren",
  "finance.balance.read": "Salden der Händler ansehen",
};

export const verbs: Translation<typeof zh.verbs> = {
  apply: "Beantragen",
  takeBack: "Zurücknehmen",
  pay: "Überweisung beginnen",
  succeed: "Überweisung eintragen",
  fail: "Gescheiterte Überweisung eintragen",
  payee: "Bankkarte einer Überweisung ansehen",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.accountUnknown": "Dieses Einzugskonto gibt es nicht",
  "finance.accountActivated": "Ein aktiviertes Konto kann nicht geändert werden",
  "finance.accountInactive": "Zahlung fehlgeschlagen: das Einzugskonto ist nicht aktiviert",
  "finance.accountChanged": "Dieses Konto wurde gerade geändert; bitte aktualisieren und erneut versuchen",
  "finance.withdrawalUnknown": "Diese Auszahlung gibt es nicht",
  "finance.amountRange": "Eine Auszahlung beträgt 1,01 bis 200.000 Yuan",
  "finance.aboveBalance": "Auszahlung nicht möglich: Betrag und Gebühr übersteigen den Saldo",
  "finance.outsideWindow": "Anträge täglich von {{from}} bis {{to}}, gutgeschrieben am T+1",
  "finance.ownApplication": "Niemand prüft seinen eigenen Antrag",
};

export const fields: Translation<typeof zh.fields> = {
  withdrawNo: "Überweisungsnr.",
  bankName: "Bank",
  bankAccount: "Bankkonto",
  withdrawAmount: "Betrag",
  amount: "Betrag (CNY)",
  taxFee: "Gebühr",
  transferAmount: "Überwiesen",
  withdrawStatus: "Prüfstatus",
  reason: "Grund",
  applicant: "Antragsteller",
  applyTime: "Beantragt",
  paymentTime: "Überwiesen am",
  rejectTime: "Abgelehnt",
  transferNo: "Bankreferenz",
  payeeState: "Prüfung des Kontos",
  total: "Zusammen",
  lastPaidTime: "Letzte Überweisung",
  accountId: "Einzugskonto",
  providerName: "Anbieter",
  payAccountNo: "Einzugskonto",
  bankCardNo: "Bankkarte",
  payKey: "Schlüssel",
  collectionUnit: "Empfänger",
  activationState: "Aktivierung",
  balance: "Saldo",
  frozen: "Gesperrt",
  available: "Auszahlbarer Saldo",
  settle: "Abrechnungsbetrag",
  withdraw: "Ausgezahlt",
  updatedTime: "Geändert",
};

export const words: Translation<typeof zh.words> = {
  state: {
    notReviewed: "Nicht geprüft",
    reviewed: "Geprüft",
    paying: "In Überweisung",
    paid: "Überwiesen",
    failed: "Gescheitert",
    rejected: "Abgelehnt",
    cancelled: "Zurückgenommen",
  },
  activation: {
    preparation: "In Vorbereitung",
    activated: "Aktiviert",
    stopped: "Deaktiviert",
  },
  payee: {
    same: "Wie bei der letzten Überweisung",
    other: "Anders als bei der letzten Überweisung: bitte prüfen",
    first: "Erste Überweisung: bitte prüfen",
  },
  action: {
    apply: "Auszahlen",
    approve: "Genehmigen",
    approveMany: "Auswahl genehmigen",
    reject: "Ablehnen",
    pay: "Überweisen",
    settle: "Gutgeschrieben",
    fail: "Fehlschlag eintragen",
    cancelApplication: "Zurücknehmen",
    addAccount: "Einzugskonto hinzufügen",
    editAccount: "Einzugskonto bearbeiten",
    activate: "Aktivieren",
    stop: "Deaktivieren",
    withdrawals: "Auszahlungen",
  },
  confirm: {
    approve: "Diese Auszahlung genehmigen?",
    approveMany: "Die ausgewählten Auszahlungen genehmigen?",
    pay: "Diese Überweisung beginnen? Bitte zuerst die Bankkarte prüfen.",
    cancel: "Diesen Antrag zurücknehmen?",
    activate: "Dieses Konto aktivieren? Danach kann es nicht mehr geändert werden.",
    stop: "Dieses Konto deaktivieren? Danach wird nichts mehr darauf gezahlt.",
  },
  hint: {
    many: "Auszahlungen: {{n}}, zusammen {{amount}}",
    added: "Das Konto muss vor der Nutzung aktiviert werden",
    kept: "Leer gelassen bleibt es unverändert",
    window: "Anträge täglich von {{from}} bis {{to}}, gutgeschrieben am T+1",
    can: "{{fen}} Yuan auszahlbar; die Einnahmen von heute ab morgen",
    fee: "Gebühr {{fee}} Yuan zusätzlich, zusammen {{total}} Yuan",
    failed: "Auszahlung gescheitert: bitte Bankkarte prüfen oder den Kundendienst fragen",
    noAccount: "Kein aktiviertes Einzugskonto: bitte zuerst eines hinzufügen und aktivieren",
    key: "Dient der Verbindung mit dem Anbieter und wird nicht mehr angezeigt",
  },
};
