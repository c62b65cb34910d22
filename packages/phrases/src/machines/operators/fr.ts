import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Exploitants",
  add: "Ajouter un exploitant",
  edit: "Modifier l’exploitant",
  field: {
    userName: "Nom",
    loginName: "Compte",
    phone: "Mobile",
    merchantNo: "N° de commerçant",
    merchantName: "Commerçant",
    machineCount: "Machines",
    salesAmount: "Ventes sur 30 jours",
    salesOrders: "Commandes sur 30 jours",
    enabled: "Actif",
  },
  state: {
    yes: "Actif",
    no: "Arrêté",
  },
  assign: "Affecter",
  machines: "Machines",
  throughTeams: "{{n}} par équipe",
  accountHint: "Compte d’un utilisateur ordinaire",
} satisfies Translation<typeof zh>;
