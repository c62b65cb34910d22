import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xxtz": "Messaggi",
  "/xtgl/xzxxtz": "Aggiungi messaggio",
  "/xtgl/xxlx": "Tipi di messaggio",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.message.read": "Vedere i propri messaggi",
  "support.broadcast.write": "Inviare messaggi a molti",
  "support.messageType.read": "Vedere i tipi di messaggio",
  "support.messageType.write": "Aggiungere e modificare tipi di messaggio",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.broadcast.send": "Inviare un messaggio a molti",
  "support.broadcast.recall": "Richiamare un messaggio",
};

export const errors: Translation<typeof zh.errors> = {
  "support.templateField": "{{name}} non è un campo utilizzabile nel testo",
  "support.receiversMalformed": "Separi i numeri degli esercenti con virgole inglesi, senza virgola finale",
  "support.tooManyReceivers": "Al massimo {{limit}} numeri di esercente alla volta",
  "support.receiverUnknown": "Il numero di esercente {{no}} non esiste",
  "support.messageUnknown": "Questo messaggio non esiste o è stato eliminato",
  "support.messageRecalled": "Questo messaggio è già stato richiamato",
  "support.messageTypeUnknown": "Questo tipo di messaggio non esiste o è disattivato",
  "support.messageTypeTaken": "Esiste già un tipo di messaggio con questo nome",
  "support.messageTypeInUse": "Questo tipo di messaggio è in uso; si può solo disattivare",
};

export const fields: Translation<typeof zh.fields> = {
  msgTitle: "Titolo",
  msgType: "Tipo di messaggio",
  typeId: "Tipo di messaggio",
  msgContent: "Messaggio",
  msgTemplate: "Modello di messaggio",
  notifyWay: "Notifica tramite",
  updatedTime: "Modificato",
  sendTime: "Inviato",
  readStatus: "Lettura",
  receiverMerchants: "Esercenti destinatari",
  sendStatus: "Invio",
  receivers: "Destinatari",
  readers: "Lettori",
  sentBy: "Inviato da",
  deliveries: "Invii esterni",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    received: "Ricevuti",
    sent: "Inviati",
  },
  readState: {
    unread: "Non letto",
    read: "Letto",
  },
  sendState: {
    sending: "Invio in corso",
    sent: "Inviato",
    recalled: "Richiamato",
  },
  way: {
    console: "Messaggio nella console",
    sms: "SMS",
    mail: "E-mail",
    robot: "Bot di chat",
  },
  to: {
    everybody: "Tutti gli esercenti",
    merchants: "Esercenti scelti",
  },
  switched: {
    on: "Attiva",
    off: "Disattivata",
  },
  action: {
    addType: "Aggiungi tipo di messaggio",
    markRead: "Segna come letto",
    markAll: "Segna tutti come letti",
    open: "Apri l’argomento",
    enable: "Attiva",
    disable: "Disattiva",
    recall: "Richiama",
  },
  confirm: {
    markAll: "Segnare tutti i messaggi come letti?",
    disable: "Disattivare? I nuovi messaggi non potranno avere questo tipo.",
    enable: "Attivare?",
    recall: "Richiamare? Nessuno vedrà più il messaggio; SMS, e-mail e messaggi di gruppo già inviati restano.",
  },
  hint: {
    all: "Tutti i messaggi non letti",
    system: "Messaggio di sistema",
    fields: "Markdown; campi compilati per ogni destinatario: {{list}}",
    numbers: "Più numeri di esercente separati da virgole inglesi, ad es. 1001,1002",
    ways: "Un messaggio nella console si invia sempre; l’SMS contiene solo tipo e titolo; e-mail e bot riportano tutto il testo",
    preview: "Anteprima",
    sent: "Il messaggio è in viaggio",
    recalled: "Il messaggio è stato richiamato",
    delivered: "{{waiting}} in attesa, {{sent}} inviati, {{failed}} non riusciti",
  },
};
