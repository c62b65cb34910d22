import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/setpwd": "Cambiare la password",
  "/launcher": "Menu principale",
  "/login": "Accesso",
};

export const verbs: Translation<typeof zh.verbs> = {
  weak: "Rilevare una password debole",
  succeeded: "Accedere",
  failed: "Accedere",
  blocked: "Accedere (bloccato)",
  logout: "Uscire",
  remember: "Memorizzare il dispositivo",
  forget: "Dimenticare il dispositivo",
  set: "Cambiare la password",
  resetByCode: "Reimpostare la password con codice",
  resetByAdministrator: "Reimpostare la password (amministratore)",
  resetPassword: "Reimpostare la password",
};

export const errors: Translation<typeof zh.errors> = {
  "access.wrongCredentials": "Nome utente o password errati",
  "access.codeInvalid": "Codice di verifica errato o scaduto",
  "access.blocked": "L’account è bloccato: {{reason}}",
  "access.passwordTooShort": "La password deve avere almeno 6 caratteri",
  "access.passwordsDiffer": "Le due password non coincidono",
  "access.passwordTooCommon": "Questa password si indovina subito: ne scelga un’altra",
  "access.initialPasswordOver":
    "La password iniziale è stata usata o è scaduta: usi il recupero o chieda all’amministratore",
  "access.loginAgain": "Acceda di nuovo prima di procedere",
  "access.ssoFailed": "Accesso unico non riuscito: riprovi o usi la password",
  "access.ssoAccountUnknown": "Nessun account corrisponde a questo accesso unico: chieda all’amministratore",
  "access.agreementPending": "Acceda di nuovo e accetti prima l’accordo della piattaforma",
  "access.smsUnavailable": "Al momento non è possibile inviare SMS, riprovi tra {{seconds}} secondi",
  "access.providerNotConfigured": "L’accesso unico non è configurato, acceda con account e password",
  "access.applicationNotConfigured": "Questa applicazione non è configurata",
};

export const words: Translation<typeof zh.words> = {
  launcher: {
    title: "Scelga un sistema",
    hello: "Salve, {{name}}",
    logIn: "Accedi",
    notConfigured: "Non configurato",
    notOffered: "Non in questa versione",
  },
  tile: {
    leasing: "Leasing finanziario",
    leasingHint: "Contratti e rate",
    market: "Gestione micro-market",
    marketHint: "Distributori, prodotti, ordini, denaro",
    operations: "Monitoraggio operativo",
    operationsHint: "Stati e guasti",
    bigData: "Centro dati",
    bigDataHint: "Schermo vendite in diretta",
    factory: "Collaudo in fabbrica",
    factoryHint: "Controlli prima della consegna",
    afterSales: "Assistenza",
    afterSalesHint: "Richieste e soluzioni",
    notices: "Gestione dei comunicati",
    noticesHint: "Pubblicazione dei comunicati",
    configuration: "Gestione configurazione",
    configurationHint: "Distribuzione e parametri",
  },
  password: {
    old: "Password attuale",
    new: "Nuova password",
    again: "Ripeta la nuova password",
    hint: "Dovrà accedere di nuovo; terminano anche le sessioni su altri dispositivi.",
    must: "Primo accesso: cambi la password iniziale.",
    done: "Impostazione riuscita, acceda di nuovo",
  },
  sms: {
    resetCode: "Il suo codice è {{code}}, valido per 10 minuti. Non lo comunichi a nessuno.",
  },
};
