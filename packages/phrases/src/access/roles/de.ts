import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzjs": "Rolle anlegen",
  "/xtgl#roles": "Rollen",
  "/xtgl/jsgl": "Rollen",
  "/xtgl/xzjs": "Rolle anlegen",
  "/xtgl/bjjs": "Rolle bearbeiten",
  "/xtgl/jszyqx": "Rollenrechte",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.role.read": "Ansehen",
  "access.role.write": "Anlegen, bearbeiten, Rechte vergeben",
};

export const verbs: Translation<typeof zh.verbs> = {
  setPermissions: "Rechte setzen",
};

export const errors: Translation<typeof zh.errors> = {
  "access.roleExceedsGiver": "Sie können nicht mehr vergeben, als Sie selbst haben",
  "access.roleUnknown": "Mitarbeiterdaten oder Rollenrechte prüfen",
  "access.roleInUse": "{{count}} Konten haben diese Rolle; sie kann nicht gelöscht werden",
  "access.roleIsBase": "Diese Rolle pflegt die Plattform; sie ist hier nicht änderbar",
  "access.roleNameTaken": "Eine Rolle dieses Namens gibt es schon",
};

export const fields: Translation<typeof zh.fields> = {
  code: "Rollencode",
  name: "Rollenname",
  kind: "Rollentyp",
  description: "Beschreibung",
  permissionCount: "Rechte",
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
  beyond: "Dieses Recht haben Sie nicht und können es nicht vergeben",
  readOnly: "Diese Rolle können Sie nur ansehen",
  fullRights: "Der Plattformadministrator darf alles",
  chosen: "{{n}} Rechte gewählt",
  switchedOff: "Abgeschaltet",
  hiddenPage: "Im Menü ausgeblendet",
  otherPages: "Weitere",
  base: {
    platformAdmin: "Plattformadministrator",
    operator: "Betreiber",
    merchantAdmin: "Händleradministrator",
    childMerchantAdmin: "Unterhändleradministrator",
    agent: "Vertreter",
    staff: "Mitarbeiter",
    replenisher: "Befüller",
    technician: "Techniker",
    pharmacist: "Apotheker",
    doctor: "Arzt",
  },
  baseDescription: {
    platformAdmin: "Leitet die ganze Plattform",
    operator: "Hilft im täglichen Geschäft der Plattform",
    merchantAdmin: "Leitet Geschäft und Konten eines Händlers und der Händler darunter",
    childMerchantAdmin: "Leitet das tägliche Geschäft und die Konten eines Unterhändlers",
    agent: "Betreut Automaten und Bestellungen einer Agentur und ihre Ausnahmen",
    staff: "Tägliches Geschäft: Automaten, Schächte, Bestellungen und Mitglieder",
    replenisher: "Füllt Automaten auf: Schächte und Bestand",
    technician: "Repariert Automaten: Zustand und Fernbefehle",
    pharmacist: "Apotheker der Medikamentenschränke: Automaten, Bestellungen und Apotheker",
    doctor: "Sieht Bestellungen und Produkte ein",
  },
};
