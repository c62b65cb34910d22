import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/sqxwshjj": "WeChat-Anträge",
  "/cfgl/zfbjj": "Alipay-Anträge",
  "/cfgl/jjxx0": "Antrag",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.submission.read": "Einreichungen bei Anbietern ansehen",
  "merchants.submission.write": "Bei Anbietern einreichen",
};

export const verbs: Translation<typeof zh.verbs> = {
  send: "Beim Anbieter einreichen",
  resubmit: "Erneut beim Anbieter einreichen",
  query: "Anbieter abfragen",
  report: "Fortschritt melden (Anbieter)",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.noSubmissionProvider": "Kein Anbieter für Einreichungen konfiguriert",
  "merchants.submissionUnknown": "Diese Einreichung gibt es nicht",
  "merchants.submissionExists": "Dieser Antrag wurde bei diesem Anbieter schon eingereicht",
  "merchants.feeRateOutOfRange":
    "Der Gebührensatz muss zwischen {{least}} % und {{most}} % liegen, mit höchstens zwei Nachkommastellen",
  "merchants.payAccountWrong": "Bitte Telefonnummer oder E-Mail einer Alipay-Anmeldung eingeben",
  "merchants.signingLinkMissing": "Zurzeit gibt es keinen Link für den Händler",
};

export const words: Translation<typeof zh.words> = {
  state: {
    none: "Nicht eingereicht",
    queued: "Wird eingereicht",
    checking: "In Prüfung",
    verifying: "Konto zu bestätigen",
    signing: "Zu unterschreiben",
    opening: "Wird freigeschaltet",
    finished: "Abgeschlossen",
    rejected: "Abgelehnt",
    cancelled: "Verfallen",
  },
  submit: "Beim Anbieter einreichen",
  sent: "Eingereicht; der Anbieter bearbeitet den Antrag",
  query: "Ergebnis abfragen",
  queried: "Der Anbieter wurde gefragt; das Ergebnis erscheint von selbst",
  qr: {
    wechat: "QR-Code zum Unterschreiben",
    alipay: "QR-Code zur Freigabe",
  },
  qrHint: "„{{merchant}}“ scannt den Code oder öffnet den Link und folgt der Seite.",
  open: "Link öffnen",
  unreachable: "Der Anbieter ist nicht erreichbar; es wird erneut versucht",
  account: "Abrechnungskonto",
  ofApplication: "Bankkarte aus dem Antrag",
  another: "Andere Bankkarte",
  payAccount: "Einzugskonto",
  payAccountHint: "Telefonnummer oder E-Mail der Alipay-Anmeldung",
  feeRate: "Gebührensatz",
  feeHint:
    "Alipay sofort, Gebühr mindestens 0,01 Yuan je Zahlung; WeChat rechnet nach Mitternacht ab, keine Gebühr unter 0,01",
  feeExample: "Bei diesem Gebührensatz kostet eine Zahlung von {{amount}} Yuan {{fee}} Yuan",
  section: "Bei den Anbietern",
  subMerchantNo: "Nr. beim Anbieter",
  askedAt: "Zuletzt abgefragt",
  attempt: "Einreichung {{n}}",
  rejection: {
    nameNotAllowed: "Der Anbieter lässt diesen Namen nicht zu, bitte den wirklichen angeben",
    nameDiffers: "Der Name weicht von dem auf dem Dokument ab",
    idCardDiffers: "Name und Ausweisnummer gehören nicht zusammen",
    idCardExpired: "Der Ausweis ist abgelaufen",
    pictureUnclear: "Das Bild ist unklar oder unvollständig, bitte erneut hochladen",
    bankAccountRefused: "Auszahlung fehlgeschlagen, bitte Bankkarte prüfen oder den Kundendienst fragen",
    merchantKnown: "Der Anbieter führt diesen Händler bereits",
  },
};
