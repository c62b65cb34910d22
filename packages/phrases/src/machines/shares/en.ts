import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shjqsq": "Merchant authorisation",
  "/shgl/tdjqsq": "Team authorisation",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.share.read": "View merchant authorisations",
  "machines.share.write": "Authorise merchants",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.ownAlready": "The machine belongs to this merchant or one below it already",
  "machines.otherTree": "Only machines of the same top merchant can be authorised",
};

export const fields: Translation<typeof zh.fields> = {
  authorized: "Authorised",
  authTime: "Authorised at",
};

export const words: Translation<typeof zh.words> = {
  merchantTitle: "Merchant machine authorisation",
  teamTitle: "Team machine authorisation",
  chooseMerchant: "Choose a merchant on the left",
  chooseTeam: "Choose a team on the left",
  noTeams: "No teams yet; add one first",
  state: {
    yes: "Authorised",
    no: "Not authorised",
  },
  grant: "Authorise",
  revoke: "Remove authorisation",
  revokeConfirm: "Remove the authorisation?",
};
