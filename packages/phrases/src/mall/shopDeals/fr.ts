import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "Ventes flash",
  endsIn: "Fin dans {{time}}",
  beginsIn: "Début dans {{time}}",
  perBuyer: "{{n}} au plus par personne",
  notYet: "Pas encore commencé",
  groupBuys: "Achat groupé",
  groupPrice: "À {{n}} : {{price}}",
  groupRule: "Complet dès que {{n}} ont payé en {{hours}} heures, sinon tout est remboursé",
  openGroup: "Ouvrir un groupe",
  joinGroup: "Rejoindre",
  openGroups: "Groupes ouverts",
  missing: "Il manque {{n}}",
  groupComplete: "Le groupe est complet",
  groupFailed: "Le groupe a échoué ; tout est remboursé",
  invite: "Inviter des amis",
  inviteCopied: "Lien copié ; envoyez-le à vos amis",
  groupFull: "Complet",
};
