import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  priceBack: "Restablecer el precio",
  tag: "Etiquetar",
};

export const pages: Translation<typeof zh.pages> = {
  "/spgl/wdsp": "Mis productos",
  "/spgl/xzsp": "Añadir producto",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "Miniatura",
  brand: "Marca",
  category: "Categoría",
  barcode: "Código de barras",
  unitPrice: "Precio",
  costPrice: "Precio de compra",
  margin: "Beneficio bruto",
  spec: "Formato",
  unit: "Unidad",
  packaging: "Envase",
  flavour: "Sabor",
  batchNo: "Lote",
  productionDate: "Fecha de fabricación",
  shelfLifeDate: "Fecha de caducidad",
  weight: "Peso (g)",
  weightTolerance: "Tolerancia de peso (g)",
  isPrescription: "Medicamento con receta",
  isPovertyRelief: "Producto solidario",
  isJointOperation: "Explotación conjunta",
  reviewStatus: "Estado de la revisión",
  tags: "Etiquetas",
  lanes: "Carriles",
  detailPictures: "Imágenes de detalle",
  laneNo: "N.º de carril",
  lanePrice: "Precio del carril",
  stock: "Existencias",
  changedTime: "Modificado el",
  reason: "Motivo",
};

export const words: Translation<typeof zh.words> = {
  yesNo: {
    yes: "Sí",
    no: "No",
  },
  review: {
    pending: "Por revisar",
    approved: "Aprobado",
    notApproved: "Rechazado",
    ignored: "Ignorado",
    none: "No enviado",
  },
  search: "Código, código de barras, nombre o pinyin",
  find: "Buscar productos",
  deleteAsk: "¿Eliminar «{{name}}»? Los pedidos anteriores seguirán mostrándolo.",
  section: {
    lanes: "Carriles ({{n}})",
    prices: "Historial de precios",
  },
  add: "Añadir producto",
  edit: "Editar producto",
  codeHint: "Si se deja vacío, se genera",
  shelfLifeBefore: "La caducidad no puede ser anterior a la fabricación",
  step: {
    data: "Datos básicos",
    pictures: "Imágenes",
    attributes: "Categoría y atributos",
  },
  previous: "Atrás",
  next: "Siguiente",
  pictures: {
    earlier: "Mover hacia delante",
    later: "Mover hacia atrás",
  },
  crop: {
    title: "Recortar imagen",
    use: "Usar",
    zoom: "Zoom",
    hint: "Arrastre o use las flechas para mover; el control ajusta el tamaño",
  },
  tagging: {
    title: "Etiquetar productos",
    about: "{{n}} productos seleccionados",
    add: "Etiquetas que se ponen",
    remove: "Etiquetas que se quitan",
    done: "{{n}} etiquetas cambiadas",
  },
  pricing: {
    title: "Cambiar precios",
    inCell: "Doble clic o pulse E para cambiarlo",
    target: "Cambiar",
    rule: "Cómo",
    kind: {
      set: "A un importe",
      add: "En un importe",
      percent: "En un porcentaje",
    },
    amount: "Importe (CNY)",
    percent: "Porcentaje",
    step: "Redondear a",
    lanesFollow: "Los carriles al precio del producto cambian también ({{n}})",
    lanesOwn: "{{n}} carriles tienen precio propio y no cambian",
    before: "Antes",
    after: "Después",
    verb: "Cambiar {{n}} precios",
    done: "Precios de {{n}} productos cambiados, {{lanes}} carriles han cambiado también; los del armario principal valen tras reiniciar la máquina.",
    undo: "Deshacer",
    undone: "Precios de {{n}} productos restablecidos; {{kept}} se cambiaron después y quedan así.",
  },
  draft: {
    found: "Hay datos sin guardar del {{time}}",
    restore: "Recuperar",
    discard: "Descartar",
  },
  otherPicture: "sustituida",
  conflict: {
    title: "Mientras editaba, otra persona cambió lo siguiente. Sus datos se conservan; revíselos y guarde de nuevo.",
    mine: "se conserva el suyo",
  },
  noLanes: "En ningún carril",
  noPrices: "El precio nunca se ha cambiado",
  belowCost: "Por debajo del precio de compra",
  cabinet: {
    sub: "Armario auxiliar",
  },
};
