import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzjs": "Rolle hinzufügen",
  "/xtgl#roles": "Rollen",
  "/xtgl/jsgl": "Rollen",
  "/xtgl/xzjs": "Rolle hinzufügen",
  "/xtgl/bjjs": "Rolle bearbeiten",
  "/xtgl/jszyqx": "Rollenberechtigungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.role.read": "Ansehen",
  "access.role.write": "Hinzufügen, bearbeiten, Berechtigungen vergeben",
};

export const verbs: Translation<typeof zh.verbs> = {
  setPermissions: "Berechtigungen setzen",
};

export const errors: Translation<typeof zh.errors> = {
  "access.roleExceedsGiver": "Sie können nicht mehr Rollen oder Berechtigungen vergeben, als Sie selbst haben",
  "access.roleUnknown": "Bitte Mitarbeiterdaten oder Rollenberechtigungen prüfen",
  "access.roleInUse": "{{count}} Konten haben diese Rolle; sie kann nicht gelöscht werden",
  "access.roleIsBase": "Diese Rolle pflegt die Plattform; sie ist hier nicht änderbar",
  "access.roleNameTaken": "Eine Rolle dieses Namens gibt es schon",
};

export const fields: Translation<typeof zh.fields> = {
  code: "Rollencode",
  name: "Rollenname",
  kind: "Rollentyp",
  description: "Beschreibung",
  permissionCount: "Berechtigungen",
  updatedAt: "Geändert am",
};

export const words: Translation<typeof zh.words> = {
  title: "Rollen",
  permissions: "Berechtigungen",
  kind: {
    web: "Web",
    app: "App",
  },
  platform: "Plattform",
  all: "Alle",
  effective: "Menüänderungen werden innerhalb von 24 Stunden wirksam",
  beyond: "Diese Berechtigung haben Sie nicht und können sie nicht vergeben",
  readOnly: "Diese Rolle können Sie nur ansehen",
  fullRights: "Der Plattformadministrator hat alle Berechtigungen",
  chosen: "{{n}} Berechtigungen gewählt",
  switchedOff: "Deaktiviert",
  hiddenPage: "Im Menü ausgeblendet",
  otherPages: "Weitere",
  base: {
    platformAdmin: "Plattformadministrator",
    operator: "Betreuer",
    merchantAdmin: "Händleradministrator",
    childMerchantAdmin: "Unterhändleradministrator",
    agent: "Handelsvertreter",
    staff: "Mitarbeiter",
    replenisher: "Befüller",
    technician: "Techniker",
    pharmacist: "Apotheker",
    doctor: "Arzt",
  },
  baseDescription: {
    platformAdmin: "Leitet die ganze Plattform",
    operator: "Hilft im täglichen Geschäft der Plattform",
    merchantAdmin: "Leitet Geschäft und Konten eines Händlers und der untergeordneten Händler",
    childMerchantAdmin: "Leitet das tägliche Geschäft und die Konten eines Unterhändlers",
    agent: "Betreut Automaten und Bestellungen eines Handelsvertreters und bearbeitet Störungen",
    staff: "Tägliches Geschäft: Automaten, Schächte, Bestellungen und Mitglieder",
    replenisher: "Füllt Automaten auf: Schächte und Bestand",
    technician: "Repariert Automaten: Status und Fernbefehle",
    pharmacist: "Apotheker der Arzneimittelautomaten: Automaten, Bestellungen und Apotheker",
    doctor: "Sieht Bestellungen und Produkte ein",
  },
};
