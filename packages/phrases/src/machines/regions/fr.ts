import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dqgl": "Régions",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.region.read": "Voir les régions",
  "machines.region.write": "Gérer les régions",
};

export const errors: Translation<typeof zh.errors> = {
  "regions.unknown": "La région n’existe pas",
  "regions.nameTaken": "Une entrée voisine porte déjà ce nom",
  "regions.provinceUnknown": "Le premier niveau n’accepte que les provinces de la carte, sous leur nom court",
  "regions.tooDeep": "{{limit}} niveaux au maximum",
  "regions.inUse": "La région compte {{children}} entrées et {{points}} emplacements et ne peut pas être supprimée",
};

export const fields: Translation<typeof zh.fields> = {
  regionName: "Nom",
  points: "Emplacements",
  children: "Niveaux inférieurs",
  level: "Niveau",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter une province",
  addChild: "Ajouter en dessous",
  rename: "Renommer",
  search: "Rechercher un nom",
  keys: "Flèches : se déplacer, Entrée : ouvrir, N : ajouter en dessous, F2 : renommer, Alt+↑↓ : ordonner",
  none: "Aucune région ; commencez par « Ajouter une province ».",
  choose: "Choisissez une entrée à gauche",
  level: {
    "1": "Province",
    "2": "Ville",
    "3": "District",
  },
  created: "« {{name}} » ajouté",
  renamed: "Renommé en « {{name}} »",
  deleteAsk: "Supprimer « {{name}} » ?",
};
