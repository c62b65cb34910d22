import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdtd": "My teams",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.team.read": "View teams",
  "machines.team.write": "Manage teams",
};

export const verbs: Translation<typeof zh.verbs> = {
  addMember: "Add member",
  removeMember: "Remove member",
};

export const errors: Translation<typeof zh.errors> = {
  "teams.unknown": "The team does not exist",
  "teams.nameTaken": "A team of this name exists",
  "teams.alreadyMember": "User already in the list",
  "teams.checkStaff": "Check staff info or role permissions",
};

export const fields: Translation<typeof zh.fields> = {
  teamName: "Team",
  memberNum: "Members",
  addedTime: "Added",
};

export const words: Translation<typeof zh.words> = {
  add: "Add team",
  edit: "Edit team",
  addMember: "Add member",
  removeMember: "Remove member",
  removeMemberConfirm: "The member loses the machines of this team. Remove?",
  accountHint: "Login account of an ordinary user",
};
