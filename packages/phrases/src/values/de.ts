import type { Translation } from "../language.ts";
import type zh from "./zh.ts";
import payment from "./payment/de.ts";

export default {
  payment,
  machineType: {
    snack: "Snackautomat",
    drink: "Getränkeautomat",
    combined: "Kombiautomat",
    fresh: "Frischeautomat",
    coffee: "Kaffeeautomat",
    pharmacy: "Apothekenschrank",
    locker: "Fächerschrank",
  },
  machineCategory: {
    vending: "Verkaufsautomat",
    pharmacy: "Apothekenschrank",
    locker: "Fächerschrank",
  },
  machineState: {
    notActivated: "Nicht aktiviert",
    online: "Online",
    offline: "Offline",
    inOperation: "In Betrieb",
    stopSell: "Verkauf gestoppt",
    outOfStock: "Ausverkauft",
    outOfChange: "Kein Wechselgeld",
    temperature: "Temperaturstörung",
    fault: "Störung",
    decommissioned: "Außer Betrieb genommen",
  },
  alarm: {
    offline: "Offline",
    outOfStock: "Ausverkauft",
    outOfChange: "Kein Wechselgeld",
    temperature: "Temperatur",
    humidity: "Luftfeuchtigkeit",
    flow: "Datenverbrauch",
    doorOpen: "Tür offen",
    laneFault: "Schachtstörung",
    contradiction: "Widersprüchliche Daten",
    badMessage: "Fehlerhafte Nachricht",
  },
  laneStatus: {
    normal: "Normal",
    abnormal: "Gestört",
    discontinued: "Gestoppt",
    pickupOnly: "Nur Abholung",
  },
  laneMode: {
    small: "Klein",
    medium: "Mittel",
    large: "Groß",
  },
  cabinet: {
    main: "Hauptschrank",
    sub: "Nebenschrank",
  },
  door: {
    left: "Linke Tür",
    right: "Rechte Tür",
  },
  doorState: {
    open: "Offen",
    closed: "Geschlossen",
  },
  command: {
    restart: "Client neu starten",
    lock: "Automat sperren",
    unlock: "Automat entsperren",
    clearHistory: "Verlauf löschen",
  },
  commandState: {
    queued: "Wartend",
    sent: "Gesendet",
    claimed: "Wird ausgeführt",
    done: "Ausgeführt",
    failed: "Fehlgeschlagen",
    expired: "Abgelaufen",
  },
  flag: {
    autoRefund: "Automatische Erstattung",
    shipAfterCardJam: "Ausgabe nach Klemmen",
    lockStock: "Bestand sperren",
    directShip: "Direktausgabe",
    faceToFaceOnly: "Nur Zahlung vor Ort",
    shoppingCart: "Warenkorb",
  },
} satisfies Translation<typeof zh>;
