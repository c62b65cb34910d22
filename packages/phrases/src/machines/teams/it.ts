import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdtd": "Le mie squadre",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.team.read": "Vedere le squadre",
  "machines.team.write": "Gestire le squadre",
};

export const verbs: Translation<typeof zh.verbs> = {
  addMember: "Aggiungere un membro",
  removeMember: "Rimuovere un membro",
};

export const errors: Translation<typeof zh.errors> = {
  "teams.unknown": "La squadra non esiste",
  "teams.nameTaken": "Esiste già una squadra con questo nome",
  "teams.alreadyMember": "L’utente è già nell’elenco",
  "teams.checkStaff": "Controlli i dati del dipendente o le autorizzazioni del ruolo",
};

export const fields: Translation<typeof zh.fields> = {
  teamName: "Squadra",
  memberNum: "Membri",
  addedTime: "Aggiunto il",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi squadra",
  edit: "Modifica squadra",
  addMember: "Aggiungi membro",
  removeMember: "Rimuovi membro",
  removeMemberConfirm: "Il membro perde i distributori della squadra. Rimuovere?",
  accountHint: "Account di un utente ordinario",
};
