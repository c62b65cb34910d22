import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl/dzd": "Estratti conto",
  "/dzd": "Vedere l’estratto conto",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.accountStatement.read": "Vedere gli estratti conto",
  "finance.accountStatement.write": "Creare e condividere estratti conto",
};

export const verbs: Translation<typeof zh.verbs> = {
  shareLink: "Creare link di sola lettura",
  closeLink: "Chiudere link di sola lettura",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.statementUnknown": "L’estratto conto non esiste",
  "finance.statementChanged": "Un’altra persona ha appena trattato questo estratto conto; aggiornare e riprovare",
  "finance.statementEmpty": "Nessuna transazione da elencare in questi giorni",
  "finance.statementDayOpen": "Un estratto conto contiene solo giorni chiusi, per ora fino al {{day}}",
  "finance.statementLinkDays": "Un link vale da {{least}} a {{most}} giorni",
  "finance.statementLinkInvalid": "Il link non è valido o è scaduto; chiederne uno nuovo all’esercente",
  "finance.receiverUnknown": "Il beneficiario non esiste",
};

export const fields: Translation<typeof zh.fields> = {
  splitReceiver: "Beneficiario",
  period: "Periodo",
  days: "Periodo",
  settleAmount: "Liquidazione",
  statementHash: "Codice di controllo",
  maker: "Creato da",
  madeTime: "Creato il",
  linkState: "Link di sola lettura",
  linkExpiresAt: "Scadenza del link",
  openCount: "Aperture",
  openTime: "Ultima apertura",
  receiverId: "Beneficiario",
  linkDays: "Giorni di validità",
  toDay: "Ultimo giorno",
};

export const words: Translation<typeof zh.words> = {
  column: {
    day: "Giorno",
    item: "Voce",
    rule: "Regola",
    count: "Numero",
    base: "Base",
    amount: "Importo",
    total: "Totale",
    seal: "Sigillo del giorno",
  },
  item: {
    collected: "Incassato",
    refunded: "Rimborsato",
    fee: "Commissione",
    higoFee: "Commissione acquisto a sorte",
    share: "Ripartizione",
  },
  rule: {
    books: "Secondo i libri",
    rate: "{{rate}} di ogni ordine",
    share: "{{rate}} di ogni ordine, arrotondato al fen inferiore",
    fixed: "{{amount}} yuan per ordine",
  },
  link: {
    none: "Nessuno",
    active: "Valido",
    expired: "Scaduto",
    revoked: "Chiuso",
  },
  action: {
    make: "Creare estratto conto",
    pdf: "Scaricare PDF",
    xlsx: "Scaricare XLSX",
    share: "Creare link",
    revoke: "Chiudere link",
  },
  own: "L’esercente stesso",
  revokeQuestion: "Chiudere questo link? Chi lo possiede non potrà più aprirlo.",
  once: "Il link compare solo ora: copiarlo per il lettore. Uno nuovo lo annulla.",
  until: "Valido fino a {{time}}",
  check: {
    unit: "Importi in yuan. Positivo: entrata, negativo: uscita.",
    how: "Aprire il link di sola lettura: la pagina ricalcola il codice di controllo sul dispositivo da ciò che mostra. Se è uguale a quello del file, nulla è stato modificato.",
    seals: "Sigilli dei giorni:",
    good: "Verificato: il contenuto corrisponde al codice di controllo",
    bad: "Non confermato: il contenuto non corrisponde al codice di controllo; contattare l’esercente",
    compare: "Incollare il codice di controllo del file per confrontare",
    same: "Uguale a quello del file",
    differs: "Diverso da quello del file",
  },
};
