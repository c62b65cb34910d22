import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl": "Transaktionen",
  "/jygl/ddgl": "Bestellungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.order.read": "Ansehen",
  "orders.order.refund": "Erstatten",
  "orders.order.process": "Gestörte Bestellungen bearbeiten",
  "orders.order.dispense": "Aus der Ferne ausgeben",
};

export const verbs: Translation<typeof zh.verbs> = {
  refund: "Erstatten",
  process: "Störung bearbeiten",
  dispense: "Aus der Ferne ausgeben",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.unknown": "Die Bestellung existiert nicht",
  "orders.refundTooLarge": "Die Erstattung darf {{limit}} Yuan nicht überschreiten",
  "orders.refundNotPaid": "Die Bestellung ist nicht bezahlt oder bereits erstattet",
  "orders.refundRunning": "Eine Erstattung dieser Bestellung läuft bereits",
  "orders.noteRequired": "Bitte den Grund der Bearbeitung angeben",
  "orders.notInException": "Nur gestörte Bestellungen können bearbeitet werden",
  "orders.outcomeRequired": "Bitte wählen, was aus dem Geld wurde",
  "orders.nothingWaits": "Von dieser Bestellung wartet kein Geld",
  "orders.deliveryRunning": "Die Bestellung wird gerade ausgegeben; bearbeiten Sie sie später",
  "orders.deliveryNotFailed":
    "Nur bezahlte Bestellungen mit fehlgeschlagener Ausgabe können aus der Ferne ausgegeben werden",
};

export const fields: Translation<typeof zh.fields> = {
  sold: "Verkauf",
  thirdTradeNo: "Fremd-Transaktionsnummer",
  merchantOrderNo: "Händler-Bestellnummer",
  laneNo: "Schacht",
  quantity: "Menge",
  payMethod: "Zahlungsart",
  payStatus: "Zahlungsstatus",
  deliveryStatus: "Ausgabestatus",
  orderStatus: "Bestellstatus",
  refundStatus: "Erstattungsstatus",
  orderPriceFen: "Bestellbetrag",
  discountFen: "Rabatt",
  paidFen: "Bezahlt",
  lotteryFen: "Betrag der Ziehungen",
  refundFen: "Erstattet",
  lotteryCount: "Ziehungen",
  winResult: "Ergebnis der Ziehung",
  outcome: "Ergebnis",
  businessType: "Geschäftsart",
  weightBeforeGrams: "Gewicht vor Ausgabe (g)",
  weightAfterGrams: "Gewicht nach Ausgabe (g)",
  orderTime: "Bestellzeit",
  payTime: "Zahlungszeit",
  deliverTime: "Ausgabezeit",
};

