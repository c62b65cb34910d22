import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.billTaken": "Ce fournisseur a déjà une facture de ce numéro",
  "stock.billEmpty": "Choisissez les entrées en stock ou les retours fournisseur de la facture",
  "stock.billDueEarly": "L’échéance ne peut précéder la date de la facture",
  "stock.billDiffers":
    "La facture ({{amount}} yuans) s’écarte de ses documents ({{expected}} yuans) de {{difference}} yuans : indiquez le motif dans la remarque et confirmez",
  "stock.billed": "Le document {{docNo}} figure sur la facture {{billNo}} : annulez d’abord cette facture",
  "stock.billPaid": "{{paid}} yuans sont payés sur cette facture : contre-passez d’abord le paiement",
  "stock.billPaysOnly": "Seul un paiement au fournisseur peut citer une facture",
  "stock.aboveBill": "Le montant dépasse ce qui est dû sur la facture ({{open}} yuans)",
};

export const fields: Translation<typeof zh.fields> = {
  billId: "Facture",
  billNo: "N° de facture",
  billedOn: "Date de la facture",
  dueOn: "Échéance",
  billAmount: "Montant de la facture",
  expected: "Total des documents",
  difference: "Écart",
  documentIds: "Entrées en stock et retours fournisseur",
  billOpen: "Dû",
  unbilled: "Non facturé",
  billedOpen: "Facturé et dû",
  overdue: "En retard",
};

export const words: Translation<typeof zh.words> = {
  action: {
    bills: "Factures",
    add: "Ajouter une facture",
    pay: "Payer",
    void: "Annuler la facture",
  },
  records: "Factures des fournisseurs",
  state: {
    unpaid: "Impayée",
    partlyPaid: "Payée en partie",
    paid: "Payée",
    overdue: "En retard",
    void: "Annulée",
  },
  confirm: {
    void: "Annuler cette facture ? Ses documents pourront figurer sur une autre.",
    differs: "La facture s’écarte de ses documents. L’enregistrer ?",
  },
  hint: "Une facture qui s’écarte de ses documents exige un motif",
  notOwn: "Seul le commerçant de ce fournisseur peut payer",
  nothing: "Toute entrée en stock et tout retour fournisseur sont facturés",
  noPayments: "Rien n’est encore payé",
};
