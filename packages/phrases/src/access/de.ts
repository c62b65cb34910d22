import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/setpwd": "Passwort ändern",
  "/launcher": "Hauptmenü",
  "/login": "Anmelden",
};

export const verbs: Translation<typeof zh.verbs> = {
  weak: "Schwaches Passwort finden",
  succeeded: "Anmelden",
  failed: "Anmelden",
  blocked: "Anmelden (gesperrt)",
  logout: "Abmelden",
  remember: "Gerät merken",
  forget: "Gerät vergessen",
  set: "Passwort ändern",
  resetByCode: "Passwort per Code zurücksetzen",
  resetByAdministrator: "Passwort zurücksetzen (Administrator)",
  resetPassword: "Passwort zurücksetzen",
};

export const errors: Translation<typeof zh.errors> = {
  "access.wrongCredentials": "Benutzername oder Passwort falsch",
  "access.codeInvalid": "Prüfcode falsch oder abgelaufen",
  "access.blocked": "Das Konto ist gesperrt: {{reason}}",
  "access.passwordTooShort": "Das Passwort muss mindestens 6 Zeichen haben",
  "access.passwordsDiffer": "Die beiden Passwörter stimmen nicht überein",
  "access.passwordTooCommon": "Dieses Passwort wird sofort erraten: bitte ein anderes wählen",
  "access.initialPasswordOver":
    "Das Einmalpasswort ist benutzt oder abgelaufen: „Passwort vergessen“ benutzen oder den Administrator fragen",
  "access.loginAgain": "Bitte melden Sie sich dafür erneut an",
  "access.ssoFailed": "Single Sign-on fehlgeschlagen: bitte erneut versuchen oder Passwort benutzen",
  "access.ssoAccountUnknown": "Zu diesem Single Sign-on gehört kein Konto: bitte den Administrator fragen",
  "access.agreementPending": "Bitte erneut anmelden und zuerst der Plattformvereinbarung zustimmen",
  "access.smsUnavailable": "SMS können gerade nicht versendet werden, bitte in {{seconds}} Sekunden erneut versuchen",
  "access.providerNotConfigured": "Single Sign-on ist nicht eingerichtet, bitte mit Konto und Passwort anmelden",
  "access.applicationNotConfigured": "Diese Anwendung ist nicht eingerichtet",
};

export const words: Translation<typeof zh.words> = {
  launcher: {
    title: "System wählen",
    hello: "Guten Tag, {{name}}",
    logIn: "Anmelden",
    notConfigured: "Nicht eingerichtet",
    notOffered: "Nicht in dieser Version",
  },
  tile: {
    leasing: "Finanzierungsleasing",
    leasingHint: "Verträge und Raten",
    market: "Mikromarkt-Verwaltung",
    marketHint: "Automaten, Produkte, Bestellungen, Geld",
    operations: "Betriebsüberwachung",
    operationsHint: "Status und Störungen",
    bigData: "Datenzentrum",
    bigDataHint: "Verkaufsbildschirm live",
    factory: "Werksprüfung",
    factoryHint: "Prüfung vor Auslieferung",
    afterSales: "Kundendienst",
    afterSalesHint: "Anfragen und Lösungen",
    notices: "Ankündigungen",
    noticesHint: "Ankündigungen veröffentlichen",
    configuration: "Konfiguration",
    configurationHint: "Bereitstellung und Parameter",
  },
  password: {
    old: "Aktuelles Passwort",
    new: "Neues Passwort",
    again: "Neues Passwort wiederholen",
    hint: "Danach melden Sie sich neu an; Sitzungen auf anderen Geräten enden ebenfalls.",
    must: "Erste Anmeldung: bitte das Anfangspasswort ändern.",
    done: "Erfolgreich gesetzt, bitte neu anmelden",
  },
  sms: {
    resetCode: "Ihr Code lautet {{code}} und gilt 10 Minuten. Geben Sie ihn niemandem weiter.",
  },
};
