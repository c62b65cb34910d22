import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "État des distributeurs",
  "/shj/jqxq": "Distributeur",
  "/shj/yyztcx": "État de vente",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.status.read": "Voir l’état des distributeurs",
  "machines.operation.read": "Voir l’état de vente",
};

export const fields: Translation<typeof zh.fields> = {
  doorStatus: "Portes",
  temperature: "Température (°C)",
  humidity: "Humidité",
  lastHeartbeat: "Dernier signal",
  problem: "À traiter",
  lostPerHour: "Perte par heure",
  salesCount: "Commandes du jour",
  lackLaneCount: "Canaux en rupture de stock",
  laneAlert: "À réapprovisionner",
  replenishTime: "Dernier réapprovisionnement",
  askedAt: "Demandée le",
  answeredAt: "Réponse le",
  detail: "Résultat",
  command: "Commande",
};

export const words: Translation<typeof zh.words> = {
  commands: "Journal des commandes",
  log: "Voir le journal",
  openAlarms: "Voir les alarmes",
  openLanes: "Voir les canaux",
  more: "{{n}} en tout",
  lostHint:
    "Estimation d’après le chiffre d’affaires moyen de cette heure sur 28 jours et la part de canaux qui ne vendent pas",
  page: {
    tab: {
      live: "Aperçu",
      front: "Canaux",
      curves: "Courbes",
      history: "Historique",
      counters: "Compteurs",
    },
    chooseHint: "Choisissez d’abord un distributeur, puis consultez son détail.",
    openPage: "Ouvrir la page du distributeur",
    orders: "Commandes du jour",
    openLanes: "Gérer les canaux",
    openAlarms: "Alarmes ouvertes",
    feedbackCode: "Code de signalement",
    feedbackCodeHint:
      "À coller sur le distributeur : les clients y signalent un problème et lisent la réponse sur la même page. Les messages apparaissent dans les signalements des clients.",
    silent: "Aucune donnée : le distributeur n’a rien signalé récemment",
    days: "{{n}} derniers jours",
    temperature: "Température (℃)",
    low: "Minimum",
    high: "Maximum",
    humidity: "Humidité en %",
    traffic: "Données mobiles par jour (Mo)",
    doors: "Ouvertures de porte par jour",
    sampled: "Minimum et maximum de chaque heure, relevés toutes les 10 minutes",
    more: "Entrées plus anciennes",
    nothing: "Aucune entrée",
    all: "Tout",
    noPoint: "retiré de son emplacement",
    toPoint: "vers {{point}}",
    refilled: "{{n}} articles dans {{lanes}} canaux",
    by: "par {{who}}",
    until: "terminé {{time}}",
    open: "en cours",
    cards: "Cartes SIM",
    kind: {
      registered: "Enregistré",
      activated: "Activé",
      decommissioned: "Mis hors service",
      recommissioned: "Remis en service",
      moved: "Déplacé",
      refill: "Réapprovisionnement",
      alarm: "Alarme",
      command: "Commande",
      maintenance: "Maintenance",
      software: "Mise à jour logicielle",
    },
    work: {
      open: "ouvert",
      done: "terminé",
    },
    update: {
      waiting: "en attente",
      sent: "envoyé",
      done: "terminé",
      failed: "échoué",
      expired: "expiré",
      skipped: "ignoré",
    },
  },
  map: {
    list: "Liste",
    map: "Carte",
    label: "Carte des distributeurs",
    seen: "{{n}} distributeurs dans cette zone",
    first: "Seuls les {{n}} premiers sont listés ; agrandissez la carte",
    unplaced: "{{n}} sans position, absents de la carte",
    tone: {
      bad: "Hors ligne ou en panne",
      warning: "À traiter",
      good: "En ordre",
      neutral: "Non activé",
    },
  },
};
