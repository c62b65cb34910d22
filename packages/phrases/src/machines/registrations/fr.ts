import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqdr": "Importer des distributeurs",
  "/shj/jqzc": "Enregistrer des distributeurs",
};

export const fields: Translation<typeof zh.fields> = {
  firstNo: "Premier numéro du distributeur",
  lastNo: "Dernier numéro du distributeur",
  templateId: "Modèle",
};

export const words: Translation<typeof zh.words> = {
  importHint:
    "Chaque ligne enregistre un nouveau distributeur ; les existants ne changent pas. Les emplacements sont reconnus par nom ou numéro. Un distributeur reçoit sa clé lors de son installation.",
  verb: "Enregistrer",
  next: "Suivant",
  previous: "Précédent",
  count: "{{n}} distributeurs",
  lastHint: "Vide pour un seul distributeur ; sinon les chiffres finaux se suivent, 100 au plus à la fois",
  nameHint: "Avec plusieurs distributeurs, chaque nom finit par son numéro",
  templateHint: "Le modèle doit convenir à ce type de distributeur",
  done: "{{n}} distributeurs enregistrés",
  once: "Les codes d’activation contiennent les secrets et ne s’affichent que maintenant : imprimez-les, ou faites lire à chaque distributeur le sien.",
  print: "Imprimer les codes d’activation",
  openMachine: "Voir le distributeur",
  openMachines: "Voir les distributeurs non activés",
  step: {
    machines: "Distributeurs",
    placement: "Emplacement et modèle",
    codes: "Codes d’activation",
  },
};
