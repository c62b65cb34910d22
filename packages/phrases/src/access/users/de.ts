import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzyg": "Mitarbeiter hinzufügen",
  "/shgl/yggl": "Mitarbeiter",
  "/shgl/xzyh": "Benutzer hinzufügen",
  "/shgl/bjyh": "Benutzer bearbeiten",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.user.read": "Ansehen",
  "access.user.write": "Hinzufügen, bearbeiten, sperren, löschen",
  "access.user.resetPassword": "Passwörter zurücksetzen",
  "access.user.viewAs": "Ansicht eines Benutzers",
};

export const verbs: Translation<typeof zh.verbs> = {
  erase: "Endgültig löschen",
  block: "Konto sperren",
  unblock: "Konto entsperren",
  setRoles: "Rollen zuweisen",
  resetSecondFactor: "Bestätigung in zwei Schritten zurücksetzen",
  read: "Vollständig ansehen",
  begin: "Als dieser Benutzer ansehen",
  end: "Ansicht beenden",
  resetByOperator: "Auf dem Server zurücksetzen",
};

export const errors: Translation<typeof zh.errors> = {
  "access.noAdministrator": "Dieser Händler hat keinen Anwendungsadministrator",
  "access.accountTaken": "Der Kontoname ist bereits vergeben",
  "access.phoneTaken": "Benutzer ist schon in der Liste: Die Mobilnummer ist vergeben",
  "access.levelNotAllowed": "Diese Berechtigungsstufe können Sie nicht vergeben",
  "access.lastAdministrator": "Mindestens ein nutzbarer Administrator muss bleiben",
};

export const fields: Translation<typeof zh.fields> = {
  account: "Anmeldekonto",
  name: "Name",
  officePhone: "Bürotelefon",
  level: "Berechtigungsstufe",
  userStatus: "Status",
  organisation: "Organisation",
  blocked: "Gesperrt",
  blockReason: "Sperrgrund",
  machineCount: "Freigegebene Automaten",
};

export const words: Translation<typeof zh.words> = {
  title: "Mitarbeiter",
  phoneSearch: "Ganz oder letzte 4 Ziffern",
  level: {
    1: "Anwendungsadministrator",
    2: "Einfacher Benutzer",
    3: "Plattformkonto",
  },
  levelHint: {
    1: "Sieht alle Automaten des Händlers und der untergeordneten Händler ohne Freigabe",
    2: "Sieht nur Automaten, die ihm freigegeben sind",
    3: "Plattformpersonal, sieht alle Händler",
  },
  state: {
    normal: "Aktiv",
    blocked: "Gesperrt",
    deleted: "Gelöscht",
  },
  action: {
    authorise: "Automaten",
    block: "Sperren",
    unblock: "Entsperren",
    resetPassword: "Passwort zurücksetzen",
    resetFactor: "Bestätigung in zwei Schritten zurücksetzen",
    restore: "Wiederherstellen",
    erase: "Endgültig löschen",
    setRoles: "Rollen ändern",
    viewAs: "Ansicht dieses Benutzers",
    grant: "Freigeben",
    revoke: "Freigabe entziehen",
  },
  confirm: {
    unblock: "Diesen Benutzer entsperren?",
    resetPassword: "Ein neues Einmalpasswort geht an das Telefon, alle Anmeldungen enden. Passwort zurücksetzen?",
    resetFactor: "Die Bestätigung in zwei Schritten wird entfernt, alle Anmeldungen enden. Zurücksetzen?",
    restore: "Wiederherstellen?",
    erase: "Dies löscht endgültig. Fortfahren?",
    revoke: "Freigabe entziehen?",
    rename: "Ein neuer Anmeldename setzt das Passwort zurück",
    viewAs: "Sie sehen die Konsole wie dieser Benutzer, nur lesend; Beginn und Ende werden protokolliert. Fortfahren?",
  },
  passwordSent: "Das Anfangspasswort wurde an das Telefon gesendet",
  rolesReplaced: "Die gewählten Rollen ersetzen die der {{n}} Benutzer",
  machines: {
    grantedAt: "Freigegeben am",
    grantedBy: "Freigegeben von",
    notNeeded: "Anwendungsadministratoren sehen alle Automaten ohne Freigabe",
  },
  viewing: {
    banner: "{{viewer}} sieht die Konsole als {{account}} ({{merchant}}), nur lesend",
    end: "Beenden",
  },
  sms: {
    initialPassword:
      "Ihr Konto {{account}} hat das Einmalpasswort {{password}}. Es gilt einmal innerhalb von 24 Stunden und muss bei der ersten Anmeldung geändert werden.",
  },
};
