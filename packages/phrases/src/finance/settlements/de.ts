import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl": "Finanzen",
  "/cwgl/cwjs": "Finanzabrechnung",
  "/cwgl/jyjs": "Transaktionsabrechnung",
  "/cfgl/jyjsmx": "Abrechnungsdetails",
  "/cfgl/sxfdzb": "Gebührenabgleich",
  "/cfgl/shzftj": "Abgerechnete Zahlungen je Händler",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.settlement.read": "Abrechnungen ansehen",
  "finance.settlement.write": "Abrechnungen bestätigen und zurückstellen",
  "finance.transaction.read": "Transaktionsabrechnung ansehen",
  "finance.settlementLine.read": "Abrechnungsdetails ansehen",
  "finance.fee.read": "Gebühren und Gebührensätze ansehen",
  "finance.feeRate.write": "Gebührensätze festlegen",
  "finance.payment.read": "Abgerechnete Zahlungen je Händler ansehen",
};

export const verbs: Translation<typeof zh.verbs> = {
  hold: "Zurückstellen",
  settleRelease: "Fortsetzen",
  settleConfirm: "Abrechnung bestätigen",
  setRate: "Gebührensatz festlegen",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.settlementUnknown": "Diese Abrechnung gibt es nicht",
  "finance.settlementChanged": "Diese Abrechnung wurde gerade bearbeitet; bitte aktualisieren und erneut versuchen",
  "finance.settlementAwaitsBill":
    "Abweichungen beim Anbieter halten diese Abrechnung zurück; sie geht weiter, sobald sie erledigt sind",
  "finance.settleShort": "Das Guthaben des Händlers deckt Gebühren und Aufteilungen nicht; bitte später bestätigen",
  "finance.rateInThePast": "Ein Gebührensatz gilt frühestens ab heute",
  "finance.rateTwice": "Ab diesem Tag gibt es schon einen Gebührensatz",
  "finance.planUnknown": "Diesen Aufteilungsplan gibt es nicht",
  "finance.planChanged": "Dieser Aufteilungsplan wurde gerade geändert; bitte aktualisieren und erneut versuchen",
  "finance.planTaken": "Ein aktivierter Aufteilungsplan gilt schon dafür",
  "finance.planUsed": "Danach wurde schon aufgeteilt: bitte deaktivieren",
  "finance.planTargets": "Höchstens {{limit}} Automaten und Produkte, alle von diesem Händler",
  "finance.splitReceivers": "Höchstens {{limit}} Empfänger",
  "finance.splitReceiverTwice": "Ein Empfänger steht zweimal da",
  "finance.splitRatio": "Ein Anteil liegt über 0 und hat höchstens zwei Nachkommastellen",
  "finance.splitFixed": "Ein fester Betrag liegt zwischen 0,01 und {{limit}} Yuan und hat keinen Anteil daneben",
  "finance.splitAbove": "Die Anteile betragen zusammen höchstens 100 %",
};

export const fields: Translation<typeof zh.fields> = {
  settleDate: "Abrechnungstag",
  factDate: "Transaktionstag",
  statDate: "Datum",
  orderCount: "Bestellungen",
  refundCount: "Erstattungen",
  salesAmount: "Umsatz",
  refundAmount: "Erstattet",
  paidAmount: "Bezahlt",
  feeAmount: "Gebühr",
  higoAmount: "Gebühr für Glückskäufe",
  splitAmount: "Aufteilung",
  settleAmount: "Abrechnung",
  settleStatus: "Abrechnungsstand",
  feeRate: "Gebührensatz",
  provider: "Anbieter",
  payMethod: "Zahlungsart",
  businessType: "Geschäftsart",
  thirdTradeNo: "Fremd-Transaktionsnummer",
  reason: "Grund der Zurückstellung",
  seal: "Siegel",
  decider: "Bearbeitet von",
  closedTime: "Tagesabschluss",
  decidedTime: "Bearbeitet",
  fromDate: "Gültig ab",
  fromDay: "Gültig ab",
  rateStatus: "Stand",
  setBy: "Festgelegt von",
  setTime: "Festgelegt",
};

export const words: Translation<typeof zh.words> = {
  status: {
    pending: "Zu bestätigen",
    held: "Zurückgestellt",
    settled: "Abgerechnet",
  },
  provider: {
    alipay: "Alipay",
    wechat: "Tenpay",
    unionpay: "China UnionPay",
  },
  rateStatus: {
    inForce: "Gültig",
    upcoming: "Künftig",
    past: "Vergangen",
  },
  tab: {
    fees: "Gebühren",
    rates: "Gebührensätze",
  },
  action: {
    confirm: "Bestätigen",
    confirmMany: "Auswahl bestätigen",
    hold: "Zurückstellen",
    release: "Fortsetzen",
    lines: "Details",
    setRate: "Gebührensatz festlegen",
  },
  awaitsBill: "Abweichungen beim Anbieter sind offen",
  confirmQuestion: "Abrechnung bestätigen? Das lässt sich nicht zurücknehmen.",
  releaseQuestion: "Diese Abrechnung fortsetzen?",
  many: "{{n}} Abrechnungen",
  rule: "Alipay sofort, Gebühr mindestens 0,01 Yuan je Zahlung; WeChat rechnet nach Mitternacht ab, unter 0,01 ohne Gebühr",
  higoRule: "Glückskäufe kosten 1 % Gebühr",
  usual: "Ein Händler ohne eigenen Gebührensatz zahlt {{rate}}",
  sum: "Bestellungen {{orders}}, Umsatz {{sales}}, Gebühren {{fee}}, Glückskäufe {{higo}}",
  rateSet: "Gebührensatz festgelegt",
};
