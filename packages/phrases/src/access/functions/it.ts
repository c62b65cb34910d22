import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Funzioni",
  add: "Aggiungi funzione",
  editTitle: "Modifica funzione",
  field: {
    funcName: "Nome della funzione",
    funcCode: "Codice della funzione",
    menuName: "Nome del menu",
    enabled: "Attiva",
    permissions: "Autorizzazioni",
    origin: "Origine",
    roleCount: "Ruoli",
  },
  state: {
    on: "Attiva",
    off: "Disattivata",
  },
  origin: {
    base: "Integrata",
    own: "Personale",
  },
  action: {
    enable: "Attiva",
    disable: "Disattiva",
  },
  confirmDisable:
    "Con “{{name}}” disattivata, le chiamate vengono rifiutate entro 5 secondi per tutti i ruoli tranne l’amministratore della piattaforma; i diritti restano e tornano validi riattivandola. Disattivare?",
  hint: "Le funzioni raggruppano autorizzazioni del sistema in azioni assegnate ai ruoli; raggruppare non concede nulla a nessuno. Le chiamate di una funzione disattivata vengono rifiutate entro 5 secondi per tutti tranne l’amministratore della piattaforma.",
} satisfies Translation<typeof zh>;
