import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdtd": "Meine Teams",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.team.read": "Teams ansehen",
  "machines.team.write": "Teams verwalten",
};

export const verbs: Translation<typeof zh.verbs> = {
  addMember: "Mitglied hinzufügen",
  removeMember: "Mitglied entfernen",
};

export const errors: Translation<typeof zh.errors> = {
  "teams.unknown": "Das Team gibt es nicht",
  "teams.nameTaken": "Ein Team dieses Namens gibt es schon",
  "teams.alreadyMember": "Benutzer ist bereits in der Liste",
  "teams.checkStaff": "Bitte Mitarbeiterdaten oder Rollenberechtigungen prüfen",
};

export const fields: Translation<typeof zh.fields> = {
  teamName: "Team",
  memberNum: "Mitglieder",
  addedTime: "Hinzugefügt",
};

export const words: Translation<typeof zh.words> = {
  add: "Team hinzufügen",
  edit: "Team bearbeiten",
  addMember: "Mitglied hinzufügen",
  removeMember: "Mitglied entfernen",
  removeMemberConfirm: "Das Mitglied verliert die Automatenfreigaben dieses Teams. Entfernen?",
  accountHint: "Anmeldekonto eines einfachen Benutzers",
};
