import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Organisations",
  add: "Ajouter une organisation",
  editTitle: "Modifier l’organisation",
  addChild: "Ajouter dessous",
  topLevel: "Premier niveau",
  owner: "Marchand",
  showUsers: "Voir les comptes",
  ofTop: "Les organisations relèvent du marchand principal ; le vôtre n’en a pas",
  field: {
    orgName: "Nom",
    orgCode: "Code",
    parentOrg: "Organisation supérieure",
    accountCount: "Comptes",
    sortNo: "Ordre",
    remark: "Remarque",
  },
} satisfies Translation<typeof zh>;
