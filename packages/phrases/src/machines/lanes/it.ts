import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/hdgl": "Canali",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.lane.read": "Vedere",
  "machines.lane.write": "Modificare, prezzi, rifornire",
};

export const verbs: Translation<typeof zh.verbs> = {
  generate: "Generare i canali",
  price: "Cambiare il prezzo",
  refill: "Rifornire",
  reserve: "Impostare solo ritiro",
};

export const errors: Translation<typeof zh.errors> = {
  "lane.unknown": "Il canale non esiste",
  "lane.layersOutOfRange": "Numero intero maggiore di 0 e al massimo 10",
  "lane.lanesPerLayerOutOfRange": "Numero intero maggiore di 0 e al massimo 10",
  "lane.tooFewLanes": "Il numero di canali deve essere maggiore di 1",
  "lane.exists": "Il canale esiste già, rigenerarlo?",
  "lane.stockAboveCapacity": "La scorta non può superare la capacità del canale",
  "lane.stockNegative": "La scorta non può essere negativa",
  "lane.capacityOutOfRange": "La capacità del canale è fuori dai limiti",
  "lane.thresholdNegative": "La soglia di scorta insufficiente non può essere negativa",
  "lane.thresholdAboveCapacity": "La soglia di scorta insufficiente non può superare la capacità del canale",
  "lane.priceAbnormal": "Il prezzo del canale sembra anomalo, lo verifichi",
  "lane.notForSale": "Il canale non è in vendita",
  "lane.locked": "Il canale è bloccato",
  "lane.pickupOnly": "Il canale è riservato al ritiro",
  "lane.stopped": "La vendita di questo canale è sospesa",
  "lane.empty": "Il canale è esaurito",
  "lane.priceDiffers": "Il prezzo sul distributore è diverso da quello del canale",
  "lane.changedMeanwhile": "Questo canale è stato modificato da un altro utente; ricarichi la pagina e riprovi",
  "stock.quantityOutOfRange": "La quantità è fuori dai limiti",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "N. canale",
  layerNo: "Ripiano",
  cabinet: "Armadio",
  laneMode: "Dimensione canale",
  laneStatus: "Stato canale",
  product: "Prodotto",
  lanePrice: "Prezzo di vendita",
  purchasePrice: "Prezzo d’acquisto",
  averageCost: "Costo medio",
  stock: "Scorta",
  capacity: "Capacità",
  warnThreshold: "Soglia di avviso",
  batchNo: "Lotto",
  soldToday: "Venduti oggi",
  locked: "Bloccato",
  fault: "Guasto",
};

export const words: Translation<typeof zh.words> = {
  title: "Canali",
  chooseMachine: "Scelga un distributore",
  chooseHint: "Scelga prima un distributore, poi gestisca i canali.",
  generate: "Genera canali",
  layers: "Ripiani",
  perLayer: "Canali per ripiano",
  regenerate: "I canali esistono già. Rigenerarli?",
  setPrice: "Cambia prezzi",
  stop: "Sospendi la vendita",
  enable: "Attiva",
  reserve: "Solo ritiro",
  lock: "Blocca",
  unlock: "Sblocca",
  refillAll: "Riempi tutto",
  refillConfirm: "Riempire tutti i canali con un prodotto?",
  refilled: "{{lanes}} canali riempiti, {{pieces}} pezzi",
  stopConfirm: "Sospendere la vendita di questo canale? La vendita online si ferma.",
  enableConfirm: "Attivare questo canale?",
  reserveConfirm: "Solo ritiro: il canale servirà solo codici di ritiro, mini-programmi e negozi online. Continuare?",
  lockConfirm: "Un canale bloccato non vende finché non viene sbloccato. Bloccare?",
  unlockConfirm: "Sbloccare questo canale?",
  belowPurchase: "Il prezzo è inferiore a quello d’acquisto. Continuare?",
  restartAdvised:
    "Prezzo o lotto di un canale dell’armadio principale modificato: il distributore va riavviato. Riavviare ora?",
  stoppedByPrice: "Prezzo anomalo: la vendita del canale è stata sospesa",
  empty: "Questo distributore non ha ancora canali",
  noProduct: "Nessun prodotto",
  fine: "Disponibile",
  low: "Da rifornire",
  soldOut: "Esaurito",
  notSelling: "Vendita sospesa o canale bloccato",
  pressHint: "Clic per scegliere, doppio clic per modificare",
  editLane: "Modifica canale {{laneNo}}",
  history: "Cronologia modifiche",
  time: "Ora",
  change: "Modifica",
  person: "Eseguito da",
  changeKind: {
    save: "Modificato",
    price: "Prezzo cambiato",
    refill: "Rifornito",
    count: "Inventario",
    generate: "Generato",
    remove: "Rimosso",
    stop: "Vendita sospesa",
    enable: "Attivato",
    reserve: "Solo ritiro",
    lock: "Bloccato",
    unlock: "Sbloccato",
  },
  laneStatus: {
    normal: "Normale",
    abnormal: "Anomalo",
    discontinued: "Vendita sospesa",
    pickupOnly: "Solo ritiro",
  },
  laneMode: {
    small: "Piccolo",
    medium: "Medio",
    large: "Grande",
  },
  cabinet: {
    main: "Armadio principale",
    sub: "Armadio secondario",
  },
};
