import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  hint: "Numéro, nom ou initiales pinyin",
  hintMany: "Numéro, nom ou initiales pinyin ; plusieurs numéros peuvent être collés",
  recent: "Récents",
  others: "Autres",
  noMatch: "Aucun résultat pour « {{text}} »",
  unknown: "Introuvables : {{numbers}}",
  more: "Seuls les {{n}} premiers sont affichés ; précisez la recherche",
  kind: {
    machine: "Distributeurs",
    card: "Cartes de membre",
    product: "Produits",
    merchant: "Commerçants",
    person: "Utilisateurs",
  },
  state: {
    inUse: "En service",
    offline: "Hors ligne",
    notActivated: "Non activé",
    outOfUse: "Hors service",
  },
};
