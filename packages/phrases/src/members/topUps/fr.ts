import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/yhsz": "Offres de recharge",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.topUp.read": "Voir les offres de recharge",
  "members.topUp.write": "Gérer les offres de recharge",
};

export const errors: Translation<typeof zh.errors> = {
  "topUps.tierCount": "Indiquez 1 à {{limit}} paliers",
  "topUps.tierTwice": "Chaque montant de recharge figure une seule fois",
  "topUps.over": "L’offre est terminée ; modifiez d’abord ses dates",
  "topUps.isRunning": "L’offre est en cours ; arrêtez-la avant de la supprimer",
};

export const fields: Translation<typeof zh.fields> = {
  activityName: "Offre",
  areas: "Zones",
  areaIds: "Zones",
  activityTime: "Période",
  fromDay: "Période",
  toDay: "Période",
  tiers: "Paliers",
  rechargeAmount: "Montant de la recharge",
  giftAmount: "Montant offert",
  activityStatus: "État",
};

export const words: Translation<typeof zh.words> = {
  state: {
    running: "En cours",
    stopped: "Arrêtée",
  },
  action: {
    add: "Ajouter une offre",
    edit: "Modifier l’offre",
    start: "Démarrer",
    stop: "Arrêter",
    addTier: "Ajouter un palier",
    removeTier: "Retirer ce palier",
  },
  confirm: {
    start: "Activer cette promotion ?",
    stop: "Désactiver cette promotion ?",
  },
  hint: {
    allAreas: "Aucune : toutes les zones",
    all: "Toutes les zones",
    rule: "{{gift}} dès {{recharge}}",
    gets: "« {{name}} » ajoute {{gift}}",
    runs: "En cours : {{rules}}",
    levels: "Les remises par niveau de membre se règlent dans les campagnes",
  },
};
