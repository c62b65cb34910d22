import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/qygl": "Zones de cartes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.area.read": "Voir les zones des cartes de membre",
  "members.area.write": "Gérer les zones des cartes de membre et leurs employés",
};

export const verbs: Translation<typeof zh.verbs> = {
  setArea: "Définir la zone",
};

export const errors: Translation<typeof zh.errors> = {
  "cardAreas.unknown": "La zone n’existe pas ou ne relève pas de vous",
  "cardAreas.nameTaken": "Ce nom existe déjà à ce niveau",
  "cardAreas.tooDeep": "{{limit}} niveaux au maximum",
  "cardAreas.inUse": "La zone compte {{children}} sous-zones et {{cards}} cartes ; suppression impossible",
  "cardAreas.staffLast":
    "{{n}} personnes n’appartiennent qu’à cette zone et géreraient sans elle toutes les cartes ; retirez-les ou affectez-les ailleurs d’abord",
  "cardAreas.ownLimit":
    "Une personne limitée à des zones ne peut pas lever la dernière limite de quelqu’un ; adressez-vous à une personne sans limite",
  "cardAreas.beyondOwn": "Cela vaut au-delà de vos zones ; adressez-vous à une personne sans limite",
  "cardAreas.staffTaken": "Cet utilisateur figure déjà dans la liste",
  "cardAreas.staffUnfit": "Vérifiez l’employé et les autorisations de son rôle",
};

export const fields: Translation<typeof zh.fields> = {
  areaName: "Zone",
  level: "Niveau",
  children: "Sous-zones",
  cardCount: "Cartes de membre",
  staff: "Employés",
  userId: "Employé",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter une zone",
  addChild: "Ajouter une sous-zone",
  rename: "Renommer",
  assign: "Affecter un employé",
  search: "Rechercher",
  keys: "Flèches : déplacer, Entrée : déplier, N : ajouter, F2 : renommer",
  none: "Aucune zone ; cliquez sur « Ajouter une zone ».",
  choose: "Choisissez une zone à gauche",
  noStaff: "Personne n’est affecté",
  limited: "Les personnes affectées ne gèrent que les cartes de cette zone et de ses sous-zones",
  removeStaff: "Retirer",
  removeStaffAsk: "Retirer cette personne ?",
  created: "« {{name}} » ajoutée",
  renamed: "Renommée « {{name}} »",
};
