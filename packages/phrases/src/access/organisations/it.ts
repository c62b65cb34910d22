import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Organizzazioni",
  add: "Aggiungi organizzazione",
  editTitle: "Modifica organizzazione",
  addChild: "Aggiungi sotto",
  topLevel: "Primo livello",
  owner: "Esercente",
  showUsers: "Vedi account",
  ofTop: "Le organizzazioni sono gestite dall’esercente principale; il vostro non ne ha",
  field: {
    orgName: "Nome",
    orgCode: "Codice",
    parentOrg: "Organizzazione superiore",
    accountCount: "Account",
    sortNo: "Ordine",
    remark: "Nota",
  },
} satisfies Translation<typeof zh>;
