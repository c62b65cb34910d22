import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/cfcx": "Recetas",
  "/jygl/cfxq": "Receta",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.prescription.read": "Ver recetas",
  "pharmacy.prescription.review": "Revisar y anular recetas",
  "pharmacy.rule.read": "Ver reglas de venta",
  "pharmacy.rule.write": "Añadir reglas de venta",
};

export const verbs: Translation<typeof zh.verbs> = {
  reviewPrescription: "Revisar una receta",
  cancelPrescription: "Anular una receta",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorOff": "Ya no se aceptan recetas de este médico",
  "pharmacy.prescriptionUnknown": "La receta no existe",
  "pharmacy.prescriptionLink":
    "El enlace de envío no es válido o ha caducado; elija de nuevo el medicamento en la máquina",
  "pharmacy.prescriptionPictures": "Suba de 1 a {{limit}} imágenes de la receta",
  "pharmacy.prescriptionTaken": "Esta receta ya se ha entregado",
  "pharmacy.prescriptionInFuture": "La receta no puede tener fecha posterior a hoy",
  "pharmacy.prescriptionExpired": "La receta ha caducado",
  "pharmacy.prescriptionOwn": "Nadie revisa su propia receta",
  "pharmacy.notOnDuty": "Solo un farmacéutico de servicio revisa recetas",
  "pharmacy.prescriptionNeeded": "Es un medicamento con receta; suba primero la receta",
  "pharmacy.prescriptionOther": "La receta es de otro medicamento o de menor cantidad",
  "pharmacy.prescriptionUnreviewed": "La receta aún no está revisada",
  "pharmacy.prescriptionCancelled": "La receta fue anulada",
  "pharmacy.prescriptionUsed": "La receta ya se ha usado",
  "pharmacy.ruleInPast": "Una regla no puede empezar antes de hoy",
};

export const fields: Translation<typeof zh.fields> = {
  rxNo: "N.º de receta",
  patientName: "Paciente",
  patientPhone: "Teléfono del paciente",
  diagnosis: "Diagnóstico",
  doctorName: "Médico",
  hospital: "Hospital",
  pharmacistName: "Farmacéutico",
  medicineName: "Medicamento",
  quantity: "Cantidad",
  rxStatus: "Estado",
  rxMark: "Uso",
  rxTime: "Emitida el",
  rxDay: "Emitida el",
  validTo: "Válida hasta",
  uploadTime: "Subida",
  rxImages: "Imágenes",
  province: "Provincia",
  saleClass: "Clase de venta",
  allowed: "Venta",
  fromDay: "Desde",
  licenceNo: "Licencia",
  createdBy: "Añadida por",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unreviewed: "Por revisar",
    reviewed: "Revisada",
    cancelled: "Anulada",
  },
  mark: {
    used: "Usada",
    expired: "Caducada",
    late: "Espera larga",
  },
  review: "Revisar",
  cancel: "Anular receta",
  reviewAsk: "¿Aprobarla? El paciente podrá comprar una vez con esta receta.",
  cancelAsk: "No se puede comprar con una receta anulada; indique el motivo.",
  wholeName: "Escriba el nombre completo",
  recorded: "La consulta del paciente y de las imágenes queda registrada",
  rules: {
    title: "Reglas de venta",
    hint: "Sin regla, las máquinas solo venden sin receta clase B. Una regla nueva sustituye a la anterior desde su fecha.",
    add: "Añadir regla",
    everywhere: "Todas las provincias",
    counts: "En vigor",
    sale: {
      yes: "A la venta",
      no: "No se vende",
    },
  },
};
