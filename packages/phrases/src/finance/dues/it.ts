import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/shwl": "Partite tra esercenti",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.due.read": "Vedere le partite tra esercenti",
  "finance.due.write": "Saldare e confermare le partite",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleDue: "Saldare una partita",
  confirmDue: "Confermare il saldo",
  rejectDue: "Respingere il saldo",
  cancelDue: "Ritirare il saldo",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.dueUnknown": "Questa partita non esiste",
  "finance.dueOfPayer": "Può saldarla solo l’esercente che deve",
  "finance.aboveDue": "Supera quanto è ancora dovuto",
  "finance.dueAboveBalance": "Il saldo dell’esercente che deve non basta",
  "finance.dueSettlementUnknown": "Questa registrazione non esiste",
  "finance.dueSettlementChanged": "Qualcuno l’ha appena gestita; aggiorni e riprovi",
};

export const fields: Translation<typeof zh.fields> = {
  payerName: "Deve",
  payerNo: "Numero di chi deve",
  payeeName: "Riceve",
  payeeNo: "Numero di chi riceve",
  owed: "Dovuto",
  awaiting: "Da confermare",
  settled: "Saldato",
  entryCount: "Scritture",
  updatedTime: "Ultima variazione",
  entryTime: "Data",
  entryKind: "Tipo",
  amount: "Importo",
  dueWay: "Modo",
  dueStatus: "Stato",
  dueSettlementId: "Numero",
  reason: "Motivo",
  applicant: "Richiesto da",
  applyTime: "Richiesto il",
  decider: "Confermato da",
  decideTime: "Confermato il",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    dues: "Aperte",
    settlements: "Saldi",
  },
  kind: {
    purchase: "Acquisto con tessera",
    refund: "Rimborso",
    cardMove: "Tessera socio spostata",
    settlement: "Saldo",
    other: "Altro",
  },
  way: {
    offset: "Dal saldo",
    paid: "Pagato a parte, da confermare",
  },
  state: {
    awaiting: "Da confermare",
    done: "Saldato",
    rejected: "Respinto",
    cancelled: "Ritirato",
  },
  action: {
    settle: "Saldare",
    entries: "Vedere le scritture",
    confirm: "Confermare",
    reject: "Respingere",
    cancel: "Ritirare",
  },
  confirmQuestion: {
    offset: "Prelevarlo dal saldo dell’esercente che deve?",
    paid: "Questa somma è arrivata?",
  },
  cancelQuestion: "Ritirarlo?",
  waits: "In attesa di conferma",
  rule: "Oltre {{limit}} yuan in 24 ore conferma un’altra persona; quanto pagato a parte lo conferma l’esercente che riceve",
  none: "Nessuna scrittura",
};