export const words: Translation<typeof zh.words> = {
  sold: { yes: "Verkauft", no: "Nicht verkauft" },
  title: "Bestellungen",
  detail: "Bestellung",
  payStatus: {
    unpaid: "Unbezahlt",
    paid: "Bezahlt",
    refunding: "Wird erstattet",
    refunded: "Erstattet",
    closed: "Geschlossen",
  },
  deliveryStatus: {
    notDelivered: "Nicht ausgegeben",
    delivering: "Wird ausgegeben",
    delivered: "Ausgegeben",
    partlyDelivered: "Teilweise ausgegeben",
    failed: "Ausgabe fehlgeschlagen",
  },
  orderStatus: {
    inTransaction: "Läuft",
    exception: "Gestört",
    exceptionProcessed: "Störung bearbeitet",
    completed: "Abgeschlossen",
    invalid: "Ungültig",
    offlineReceipt: "Offline-Abholung",
  },
  businessType: {
    ordinary: "Normaler Kauf",
    luckyPurchase: "Glückskauf",
    pickupCode: "Abholcode",
    miniProgram: "Mini-Programm",
    mall: "Online-Shop",
    prescription: "Rezeptkauf",
  },
  winResult: {
    won: "Gewonnen",
    notWon: "Nicht gewonnen",
  },
  action: {
    refund: "Erstatten",
    process: "Störung bearbeiten",
    dispense: "Aus der Ferne ausgeben",
  },
  confirm: {
    refund: "Erstatten?",
    dispense: "Aus der Ferne ausgeben?",
  },
  refund: {
    amount: "Erstattung (Yuan)",
    left: "{{amount}} Yuan erstattbar",
    reason: "Grund",
    started: "Erstattung gestartet",
  },
  reason: {
    itemJammed: "Ware verklemmt",
    dispensingTimeout: "Ausgabe-Zeitüberschreitung",
    other: "Sonstiges",
  },
  refundStatus: {
    refunding: "Erstattung läuft",
    refunded: "Erstattet",
    failed: "Erstattung fehlgeschlagen",
  },
  refundPending: "Offen",
  method: {
    auto: "Automatisch",
    manual: "Manuell",
  },
  process: {
    note: "Grund der Bearbeitung",
    outcome: "Was aus den wartenden {{amount}} wurde",
  },
  outcome: {
    handedOver: "Die Ware wurde dem Kunden übergeben",
    refundedOutside: "Dem Kunden wurde außerhalb des Systems erstattet",
    writtenOff: "Rückzahlung unmöglich; ausgebucht",
  },
  section: {
    amounts: "Beträge",
    facts: "Angaben",
    timeline: "Verlauf",
  },
  event: {
    placed: "Bestellt",
    payRequested: "Zahlung angefordert",
    paid: "Bezahlt",
    closed: "Nicht rechtzeitig bezahlt, geschlossen",
    offered: "Dem Automaten angeboten",
    granted: "Automat bestätigt, Ausgabe freigegeben",
    dispensed: "Ausgegeben",
    part: "Teilweise ausgegeben",
    failed: "Ausgabe fehlgeschlagen",
    unknown: "Keine Antwort vom Automaten",
    exception: "Als gestört markiert",
    processed: "Störung bearbeitet",
    refundAsked: "Erstattung angefordert",
    refunded: "Erstattet",
    refundFailed: "Erstattung fehlgeschlagen",
    refundContradiction: "Widersprüchliche Erstattung",
    remoteDispense: "Fernausgabe durch eine Person",
    stockTaken: "Vom Bestand des Schachts abgezogen",
    cardUnknown: "Mitgliedskarte ist hier nicht bekannt",
    other: "Sonstiger Eintrag",
  },
  source: {
    machine: "Automat",
    provider: "Zahlungsanbieter",
    cloud: "Cloud",
    person: "Person",
  },
  occurred: "Gerätezeit {{time}}",
  exceptionReason: {
    lateDispense: "Nach der Erstattung ausgegeben",
    paidAfterClose: "Nach Schließung gutgeschrieben",
    dispenseFailed: "Ausgabe fehlgeschlagen",
    partDispensed: "Teilweise ausgegeben",
    shipTimeout: "Ausgabe-Zeitüberschreitung",
    notGranted: "Ohne Freigabe ausgegeben",
    resultDiffers: "Ausgabeergebnisse weichen ab",
    laneUnknown: "Unbekannter Schacht",
    stockContradiction: "Bestandswiderspruch",
    overDispensed: "Zu viel ausgegeben",
    amountMismatch: "Betrag weicht ab",
    priceDiffers: "Preis weicht ab",
    cardContradiction: "Mitgliedskarte gestört",
  },
  cardReason: {
    notActivated: "Nicht aktiviert, nichts abgebucht",
    reportedLost: "Verloren gemeldet, nichts abgebucht",
    cancelled: "Gekündigt, nichts abgebucht",
    locked: "Gesperrt, trotzdem abgebucht",
    expired: "Karte abgelaufen",
    otherMachine: "An einem nicht erlaubten Automaten benutzt",
    dailyCount: "Über der Zahl der Käufe pro Tag",
    dailyAmount: "Über dem Betrag pro Tag",
  },
};
