import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  start: {
    ready: "Yunshou läuft",
    addressLine: "Konsole",
    demoLine: "Demokonten",
    passwordLine: "Passwort",
    dataLine: "Daten",
    machinesLine: "Automaten",
    docsLine: "API",
    shopLine: "Online-Shop fürs Handy",
    roundLine: "Befüllen per Handy",
    stopLine: "Strg+C beendet",
    firstLine: "Erster Administrator",
    onceLine: "Einmalpasswort",
    stopped: "Beendet",
    demoPreparing: "Demodaten werden vorbereitet",
    demoReady: "Die Demodaten sind bereit",
  },
  names: {
    platformMerchant: "Plattform",
    firstAdministrator: "Administrator",
    product: "Yunshou",
  },
};
