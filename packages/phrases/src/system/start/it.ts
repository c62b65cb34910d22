import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  start: {
    ready: "Yunshou è in funzione",
    addressLine: "Console",
    demoLine: "Account dimostrativi",
    passwordLine: "Password",
    dataLine: "Dati",
    machinesLine: "Distributori",
    docsLine: "API",
    shopLine: "Negozio online per telefono",
    roundLine: "Rifornimento da telefono",
    stopLine: "Ctrl+C per fermare",
    firstLine: "Primo amministratore",
    onceLine: "Password monouso",
    stopped: "Fermato",
    demoPreparing: "Preparazione dei dati dimostrativi",
    demoReady: "I dati dimostrativi sono pronti",
  },
  names: {
    platformMerchant: "Piattaforma",
    firstAdministrator: "Amministratore",
    product: "Yunshou",
  },
};
