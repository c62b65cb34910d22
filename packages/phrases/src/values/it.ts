import type { Translation } from "../language.ts";
import type zh from "./zh.ts";
import payment from "./payment/it.ts";

export default {
  payment,
  machineType: {
    snack: "Distributore di snack",
    drink: "Distributore di bevande",
    combined: "Distributore combinato",
    fresh: "Distributore di freschi",
    coffee: "Macchina da caffè",
    pharmacy: "Armadio farmaceutico",
    locker: "Armadio a scomparti",
  },
  machineCategory: {
    vending: "Distributore automatico",
    pharmacy: "Armadio farmaceutico",
    locker: "Armadio a scomparti",
  },
  machineState: {
    notActivated: "Non attivato",
    online: "Online",
    offline: "Offline",
    inOperation: "In servizio",
    stopSell: "Vendita sospesa",
    outOfStock: "Esaurito",
    outOfChange: "Senza resto",
    temperature: "Temperatura anomala",
    fault: "Guasto",
    decommissioned: "Dismesso",
  },
  alarm: {
    offline: "Offline",
    outOfStock: "Esaurito",
    outOfChange: "Senza resto",
    temperature: "Temperatura",
    humidity: "Umidità",
    flow: "Traffico dati",
    doorOpen: "Porta aperta",
    laneFault: "Guasto canale",
    contradiction: "Dati contraddittori",
    badMessage: "Messaggio non valido",
  },
  laneStatus: {
    normal: "Normale",
    abnormal: "Anomalo",
    discontinued: "Sospeso",
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
  door: {
    left: "Porta sinistra",
    right: "Porta destra",
  },
  doorState: {
    open: "Aperta",
    closed: "Chiusa",
  },
  command: {
    restart: "Riavvia client",
    lock: "Blocca macchina",
    unlock: "Sblocca macchina",
    clearHistory: "Cancella cronologia",
  },
  commandState: {
    queued: "In coda",
    sent: "Inviato",
    claimed: "In esecuzione",
    done: "Eseguito",
    failed: "Fallito",
    expired: "Scaduto",
  },
  flag: {
    autoRefund: "Rimborso automatico",
    shipAfterCardJam: "Eroga dopo un blocco",
    lockStock: "Blocca scorte",
    directShip: "Erogazione diretta",
    faceToFaceOnly: "Solo pagamento di persona",
    shoppingCart: "Carrello",
  },
} satisfies Translation<typeof zh>;
