import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "Achats-loterie",
  "/jygl/zjtj": "Tirages gagnés",
  "/jygl/hgfa": "Plans des achats-loterie",
  "/jygl/ddcj": "Tirages des commandes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "Consulter",
  "orders.lucky.write": "Gérer les plans",
  "orders.luckyWin.read": "Consulter",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.luckyPlanExists": "Le produit a déjà un plan en cours",
  "orders.luckyPlanEnded": "Le plan est terminé",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Lot gagné",
  orders: "Commandes",
  winCount: "Gagnés",
  winRate: "Part gagnée",
  planName: "Nom du plan",
  productId: "Lot",
  drawFen: "Prix d’un tirage",
  chance: "Chance",
  budgetFen: "Budget des lots",
  spentFen: "Gagné",
  reservedFen: "Pas encore tiré",
  draws: "Commandes tirées",
  machineIds: "Distributeurs",
  endTime: "Terminé",
  numbers: "Numéros tirés",
  seed: "Graine",
  commitment: "Engagement",
  tradeNo: "Numéro de paiement",
  resultNo: "Résultat n°",
  previousHash: "Résultat précédent",
  resultHash: "Empreinte du résultat",
  committedTime: "Engagé",
  drawTime: "Tiré",
};

export const words: Translation<typeof zh.words> = {
  detail: "Détails",
  sum: "Commandes {{orders}}, tirages {{draws}}, gagnés {{wins}}, montant {{amount}}",
  plans: "Plans de tirage",
  add: "Ajouter un plan",
  end: "Terminer le plan",
  endAsk: "Plus aucun tirage ensuite. Terminer le plan ?",
  all: "Tous les distributeurs",
  create: "Un plan enregistré ne change plus, il se termine seulement",
  verify: "Vérifier",
  machine: "Le distributeur a tiré lui-même, rien ne peut être vérifié",
  good: "Conforme",
  bad: "Différent",
  how: "Un numéro est le reste modulo 10 000 des 12 premiers chiffres hexadécimaux du SHA-256 de « graine|numéro de commande|numéro de paiement|tirage » ; inférieur à la chance en centièmes de pour cent, il gagne",
  planState: { active: "En cours", ended: "Terminé" },
  hints: { chance: "En pour cent, de 0,01 à 100", budget: "Limite de la valeur de tous les lots" },
  checks: {
    commitment: "La graine est celle engagée avant le paiement",
    numbers: "Numéros et résultat découlent de la graine",
    link: "Lié au résultat précédent",
  },
};
