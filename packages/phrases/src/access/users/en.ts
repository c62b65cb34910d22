import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzyg": "Add staff",
  "/shgl/yggl": "Staff",
  "/shgl/xzyh": "Add user",
  "/shgl/bjyh": "Edit user",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.user.read": "View",
  "access.user.write": "Add, edit, freeze, delete",
  "access.user.resetPassword": "Reset passwords",
  "access.user.viewAs": "View as a user",
};

export const verbs: Translation<typeof zh.verbs> = {
  erase: "Erase for good",
  block: "Freeze account",
  unblock: "Unfreeze account",
  setRoles: "Assign roles",
  resetSecondFactor: "Reset two-step verification",
  read: "View full data",
  begin: "View as this user",
  end: "End the view",
  resetByOperator: "Reset on the server",
};

export const errors: Translation<typeof zh.errors> = {
  "access.noAdministrator": "This merchant has no application administrator",
  "access.accountTaken": "The account name is already in use",
  "access.phoneTaken": "User already in the list: the mobile number belongs to somebody",
  "access.levelNotAllowed": "You cannot give this permission level",
  "access.lastAdministrator": "At least one usable administrator must remain",
};

export const fields: Translation<typeof zh.fields> = {
  account: "Login account",
  name: "Name",
  officePhone: "Office phone",
  level: "Permission level",
  userStatus: "Status",
  organisation: "Organisation",
  blocked: "Frozen",
  blockReason: "Reason for freezing",
  machineCount: "Authorised machines",
};

export const words: Translation<typeof zh.words> = {
  title: "Staff",
  phoneSearch: "Whole or last 4 digits",
  level: {
    1: "Application administrator",
    2: "Ordinary user",
    3: "Platform account",
  },
  levelHint: {
    1: "Sees all machines of the merchant and those below, without authorisation",
    2: "Sees only the machines authorised to this user",
    3: "Platform staff, sees all merchants",
  },
  state: {
    normal: "Normal",
    blocked: "Frozen",
    deleted: "Deleted",
  },
  action: {
    authorise: "Machines",
    block: "Freeze",
    unblock: "Unfreeze",
    resetPassword: "Reset password",
    resetFactor: "Reset two-step verification",
    restore: "Restore",
    erase: "Delete for good",
    setRoles: "Change roles",
    viewAs: "View as this user",
    grant: "Authorise",
    revoke: "Remove authorisation",
  },
  confirm: {
    unblock: "Unfreeze this user?",
    resetPassword: "A new one-time password goes to the user’s phone and every session ends. Reset the password?",
    resetFactor: "The user’s two-step verification is removed and all logins end. Reset it?",
    restore: "Restore?",
    erase: "This deletes permanently, continue?",
    revoke: "Remove the authorisation?",
    rename: "Changing the login name resets the password",
    viewAs: "You will see the console as this user, reading only; start and end are recorded. Continue?",
  },
  passwordSent: "The initial password was sent to the phone",
  rolesReplaced: "The chosen roles replace those of the {{n}} selected users",
  machines: {
    grantedAt: "Authorised at",
    grantedBy: "Authorised by",
    notNeeded: "Administrators see all machines without authorisation",
  },
  viewing: {
    banner: "{{viewer}} sees the console as {{account}} ({{merchant}}), reading only",
    end: "Leave",
  },
  sms: {
    initialPassword:
      "Your account {{account}} has the one-time password {{password}}. It works once within 24 hours and must be changed at the first login.",
  },
};
