import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz": "Impostazioni di pagamento",
  "/xtgl/zfsz/zffwgl": "Servizi di pagamento",
  "/xtgl/zfsz/fwscssz": "Parametri dei fornitori",
};

export const permissions: Translation<typeof zh.permissions> = {
  "payments.service.read": "Vedere i servizi di pagamento",
  "payments.service.write": "Aggiungere, modificare, attivare e disattivare servizi di pagamento",
  "payments.parameters.read": "Vedere i parametri dei fornitori",
  "payments.parameters.write": "Modificare i parametri dei fornitori e attivarli",
};

export const verbs: Translation<typeof zh.verbs> = {
  verifyKeys: "Verificare",
};

export const errors: Translation<typeof zh.errors> = {
  "payments.serviceUnknown": "Questo servizio di pagamento non esiste",
  "payments.serviceChanged": "È appena stato modificato; aggiorni e riprovi",
  "payments.serviceUsed": "Con questo servizio ci sono pagamenti; lo disattivi invece di eliminarlo",
  "payments.serviceWithoutParameters": "Prima imposti, verifichi e attivi i suoi parametri",
  "payments.methodTaken": "Un altro servizio accetta questo metodo di pagamento; lo disattivi prima",
  "payments.parametersUnknown": "Questi parametri non esistono",
  "payments.parametersFixed": "I parametri in uso o ritirati non si modificano; aggiunga una nuova versione",
  "payments.accountFixed": "Il numero esercente di un servizio non cambia mai; aggiunga un altro servizio",
  "payments.draftExists": "Questo servizio ha già parametri non attivi; modifichi quelli",
  "payments.merchantNoWrong":
    "Numero esercente errato: WeChat Pay ha da 8 a 12 cifre, Alipay 16 cifre che iniziano con 2088, UnionPay 15 cifre o maiuscole",
  "payments.appIdWrong": "ID dell’app errato: WeChat Pay ha wx e 16 caratteri, Alipay 16 cifre",
  "payments.serialWrong": "Il numero di serie è errato",
  "payments.apiKeyWrong": "La chiave APIv3 ha 32 lettere e cifre",
  "payments.appSecretWrong": "Il segreto dell’app ha 32 lettere minuscole e cifre",
  "payments.keyUnreadable": "Non si legge; incolli il testo per intero",
  "payments.keyPrivate": "Qui vanno solo chiavi pubbliche, mai una privata",
  "payments.keyExpired": "È scaduta",
  "payments.keyNotOurs": "La chiave pubblica dell’app non corrisponde alla chiave",
  "payments.addressNotAllowed": "Sono ammessi solo indirizzi del fornitore stesso",
  "payments.probeFailed": "Il fornitore non ha dato una risposta firmata valida: {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  providerName: "Fornitore",
  payMethod: "Metodo di pagamento",
  feeRate: "Tasso di commissione",
  enabled: "Attivato",
  ready: "Parametri",
  updatedTime: "Modificato",
  payAccountNo: "Conto d’incasso",
  payKey: "Chiave",
  interfaceUrl: "Indirizzo",
  appId: "ID dell’app",
  certificateSerial: "N. di serie API dell’esercente",
  apiKey: "Chiave APIv3",
  appSecret: "Segreto dell’app",
  platformSerial: "ID della chiave pubblica di WeChat Pay",
  platformKey: "Chiavi pubbliche del fornitore",
  certificates: "Chiavi pubbliche di app e radice (PEM)",
  paysInApp: "Pagamento dentro Alipay",
  parameterState: "Stato",
  platformSerials: "N. di serie delle chiavi del fornitore",
  provenTime: "Verificato",
};

export const words: Translation<typeof zh.words> = {
  switch: {
    enabled: "Attivato",
    disabled: "Disattivato",
  },
  ready: {
    yes: "Attivi",
    no: "Mancanti",
  },
  state: {
    draft: "Da verificare",
    proven: "Verificati",
    active: "In uso",
    retired: "Ritirati",
  },
  action: {
    addService: "Aggiungi servizio di pagamento",
    editService: "Modifica servizio di pagamento",
    parameters: "Parametri",
    addParameters: "Aggiungi parametri",
    editParameters: "Modifica parametri",
    prove: "Verifica",
    enable: "Attiva",
    disable: "Disattiva",
    activate: "Attiva",
  },
  confirm: {
    enable: "Attivare questo servizio di pagamento? I distributori incasseranno con esso.",
    disable:
      "Disattivare questo servizio di pagamento? Nessun nuovo pagamento; quelli e i rimborsi in corso proseguono.",
    remove: "Eliminare questo servizio di pagamento?",
    prove: "Interrogare il fornitore con questi parametri?",
    activate: "Attivare questi parametri? Quelli in uso vengono ritirati nello stesso momento.",
  },
  unionpay: {
    certificates: "Chiave pubblica firmata dell’esercente (PEM)",
    own: "Il PEM (.cer) della chiave pubblica che UnionPay ha firmato per l’esercente; corrisponde alla chiave sopra",
    authorities: "PEM; la radice di UnionPay e poi l’intermedia",
  },
  hint: {
    feeRate: "Da oggi gli esercenti senza tasso di commissione proprio pagano quello del servizio in uso",
    appSecret: "Consente di pagare dentro WeChat; se vuoto si paga con il codice",
    paysInApp:
      "I clienti pagano dentro Alipay quando mostra il negozio; registri prima questo sito presso Alipay come indirizzo di ritorno",
    added: "Aggiunto; lo attivi quando i parametri sono impostati, verificati e attivi",
    kept: "Se vuoto resta com’è",
    key: "PEM o Base64; dopo il salvataggio non si mostra più",
    platformKey: "PEM; più d’una possono stare di seguito",
    certificates:
      "Modo a chiavi firmate: il PEM della chiave dell’app, poi quello della radice di Alipay; vuoto in modo chiave",
    proven: "Il fornitore ha risposto validamente; si può attivare",
  },
};
