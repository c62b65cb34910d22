import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Operatori",
  add: "Aggiungi operatore",
  edit: "Modifica operatore",
  field: {
    userName: "Nome",
    loginName: "Account",
    phone: "Cellulare",
    merchantNo: "N. esercente",
    merchantName: "Esercente",
    machineCount: "Macchine",
    salesAmount: "Vendite, 30 giorni",
    salesOrders: "Ordini, 30 giorni",
    enabled: "Attivo",
  },
  state: {
    yes: "Attivo",
    no: "Fermato",
  },
  assign: "Assegna",
  machines: "Macchine",
  throughTeams: "{{n}} dal team",
  accountHint: "Account di un utente ordinario",
} satisfies Translation<typeof zh>;
