import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "Negozio online",
  "/essggl": "Negozio online al volo",
  "/sc/dpxx": "Dati del negozio",
  "/sc/cpgl": "Prodotti del negozio online",
  "/sc/thdgl": "Punti di ritiro",
  "/essggl/sz": "Impostazioni",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "Vedere i dati del negozio",
  "mall.shop.write": "Modificare i dati del negozio",
  "mall.quickBuyShop.read": "Vedere le impostazioni dell’acquisto al volo",
  "mall.quickBuyShop.write": "Modificare le impostazioni dell’acquisto al volo",
  "mall.product.read": "Vedere i prodotti del negozio online",
  "mall.product.write": "Aggiungere, modificare e mettere sullo scaffale i prodotti del negozio online",
  "mall.pickupPoint.read": "Vedere i punti di ritiro",
  "mall.pickupPoint.write": "Aggiungere, modificare ed eliminare punti di ritiro",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShelf: "Mettere o togliere dallo scaffale",
  setOpen: "Aprire o chiudere",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "Il termine deve essere da {{least}} a {{most}} minuti",
  "mall.tooManyTags": "Al massimo {{limit}} etichette di servizio",
  "mall.shopMissing": "Salvi prima i dati del negozio",
  "mall.machineUnknown": "Il distributore non esiste o non vende tramite telefono",
  "mall.productUnknown": "Questo prodotto del negozio online non esiste",
  "mall.medicineNotSold": "I prodotti con ricetta non si vendono nel negozio online",
  "mall.stockOutOfRange": "La scorta deve essere un numero intero da 0 a {{limit}}",
  "mall.stockReserved": "Gli ordini hanno riservato {{n}} pezzi",
  "mall.stockChanged": "La scorta è diventata {{n}} nel frattempo; ricarichi la pagina e riprovi",
  "mall.priceBelowDeal":
    "Il prezzo deve restare sopra ¥{{price}}, quello di una vendita lampo o di un acquisto di gruppo del prodotto; la fermi prima e attenda la fine dei suoi gruppi",
  "mall.pickupPointUnknown": "Questo punto di ritiro non esiste",
  "mall.pickupPointTaken": "Il nome o il distributore appartiene a un altro punto di ritiro",
  "mall.pickupPointInUse": "Questo punto di ritiro ha {{n}} ordini aperti e non si può eliminare",
  "mall.pickupPointKeepsMachine":
    "Questo punto di ritiro ha {{n}} ordini aperti e il suo distributore non si può cambiare",
  "mall.noPickupLane": "Questo distributore non ha un canale di solo ritiro",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Categoria",
  unitPrice: "Prezzo unitario",
  mallPrice: "Prezzo di vendita",
  stock: "Scorta",
  reserved: "Riservati",
  salesCount: "Venduti",
  productStatus: "Scaffale",
  productIds: "Prodotti",
  pickupPoint: "Punto di ritiro",
  pickupMachine: "Distributore per il ritiro",
  shopNo: "N. negozio",
  shopName: "Nome del negozio",
  servicePhone: "Telefono del servizio",
  shopAddress: "Indirizzo del negozio",
  location: "Posizione",
  announcement: "Comunicato",
  serviceTags: "Etichette di servizio",
  openStatus: "Apertura",
  deliveryWays: "Modi di consegna",
  deliveryFee: "Spese di consegna",
  closeMinutes: "Chiusura degli ordini non pagati (minuti)",
};

export const words: Translation<typeof zh.words> = {
  openState: {
    open: "Aperto",
    closed: "Chiuso",
  },
  deliveryWay: {
    delivery: "Consegna",
    pickup: "Ritiro",
  },
  shelfState: {
    on: "Sullo scaffale",
    off: "Fuori scaffale",
  },
  shelf: {
    on: "Metti sullo scaffale",
    off: "Togli dallo scaffale",
  },
  shelfOnAsk: "Mettere sullo scaffale?",
  shelfOffAsk: "Togliere dallo scaffale? I clienti non potranno più ordinarlo",
  isReserved: "Ordini aperti lo hanno riservato",
  addProducts: "Aggiungi prodotti dal catalogo",
  addHint: "I nuovi sono fuori scaffale e senza scorta",
  pointSwitch: {
    open: "Attiva",
    closed: "Disattiva",
  },
  openPoint: "Attivare?",
  closePoint: "Disattivare? I nuovi ordini non potranno scegliere questo punto di ritiro",
  addPickupPoint: "Aggiungi punto di ritiro",
  machineHint: "Serve un canale di solo ritiro; vuoto per un banco",
  openShop: "Aprire il negozio?",
  closeShop: "Chiudere il negozio? Non accetterà nuovi ordini",
  editShop: "Modifica il negozio",
  tagsHint: "Prema Invio dopo ogni etichetta, ad es. Consegna gratuita",
  notSaved: "Non ancora impostato; salvando, il negozio apre",
};
