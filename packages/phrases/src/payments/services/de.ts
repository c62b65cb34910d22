import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz": "Zahlungseinstellungen",
  "/xtgl/zfsz/zffwgl": "Zahlungsdienste",
  "/xtgl/zfsz/fwscssz": "Anbieterparameter",
};

export const permissions: Translation<typeof zh.permissions> = {
  "payments.service.read": "Zahlungsdienste ansehen",
  "payments.service.write": "Zahlungsdienste hinzufügen, bearbeiten, aktivieren und deaktivieren",
  "payments.parameters.read": "Anbieterparameter ansehen",
  "payments.parameters.write": "Anbieterparameter hinzufügen, prüfen und aktivieren",
};

export const verbs: Translation<typeof zh.verbs> = {
  verifyKeys: "Prüfen",
};

export const errors: Translation<typeof zh.errors> = {
  "payments.serviceUnknown": "Diesen Zahlungsdienst gibt es nicht",
  "payments.serviceChanged": "Gerade geändert; bitte aktualisieren und erneut versuchen",
  "payments.serviceUsed": "Mit diesem Dienst wurde bezahlt; bitte deaktivieren statt löschen",
  "payments.serviceWithoutParameters": "Bitte zuerst Parameter eintragen, prüfen und aktivieren",
  "payments.methodTaken": "Ein anderer Dienst nimmt diese Zahlungsart an; bitte zuerst deaktivieren",
  "payments.parametersUnknown": "Diese Parameter gibt es nicht",
  "payments.parametersFixed": "Benutzte oder abgelöste Parameter sind fest; bitte eine neue Fassung anlegen",
  "payments.accountFixed": "Die Händlernummer eines Dienstes bleibt; bitte einen anderen Dienst anlegen",
  "payments.draftExists": "Dieser Dienst hat schon nicht aktivierte Parameter; bitte diese bearbeiten",
  "payments.merchantNoWrong":
    "Händlernummer falsch: WeChat Pay hat 8 bis 12 Ziffern, Alipay 16 Ziffern ab 2088, UnionPay 15 Ziffern oder Großbuchstaben",
  "payments.appIdWrong": "App-ID falsch: WeChat Pay hat wx und 16 Zeichen, Alipay 16 Ziffern",
  "payments.serialWrong": "Die Seriennummer ist falsch",
  "payments.apiKeyWrong": "Der APIv3-Schlüssel hat 32 Buchstaben und Ziffern",
  "payments.appSecretWrong": "Das App-Geheimnis hat 32 Kleinbuchstaben und Ziffern",
  "payments.keyUnreadable": "Nicht lesbar; bitte vollständig einfügen",
  "payments.keyPrivate": "Hier stehen nur öffentliche Schlüssel, nie ein privater",
  "payments.keyExpired": "Abgelaufen",
  "payments.keyNotOurs": "Der öffentliche Schlüssel der App gehört nicht zum Schlüssel",
  "payments.addressNotAllowed": "Nur Adressen des Anbieters selbst sind erlaubt",
  "payments.probeFailed": "Der Anbieter antwortete nicht gültig signiert: {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  providerName: "Anbieter",
  payMethod: "Zahlungsart",
  feeRate: "Gebührensatz",
  enabled: "Aktiviert",
  ready: "Parameter",
  updatedTime: "Geändert",
  payAccountNo: "Einzugskonto",
  payKey: "Schlüssel",
  interfaceUrl: "Adresse",
  appId: "App-ID",
  certificateSerial: "API-Seriennummer des Händlers",
  apiKey: "APIv3-Schlüssel",
  appSecret: "App-Geheimnis",
  platformSerial: "ID des öffentlichen WeChat-Pay-Schlüssels",
  platformKey: "Öffentliche Schlüssel des Anbieters",
  certificates: "Öffentliche Schlüssel von App und Wurzel (PEM)",
  paysInApp: "Zahlung in Alipay",
  parameterState: "Status",
  platformSerials: "Seriennr. der Anbieterschlüssel",
  provenTime: "Geprüft",
};

export const words: Translation<typeof zh.words> = {
  switch: {
    enabled: "Aktiviert",
    disabled: "Deaktiviert",
  },
  ready: {
    yes: "Aktiviert",
    no: "Fehlen",
  },
  state: {
    draft: "Zu prüfen",
    proven: "Geprüft",
    active: "In Gebrauch",
    retired: "Abgelöst",
  },
  action: {
    addService: "Zahlungsdienst hinzufügen",
    editService: "Zahlungsdienst bearbeiten",
    parameters: "Parameter",
    addParameters: "Parameter hinzufügen",
    editParameters: "Parameter bearbeiten",
    prove: "Prüfen",
    enable: "Aktivieren",
    disable: "Deaktivieren",
    activate: "Aktivieren",
  },
  confirm: {
    enable: "Diesen Zahlungsdienst aktivieren? Automaten kassieren dann darüber.",
    disable:
      "Diesen Zahlungsdienst deaktivieren? Keine neuen Zahlungen; laufende Zahlungen und Erstattungen gehen weiter.",
    remove: "Diesen Zahlungsdienst löschen?",
    prove: "Den Anbieter mit diesen Parametern fragen?",
    activate: "Diese Parameter aktivieren? Die bisherigen werden im selben Moment abgelöst.",
  },
  unionpay: {
    certificates: "Signierter Händlerschlüssel (PEM)",
    own: "PEM (.cer) des öffentlichen Schlüssels, den UnionPay für den Händler signiert hat; er gehört zum Schlüssel oben",
    authorities: "PEM; die Wurzel von UnionPay und dann die Stufe darunter",
  },
  hint: {
    feeRate: "Ab heute zahlen Händler ohne eigenen Gebührensatz den des genutzten Dienstes",
    appSecret: "Damit Kunden in WeChat direkt bezahlen; leer bezahlen sie per Code",
    paysInApp:
      "Käufer bezahlen direkt in Alipay, wenn es den Shop zeigt; zuvor diese Adresse bei Alipay als Rückrufadresse eintragen",
    added: "Hinzugefügt; aktivierbar, sobald die Parameter eingetragen, geprüft und aktiv sind",
    kept: "Leer bleibt es, wie es ist",
    key: "PEM oder Base64; nach dem Speichern nie mehr sichtbar",
    platformKey: "PEM; mehrere dürfen nacheinander stehen",
    certificates:
      "Mit signierten Schlüsseln: PEM des App-Schlüssels, dann das der Wurzel von Alipay; im Schlüsselmodus leer",
    proven: "Der Anbieter hat gültig geantwortet; Aktivieren ist möglich",
  },
};
