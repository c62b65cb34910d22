import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  launcher: {
    title: "Scegliere un sistema",
    hello: "Salve, {{name}}",
    logIn: "Accedi",
    notConfigured: "Non configurato",
    notOffered: "Non in questa versione",
  },
  tile: {
    leasing: "Leasing finanziario",
    leasingHint: "Contratti e rate",
    market: "Gestione micro-market",
    marketHint: "Distributori, merci, ordini, denaro",
    operations: "Monitoraggio operativo",
    operationsHint: "Stati e guasti",
    bigData: "Centro dati",
    bigDataHint: "Schermo vendite in diretta",
    factory: "Collaudo in fabbrica",
    factoryHint: "Controlli prima della consegna",
    afterSales: "Assistenza",
    afterSalesHint: "Richieste e soluzioni",
    notices: "Gestione avvisi",
    noticesHint: "Pubblicazione avvisi",
    configuration: "Gestione configurazione",
    configurationHint: "Distribuzione e parametri",
  },
  password: {
    old: "Password attuale",
    new: "Nuova password",
    again: "Ripeti la nuova password",
    hint: "Sarà necessario accedere di nuovo; terminano anche le sessioni su altri dispositivi.",
    must: "Primo accesso: cambiare la password iniziale.",
    done: "Impostazione riuscita, accedere di nuovo",
  },
} satisfies Translation<typeof zh>;
