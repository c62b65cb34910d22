import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "Piani di ripartizione",
  "/cfgl/fztj": "Statistiche di ripartizione",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "Vedere i piani di ripartizione",
  "finance.split.write": "Aggiungere, modificare, attivare, disattivare ed eliminare piani di ripartizione",
  "finance.splitMode.write": "Impostare come si eseguono le ripartizioni",
  "finance.splitFigure.read": "Vedere le statistiche di ripartizione",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShareAccount: "Impostare il conto di un beneficiario",
  registerAgain: "Registrare di nuovo un conto",
  setSplitMode: "Impostare il modo di esecuzione",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.splitRatioLimit": "La quota massima è maggiore di 0 e al massimo 100 %",
  "finance.shareAccountForm": "Il conto non corrisponde a questo metodo di pagamento e tipo di conto",
  "finance.shareAccountTaken": "Il conto è di un altro beneficiario dell’esercente",
  "finance.shareAccountChanged": "Qualcuno ha appena modificato questo conto; aggiorna e riprova",
  "finance.shareAccountUnknown": "Questo conto non esiste",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "Piano di ripartizione",
  splitReceiver: "Beneficiario",
  receivers: "Beneficiari",
  splitRatio: "Quota (in %)",
  splitFixed: "Importo fisso (yuan)",
  machineCount: "Distributori",
  productCount: "Prodotti",
  machineIds: "Distributori",
  productIds: "Prodotti",
  fromDate: "Valido dal",
  updatedTime: "Modificato",
  statDate: "Data",
  orderCount: "Ordini",
  paidAmount: "Importo pagato",
  splitAmount: "Ripartizione",
  splitStatus: "Stato della ripartizione",
  executed: "Ripartito dal fornitore",
  execution: "Esecuzione (30 giorni)",
  target: "Spettante",
  shared: "Trasferito",
  returned: "Restituito",
  obstacle: "Motivo",
  shareAccount: "Conto del beneficiario",
  accountType: "Tipo di conto",
  holder: "Intestatario",
  accountStatus: "Registrazione",
  platformBalance: "Esecuzione",
  ratioLimit: "Quota massima di un ordine (in %)",
  answeredBy: "Responsabile",
  reason: "Motivazione",
  setTime: "Impostato il",
  payMethod: "Metodo di pagamento",
  sharingStatus: "Stato di esecuzione",
};

export const words: Translation<typeof zh.words> = {
  state: {
    on: "Attivo",
    off: "Disattivato",
  },
  status: {
    pending: "Da ripartire",
    held: "Sospesa",
    settled: "Ripartita",
  },
  action: {
    add: "Aggiungi piano di ripartizione",
    edit: "Modifica piano di ripartizione",
    enable: "Attiva",
    disable: "Disattiva",
    addReceiver: "Aggiungi beneficiario",
    removeReceiver: "Rimuovi beneficiario",
    accounts: "Conti dei beneficiari",
    setAccount: "Imposta conto",
    register: "Registra di nuovo",
    mode: "Modo di esecuzione",
    details: "Esecuzione",
  },
  confirm: {
    enable: "Attivare questo piano di ripartizione?",
    disable: "Disattivare questo piano di ripartizione? Da oggi non si ripartisce più.",
  },
  all: "Tutti",
  rest: "Prima gli importi fissi, poi le quote del pagato, mai più dell’ordine; il resto e le frazioni di fen restano all’esercente",
  fixedEach: "{{amount}} yuan per ordine",
  rule: {
    ratio: "Quota",
    fixed: "Importo fisso",
  },
  scope: "Senza scelta si ripartiscono tutte le vendite dell’esercente",
  sum: "Ripartizione {{amount}}, di cui eseguita {{settled}}",
  sharing: {
    waiting: "Attende un conto",
    requested: "Da richiedere",
    sharing: "Presso il fornitore",
    releasing: "In sblocco",
    shared: "Ripartito",
    partly: "Ripartito in parte",
    unshared: "Non ripartito",
  },
  obstacle: {
    accountMissing: "Il beneficiario non ha un conto registrato",
    accountRefused: "Conto rifiutato dal fornitore",
    platformBalance: "Nei libri della piattaforma",
    nothingToShare: "Nulla da ripartire",
    aboveRatio: "Oltre la quota massima",
    aboveNet: "Oltre il netto della commissione",
    tooOld: "Termine per ripartire scaduto",
    refused: "Rifiutato dal fornitore",
  },
  view: {
    open: "In corso",
    differs: "Con differenza",
    done: "Concluso",
  },
  accountType: {
    merchant: "Esercente",
    person: "Persona",
  },
  account: {
    waiting: "In registrazione",
    registered: "Registrato",
    refused: "Rifiutato",
    unset: "Non impostato",
  },
  mode: {
    provider: "Dal fornitore di pagamento",
    platform: "Nei libri della piattaforma",
  },
  modeHint:
    "I libri della piattaforma sono spenti finché qui non si indica chi ne risponde e perché; il registro conserva entrambi",
  ratioHint: "30 % salvo accordo con il fornitore di pagamento",
  accountHint: "WeChat Pay: numero esercente oppure openid di una persona; Alipay: le 16 cifre che iniziano con 2088",
  noExecution: "Nessun ordine in questo periodo",
  differs: "Con differenza",
  openNow: "In corso",
};
