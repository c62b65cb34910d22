import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.conflictUnknown": "Esta incompatibilidad no existe",
  "pharmacy.conflictTaken": "Estos dos medicamentos ya están en la lista",
  "pharmacy.conflictSame": "Elija dos medicamentos distintos",
  "pharmacy.conflictInSet": "El conjunto «{{name}}» contiene los dos; modifíquelo o desactívelo antes",
  "pharmacy.conflictForbidden": "«{{first}}» y «{{second}}» no se deben tomar juntos: {{reason}}",
};

export const fields: Translation<typeof zh.fields> = {
  productId: "Medicamento",
  otherProductId: "No junto con",
  severity: "Efecto",
  reason: "Motivo",
};

export const words: Translation<typeof zh.words> = {
  title: "Incompatibilidades",
  hint: "Las parejas prohibidas se rechazan en conjuntos de medicamentos, códigos de recogida, cestas y recetas de un mismo paciente; de las demás se avisa.",
  add: "Añadir incompatibilidad",
  edit: "Editar incompatibilidad",
  warned: "Precaución",
  warning: "«{{first}}» con «{{second}}», precaución: {{reason}}",
  none: "Aún no hay incompatibilidades",
  severity: {
    forbid: "Prohibido",
    warn: "Aviso",
  },
  reason: {
    sameIngredient: "mismo principio activo, riesgo de sobredosis",
    bleeding: "mayor riesgo de hemorragia",
    sedation: "más somnolencia",
    liver: "sobrecarga del hígado",
    kidney: "sobrecarga de los riñones",
    bloodPressure: "efecto en la tensión arterial",
    heartRhythm: "efecto en el ritmo cardíaco",
    weaker: "efecto más débil",
    stronger: "efecto y efectos adversos más fuertes",
  },
};
