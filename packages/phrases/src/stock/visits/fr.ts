import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/bhd/jrbf": "Visites du jour",
};

export const verbs: Translation<typeof zh.verbs> = {
  fillLane: "Réapprovisionner un canal par téléphone",
  emptyLane: "Retirer des produits par téléphone",
  collectCash: "Relever les espèces",
  takePhoto: "Photographier un distributeur",
  reportFault: "Signaler une panne sur place",
  setCost: "Fixer le coût d’une visite",
  finishVisit: "Terminer une visite",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.actTooOld":
    "Ce relevé a plus de {{days}} jours et n’est plus comptabilisé : faites l’inventaire du distributeur",
};

export const fields: Translation<typeof zh.fields> = {
  kind: "Acte",
  pieces: "Pièces",
  rest: "Écart",
  unbooked: "Manque au sac",
  bagNo: "N° du sac d’espèces",
  expected: "Attendu",
  counted: "Compté",
  laneNo: "N° de canal",
  actTime: "Heure",
  note: "Note",
  picture: "Photo",
  replenisher: "Approvisionneur",
  place: "Ordre",
  gain: "Gain d’une visite aujourd’hui",
  stockOut: "Épuisé",
  spoil: "Proche de la péremption",
  fault: "Panne",
  cash: "Espèces",
  emptyDays: "Premier canal épuisé",
  routeId: "Tournée",
  visitCost: "Coût d’une visite (yuans)",
  dueCount: "À visiter aujourd’hui",
  way: "Trajet (à vol d’oiseau)",
};

export const words: Translation<typeof zh.words> = {
  acts: "Relevés sur place",
  onlyDiffering: "Écarts seulement",
  act: {
    fillLane: "Ajouté",
    emptyLane: "Retiré",
    collectCash: "Espèces relevées",
    takePhoto: "Photo prise",
    reportFault: "Panne signalée",
    finishVisit: "Terminé",
  },
  canWait: "Peut attendre",
  today: "Aujourd’hui",
  tomorrow: "Demain",
  inDays: "Dans {{days}} jours",
  machines: "{{n}} distributeurs",
  km: "{{km}} km",
  selectDue: "Sélectionner les visites du jour",
  make: "Créer les bons de réapprovisionnement",
  hasOrder: "Bon de réapprovisionnement créé",
  keepCost: "Enregistrer comme coût habituel",
  ofOther:
    "Cette tournée appartient à {{merchant}} et son sac ne sert qu’à ce commerçant : laissez son personnel établir les bons de réapprovisionnement, ou choisissez un entrepôt ou un sac de votre propre commerçant.",
  usualCost: "Coût habituel actuel : {{money}}",
  dueFrom: "Due à partir de {{money}} : attendre repousse aussi la visite suivante, et en dessous attendre coûte moins",
  how: "Prévision des deux prochains jours selon la demande réelle de chaque canal sur 28 jours (hors temps où il était épuisé, pondérée par jour de semaine). Les montants sont la marge, le coût de la marchandise proche de la péremption et le risque sur les espèces, perdus sans visite aujourd’hui. Un distributeur est à visiter quand attendre perd plus que cela n’économise en visites, selon le rythme le moins coûteux pour ce distributeur.",
};
