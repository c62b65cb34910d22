import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "État des distributeurs",
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
  openAlarms: "Voir les alarmes",
  openLanes: "Voir les canaux",
  more: "{{n}} en tout",
  lostHint:
    "Estimation d’après le chiffre d’affaires moyen de cette heure sur 28 jours et la part de canaux qui ne vendent pas",
};
