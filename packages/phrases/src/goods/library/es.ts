import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/ptspk": "Catálogo de la plataforma",
  "/spgl/tsgl": "Envíos a revisión",
};

export const verbs: Translation<typeof zh.verbs> = {
  take: "Tomar del catálogo",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "Miniatura",
  brand: "Marca",
  category: "Categoría",
  barcode: "Código de barras",
  spec: "Formato",
  flavour: "Sabor",
  packaging: "Envase",
  unit: "Unidad",
  weight: "Peso (g)",
  weightTolerance: "Tolerancia (g)",
  isPrescription: "Medicamento con receta",
  detailPictures: "Imágenes de detalle",
  auditStatus: "Revisión del modelado",
  isMine: "Mis productos",
  unitPrice: "Precio",
  auditRemark: "Observación de la revisión",
  applyTime: "Enviado el",
  dueTime: "Revisión antes de",
};

export const words: Translation<typeof zh.words> = {
  state: {
    underReview: "En revisión",
    success: "Correcto",
    failed: "Fallido",
    ignored: "Ignorado",
  },
  add: "Añadir producto oficial",
  edit: "Editar producto oficial",
  search: "Nombre, pinyin, iniciales, código o código de barras",
  take: "Tomar",
  takeSelected: "Tomar seleccionados",
  takeBrand: "Tomar una marca",
  takeAsk: "{{n}} productos oficiales pasarán a ser suyos",
  priceHint: "Cada producto recibe este precio; se puede cambiar después",
  taken: "{{taken}} productos tomados, {{known}} ya existían",
  mine: "Tomado",
  notMine: "No tomado",
  yes: "Sí",
  no: "No",
  workdays: "La revisión de un producto tarda de 1 a 2 días laborables",
  submit: "Enviar a revisión",
  submitHint: "Se envía con sus imágenes y su peso actuales.",
  submitted: "Enviado; se revisará a más tardar el {{time}}",
  resubmit: "Enviar de nuevo",
  resubmitAsk: "¿Enviarlo de nuevo a revisión?",
  decision: {
    approve: "Aprobar",
    reject: "Rechazar",
    ignore: "Ignorar",
  },
  decisionAsk: {
    approve: "¿Aprobar? El producto pasará al catálogo de la plataforma.",
    reject: "¿Rechazar?",
    ignore: "¿Ignorar? El comercio podrá enviarlo de nuevo.",
  },
  alike: "Productos oficiales que podrían ser el mismo",
  sameBarcode: "Mismo código de barras",
  steps: "Pasos",
  event: {
    submit: "Enviado",
    resubmit: "Enviado de nuevo",
    approve: "Aprobado",
    reject: "Rechazado",
    ignore: "Ignorado",
  },
};
