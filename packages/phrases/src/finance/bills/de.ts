import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/zdhd": "Anbieterabgleich",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.bill.read": "Anbieterabgleich ansehen",
  "finance.bill.write": "Listen hochladen und Abweichungen bearbeiten",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeOver: "Abweichung übernehmen",
  workOff: "Abweichung erledigen",
  park: "Differenz zurückstellen",
  askProvider: "Anbieter fragen",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.billUnreadable": "Das ist keine Liste des Anbieters; bitte die Datei hochladen, wie sie kam",
  "finance.billTooLarge": "Die Datei darf höchstens {{limit}} haben",
  "finance.billCut": "Die Liste ist abgeschnitten; bitte neu herunterladen",
  "finance.billTotals": "Die Summen der Liste weichen von ihren Zeilen ab",
  "finance.billOtherDay": "Diese Liste ist von einem anderen Tag",
  "finance.billOtherAccount": "Diese Liste ist von einem anderen Konto",
  "finance.billHash": "Die Datei hat nicht die Prüfsumme, die der Anbieter nennt",
  "finance.billNotYet": "Der Tag ist noch nicht zu Ende; es gibt noch keine Liste",
  "finance.billOutOfTurn": "Listen werden Tag für Tag übernommen; die nächste ist die vom {{day}}",
  "finance.billDiffers": "Von diesem Tag gibt es schon eine andere Liste",
  "finance.billServiceUnknown": "Diesen Zahlungsdienst gibt es nicht",
  "finance.differenceUnknown": "Diese Abweichung gibt es nicht",
  "finance.differenceChanged": "Diese Abweichung wurde gerade bearbeitet; bitte aktualisieren und erneut versuchen",
  "finance.parkDay": "Einen Tag innerhalb von {{days}} Tagen ab morgen wählen",
  "finance.nothingToAsk": "Es gibt keine Nummer, nach der man den Anbieter fragen kann",
};

export const fields: Translation<typeof zh.fields> = {
  billDate: "Listentag",
  providerName: "Anbieter",
  payMethod: "Zahlungsart",
  ourAmount: "Bei uns",
  theirAmount: "Beim Anbieter",
  difference: "Abweichung",
  feeAmount: "Gebühr",
  feeDifference: "Gebührenabweichung",
  ourLineCount: "Zeilen bei uns",
  theirLineCount: "Zeilen des Anbieters",
  differenceCount: "Abweichungen",
  openCount: "Offen",
  billSubject: "Listenart",
  billStatus: "Status",
  openBefore: "Vorher offen",
  openedCount: "Neu",
  settledCount: "Gefunden",
  openAfter: "Danach offen",
  oldestOpenTime: "Ältestes offen seit",
  billSource: "Quelle",
  uploader: "Hochgeladen von",
  takenTime: "Verglichen am",
  reason: "Grund",
  lineKind: "Art",
  outTradeNo: "Nummer beim Anbieter",
  thirdTradeNo: "Externe Transaktionsnr.",
  ourTime: "Zeit bei uns",
  theirTime: "Zeit des Anbieters",
  differenceState: "Status",
  handler: "Bearbeitet von",
  handleTime: "Bearbeitet am",
  parkedUntil: "Zurückgestellt bis",
  untilDay: "Zurückgestellt bis",
  answerState: "Antwort des Anbieters",
  serviceId: "Anbieter",
  content: "Datei",
  billHash: "Prüfsumme (SHA-1)",
};

export const words: Translation<typeof zh.words> = {
  status: {
    balanced: "Ausgeglichen",
    open: "Abweichungen",
    workedOff: "Erledigt",
  },
  subject: {
    trade: "Umsatzliste",
    sharing: "Aufteilungsliste",
  },
  source: {
    fetched: "Abgerufen",
    uploaded: "Hochgeladen",
  },
  reason: {
    missingHere: "Fehlt bei uns",
    missingThere: "Fehlt beim Anbieter",
    amountDiffers: "Betrag weicht ab",
    stateDiffers: "Status weicht ab",
    duplicate: "Doppelt",
    feeDiffers: "Gebühr weicht ab",
  },
  advice: {
    missingHere: "Bestellung über die externe Nummer suchen; nachtragen oder erstatten",
    missingThere: "Beim Anbieter nachfragen; was die nächste Liste hat, erledigt sich selbst",
    amountDiffers: "Bezahltes mit Rabatten vergleichen; Rest erstatten oder berichtigen",
    stateDiffers: "Bestellung und Erstattungen ansehen; nötigenfalls erneut erstatten",
    duplicate: "Vielleicht doppelt bezahlt; prüfen und einmal erstatten",
    feeDiffers:
      "Mit dem vereinbarten Gebührensatz vergleichen; zu viel Einbehaltenes zurückfordern oder den Satz ab morgen berichtigen",
  },
  lineKind: {
    payment: "Zahlung",
    refund: "Erstattung",
    share: "Aufteilung",
    return: "Aufteilung zurück",
  },
  state: {
    open: "Offen",
    taken: "In Bearbeitung",
    parked: "Zurückgestellt",
    done: "Erledigt",
  },
  action: {
    upload: "Liste hochladen",
    choose: "Datei wählen",
    differences: "Abweichungen",
    take: "Übernehmen",
    settle: "Erledigen",
    park: "Zurückstellen",
    ask: "Anbieter fragen",
  },
  differences: "Abweichungen der Listen",
  answer: {
    unknown: "Beim Anbieter unbekannt",
    unpaid: "Nicht gezahlt",
    closed: "Geschlossen",
    paid: "Gezahlt",
    processing: "Läuft",
    succeeded: "Erstattet",
    failed: "Erstattung gescheitert",
    unreachable: "Der Anbieter antwortete nicht",
  },
  takeQuestion: "Diese Abweichung übernehmen?",
  parkedUntil: "Bis {{day}}",
  asked: "Der Anbieter ist gefragt, die Antwort steht aus",
  none: "Keine Abweichungen",
  arrived: "In einer späteren Liste gefunden",
  bookedSince: "Inzwischen in unseren Büchern",
  gap: "Offenes setzt sich nicht fort: {{n}} zu viel oder zu wenig, vielleicht fehlt eine Seite",
  next: "Nächste Liste: {{day}}",
  compared: "Liste verglichen: {{n}} Abweichungen",
};
