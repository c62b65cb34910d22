import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.billTaken": "Von diesem Lieferanten gibt es schon eine Rechnung mit dieser Nummer",
  "stock.billEmpty": "Bitte Wareneingänge oder Rücksendungen der Rechnung wählen",
  "stock.billDueEarly": "Zahlbar bis liegt vor dem Rechnungsdatum",
  "stock.billDiffers":
    "Die Rechnung ({{amount}} Yuan) weicht um {{difference}} Yuan von ihren Belegen ({{expected}} Yuan) ab: bitte den Grund in der Bemerkung angeben und bestätigen",
  "stock.billed": "Beleg {{docNo}} steht auf der Rechnung {{billNo}}: bitte diese zuerst ungültig machen",
  "stock.billPaid": "Auf diese Rechnung sind {{paid}} Yuan bezahlt: bitte zuerst die Zahlung stornieren",
  "stock.billPaysOnly": "Nur eine Zahlung an den Lieferanten kann eine Rechnung nennen",
  "stock.aboveBill": "Der Betrag übersteigt das Offene der Rechnung ({{open}} Yuan)",
};

export const fields: Translation<typeof zh.fields> = {
  billId: "Rechnung",
  billNo: "Rechnungsnummer",
  billedOn: "Rechnungsdatum",
  dueOn: "Zahlbar bis",
  billAmount: "Rechnungsbetrag",
  expected: "Summe der Belege",
  difference: "Abweichung",
  documentIds: "Wareneingänge und Rücksendungen",
  billOpen: "Offen",
  unbilled: "Nicht berechnet",
  billedOpen: "Berechnet und offen",
  overdue: "Überfällig",
};

export const words: Translation<typeof zh.words> = {
  action: {
    bills: "Rechnungen",
    add: "Rechnung hinzufügen",
    pay: "Bezahlen",
    void: "Ungültig machen",
  },
  records: "Lieferantenrechnungen",
  state: {
    unpaid: "Unbezahlt",
    partlyPaid: "Teilweise bezahlt",
    paid: "Bezahlt",
    overdue: "Überfällig",
    void: "Ungültig",
  },
  confirm: {
    void: "Diese Rechnung ungültig machen? Ihre Belege können dann auf einer anderen stehen.",
    differs: "Die Rechnung weicht von ihren Belegen ab. Trotzdem erfassen?",
  },
  hint: "Weicht die Rechnung von ihren Belegen ab, ist ein Grund anzugeben",
  notOwn: "Nur der Händler dieses Lieferanten kann bezahlen",
  nothing: "Alle Wareneingänge und Rücksendungen dieses Lieferanten sind berechnet",
  noPayments: "Noch nichts bezahlt",
};
