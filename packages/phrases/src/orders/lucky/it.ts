import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "Acquisti a sorte",
  "/jygl/zjtj": "Estrazioni e vinto",
  "/jygl/hgfa": "Piani degli acquisti a sorte",
  "/jygl/ddcj": "Estrazioni degli ordini",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "Visualizzare",
  "orders.lucky.write": "Gestire i piani",
  "orders.luckyWin.read": "Visualizzare",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.luckyPlanExists": "Il prodotto ha già un piano in corso",
  "orders.luckyPlanEnded": "Il piano è chiuso",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Premio",
  orders: "Ordini",
  winCount: "Vinto",
  winRate: "Quota vinto",
  planName: "Nome del piano",
  productId: "Premio",
  drawFen: "Prezzo di un’estrazione",
  chance: "Probabilità",
  budgetFen: "Budget dei premi",
  spentFen: "Vinto",
  reservedFen: "Non ancora estratto",
  draws: "Ordini estratti",
  machineIds: "Distributori",
  endTime: "Chiuso",
  numbers: "Numeri estratti",
  seed: "Seme",
  commitment: "Impegno",
  tradeNo: "Numero di pagamento",
  resultNo: "Risultato n.",
  previousHash: "Risultato precedente",
  resultHash: "Impronta del risultato",
  committedTime: "Impegnato",
  drawTime: "Estratto",
};

export const words: Translation<typeof zh.words> = {
  detail: "Dettagli",
  sum: "Ordini {{orders}}, estrazioni {{draws}}, vinto {{wins}}, importo {{amount}}",
  plans: "Piani di estrazione",
  add: "Aggiungi piano",
  end: "Chiudi piano",
  endAsk: "Dopo nessuno estrae più. Chiudere il piano?",
  all: "Tutti i distributori",
  create: "Un piano salvato non si modifica, si chiude soltanto",
  verify: "Verifica",
  machine: "Il distributore ha estratto da sé, non si può verificare",
  good: "Coincide",
  bad: "Differisce",
  how: "Un numero sono le prime 12 cifre esadecimali dello SHA-256 di “seme|numero d’ordine|numero di pagamento|estrazione” modulo 10.000; sotto la probabilità in centesimi di percento vince",
  planState: { active: "In corso", ended: "Chiuso" },
  hints: { chance: "Percento, da 0,01 a 100", budget: "Limite del valore di tutti i premi" },
  checks: {
    commitment: "Il seme è quello impegnato prima del pagamento",
    numbers: "Numeri e risultato seguono dal seme",
    link: "Collegato al risultato precedente",
  },
};
