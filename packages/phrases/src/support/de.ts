import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf": "Kundenservice",
  "/shkf/wtfk": "Tickets",
  "/shkf/khfk": "Kundenrückmeldungen",
  "/xtgl/wtfk": "Meine Rückmeldungen",
  "/xtgl/cxwtfk": "Stand der Rückmeldungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.ticket.read": "Tickets ansehen",
  "support.ticket.handle": "Tickets annehmen, beantworten und lösen",
  "support.customer.read": "Kundenrückmeldungen ansehen",
  "support.customer.write": "Kundenrückmeldungen erfassen und beantworten",
  "support.feedback.read": "Eigene Rückmeldungen ansehen",
  "support.feedback.write": "Rückmeldungen einreichen",
};

export const verbs: Translation<typeof zh.verbs> = {
  accept: "Annehmen",
  answer: "Beantworten",
  reply: "Ergänzen",
  resolve: "Lösen",
  confirm: "Lösung bestätigen",
  merge: "Zusammenführen",
  mark: "In die häufigen Fragen",
  unmark: "Aus den häufigen Fragen",
  escalate: "Ticket anlegen",
};

export const errors: Translation<typeof zh.errors> = {
  "support.ticketUnknown": "Dieses Ticket gibt es nicht",
  "support.orderUnknown": "Diese Bestellung gibt es nicht, oder sie ist nicht von diesem Automaten",
  "support.machineUnknown": "Diesen Automaten gibt es nicht",
  "support.handlerUnknown":
    "Diese Person gibt es nicht, sie kann sich nicht anmelden, oder sie sieht nicht alle diese Tickets",
  "support.selectTickets": "Bitte Daten auswählen",
  "support.mergeUnfit": "Nur ein anderes offenes Ticket desselben Händlers kann es aufnehmen",
  "support.tooManyPictures": "Höchstens {{limit}} Bilder",
  "support.pictureUnknown": "Dieses Bild fehlt oder wird schon verwendet; bitte neu hochladen",
};

export const fields: Translation<typeof zh.fields> = {
  ticketNo: "Ticketnr.",
  ticketTitle: "Titel",
  problemType: "Problem",
  ticketContent: "Beschreibung",
  ticketImages: "Bilder",
  ticketStatus: "Ticketstatus",
  ticketReply: "Antwort",
  ticketSource: "Herkunft",
  handler: "Bearbeiter",
  handlerId: "Bearbeiter",
  handleTime: "Bearbeitet",
  answerDueAt: "Antwort bis",
  solveDueAt: "Lösung bis",
  intoNo: "Ticket, das es aufnimmt",
  resolved: "Das Problem ist gelöst",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unprocessed: "Unbearbeitet",
    processing: "In Bearbeitung",
    timeout: "Überfällig",
    resolved: "Gelöst",
    essence: "Ausgewählt",
    deleted: "Gelöscht",
  },
  problem: {
    itemJammed: "Ware verklemmt",
    dispensingTimeout: "Ausgabe zu spät",
    payment: "Zahlung",
    refund: "Erstattung",
    machine: "Automatenstörung",
    product: "Produkt",
    member: "Mitglieder",
    account: "Konten",
    other: "Sonstiges",
  },
  source: {
    console: "Benutzer",
    customer: "Kunde",
  },
  entry: {
    create: "Hat das Problem gemeldet",
    accept: "Angenommen",
    assign: "Zugewiesen",
    answer: "Beantwortet",
    reply: "Ergänzt",
    resolve: "Gelöst",
    confirm: "Lösung bestätigt",
    merge: "Zusammengeführt mit Ticket",
    absorb: "Hat Ticket aufgenommen",
    expire: "Überfällig",
    mark: "In die häufigen Fragen aufgenommen",
    unmark: "Aus den häufigen Fragen genommen",
    escalate: "Zum Ticket gemacht",
    delete: "Gelöscht",
    restore: "Wiederhergestellt",
  },
  action: {
    accept: "Annehmen",
    answer: "Antworten",
    resolve: "Lösen",
    merge: "Zusammenführen",
    mark: "Als Frage",
    unmark: "Zurückziehen",
    assign: "Auswahl zuweisen",
    restore: "Wiederherstellen",
    report: "Rückmeldung hinzufügen",
    recordCustomer: "Kundenrückmeldung hinzufügen",
    reply: "Ergänzen",
    confirm: "Lösung bestätigen",
    escalate: "Ticket anlegen",
    order: "Bestellung ansehen",
    refund: "Erstattungen",
    progress: "Stand ansehen",
  },
  confirm: {
    accept: "Dieses Ticket annehmen?",
    restore: "Wiederherstellen?",
    unmark: "Aus den häufigen Fragen nehmen? Die Frage wird zurückgezogen.",
    confirm: "Ist dieses Problem gelöst?",
    escalate: "Daraus ein Ticket machen?",
  },
  hint: {
    everybody: "Alle können es lesen: Händler und Kunden bitte nicht nennen.",
    asQuestion: "Häufige Frage dazu ansehen",
    waiting: "Wartet auf den Meldenden: die Frist ruht",
    clock: "Antwort binnen 24 Stunden, Lösung binnen 3 Tagen; es zählen nur chinesische Arbeitstage",
    told: "Hier festhalten, was dem Kunden am Telefon oder per SMS gesagt wurde",
    readOnPhone: "Der Kunde liest die Antwort auf der Telefonseite, auf der er sich gemeldet hat",
    platform: "Kundenservice der Plattform",
    phone: "Nur ganze Nummern werden gefunden",
    phoneWhole: "Telefonnummer vollständig anzeigen",
    phoneRecorded: "Diese Einsicht wurde im Protokoll vermerkt.",
  },
  section: {
    course: "Verlauf",
    order: "Bestellung",
    alarms: "Alarme des Automaten seit dem Vortag",
    open: "offen",
  },
};
