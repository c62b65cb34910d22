import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.billTaken": "C’è già una fattura di questo fornitore con questo numero",
  "stock.billEmpty": "Scelga i carichi a magazzino o i resi della fattura",
  "stock.billDueEarly": "La scadenza non può precedere la data della fattura",
  "stock.billDiffers":
    "La fattura ({{amount}} yuan) differisce dai suoi documenti ({{expected}} yuan) di {{difference}} yuan: indichi il motivo nella nota e confermi",
  "stock.billed": "Il documento {{docNo}} è sulla fattura {{billNo}}: annulli prima quella fattura",
  "stock.billPaid": "Su questa fattura sono pagati {{paid}} yuan: storni prima il pagamento",
  "stock.billPaysOnly": "Solo un pagamento al fornitore può indicare una fattura",
  "stock.aboveBill": "L’importo supera l’aperto della fattura ({{open}} yuan)",
};

export const fields: Translation<typeof zh.fields> = {
  billId: "Fattura",
  billNo: "Numero della fattura",
  billedOn: "Data della fattura",
  dueOn: "Da pagare entro",
  billAmount: "Importo della fattura",
  expected: "Totale documenti",
  difference: "Differenza",
  documentIds: "Carichi a magazzino e resi",
  billOpen: "Aperto",
  unbilled: "Non fatturato",
  billedOpen: "Fatturato e aperto",
  overdue: "In ritardo",
};

export const words: Translation<typeof zh.words> = {
  action: {
    bills: "Fatture",
    add: "Aggiungi fattura",
    pay: "Paga",
    void: "Annulla la fattura",
  },
  records: "Fatture dei fornitori",
  state: {
    unpaid: "Non pagata",
    partlyPaid: "Pagata in parte",
    paid: "Pagata",
    overdue: "In ritardo",
    void: "Annullata",
  },
  confirm: {
    void: "Annullare questa fattura? I suoi documenti potranno stare su un’altra.",
    differs: "La fattura differisce dai suoi documenti. Registrarla?",
  },
  hint: "Una fattura che differisce dai suoi documenti richiede un motivo",
  notOwn: "Può pagare solo l’esercente di questo fornitore",
  nothing: "Ogni carico a magazzino e ogni reso di questo fornitore è fatturato",
  noPayments: "Ancora nessun pagamento",
};
