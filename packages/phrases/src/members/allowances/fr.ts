import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  setOffline: "Régler les achats hors ligne",
};

export const errors: Translation<typeof zh.errors> = {
  "members.offlineHours": "La durée doit être un nombre entier de {{least}} à {{most}} heures",
};

export const fields: Translation<typeof zh.fields> = {
  offlineLimit: "Limite par carte et distributeur",
  offlineHours: "Validité (heures)",
  allowance: "Plafond",
  used: "Utilisé",
  untilTime: "Valable jusqu’au",
  soldTime: "Vendu le",
};

export const words: Translation<typeof zh.words> = {
  explain:
    "Sans réseau, une carte de membre peut acheter dans le plafond signé par le cloud, à chaque distributeur jusqu’à cette limite ; 0 le désactive. Ce que le solde ne couvre pas devient un impayé.",
  scope:
    "Seulement pour les cartes activées avec titulaire, utilisées aux distributeurs du commerçant ces 90 derniers jours, 500 au plus par distributeur.",
  machines: "Distributeurs ayant un plafond",
  uses: "Achats sans réseau",
  noMachines: "Aucun distributeur n’a de plafond pour cette carte",
  noUses: "Cette carte n’a rien acheté sans réseau",
};
