import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zhaq": "Kontosicherheit",
};

export const verbs: Translation<typeof zh.verbs> = {
  factorFailed: "Anmelden (falscher Code)",
  enrol: "Bestätigung in zwei Schritten einrichten",
  recover: "Wiederherstellungscode benutzen",
  renewCodes: "Wiederherstellungscodes erneuern",
  prove: "Zweiten Faktor bestätigen",
};

export const errors: Translation<typeof zh.errors> = {
  "access.secondFactorNeeded": "Bitte den Code Ihrer Authenticator-App eingeben, um die Anmeldung abzuschließen",
  "access.secondFactorWrong": "Der Code ist falsch, bereits benutzt oder abgelaufen",
};

export const words: Translation<typeof zh.words> = {
  title: "Bestätigung in zwei Schritten",
  on: "Eingerichtet",
  off: "Nicht eingerichtet",
  since: "Seit",
  left: "Verbleibende Wiederherstellungscodes",
  why: "Die Anmeldung verlangt dann neben dem Passwort einen Code aus einer App, ebenso Erstattungen über dem Limit des Händlers.",
  duty: "Ihr Konto verwaltet die Berechtigungen anderer, deshalb muss die Bestätigung in zwei Schritten zuerst eingerichtet werden.",
  begin: "Einrichten",
  scan: "Scannen Sie den Code mit einer Authenticator-App oder geben Sie den Schlüssel ein.",
  picture: "QR-Code für die App",
  key: "Schlüssel",
  firstCode: "Die 6 Ziffern aus der App",
  code: "Code der App oder Wiederherstellungscode",
  codes: "Wiederherstellungscodes",
  codesHint:
    "Geht das Telefon verloren, ersetzt jeder dieser Codes die App einmal. Sie erscheinen nur dieses Mal: bewahren Sie sie gut auf.",
  saved: "Ich habe sie aufbewahrt",
  renew: "Neue Wiederherstellungscodes",
  renewHint: "Die alten Codes gelten nicht mehr.",
  disable: "Deaktivieren",
  disableHint: "Danach genügt das Passwort. Für ein neues Telefon deaktivieren und neu einrichten.",
  show: "Bestätigen Sie, dass Sie es sind",
  showHint: "Diese Aktion verlangt einen Code Ihrer Authenticator-App; er gilt dann 15 Minuten.",
};
