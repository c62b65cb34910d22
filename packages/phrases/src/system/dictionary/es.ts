import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sjzd": "Diccionario de datos",
  "/xtgl/shsjzd": "Diccionario de datos del comercio",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.dictionary.read": "Ver: diccionario de datos",
  "system.dictionary.write": "Modificar: diccionario de datos",
  "system.merchantDictionary.read": "Ver: diccionario de datos del comercio",
  "system.merchantDictionary.write": "Modificar: diccionario de datos del comercio",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dictionaryTypeUnknown": "Ese tipo no existe en el diccionario de datos",
  "system.dictionaryTypeInUse": "El tipo aún tiene entradas y no se puede eliminar",
};

export const fields: Translation<typeof zh.fields> = {
  dictType: "Tipo",
  typeName: "Nombre del tipo",
  dictCode: "Código",
  dictName: "Nombre",
  dictValue: "Texto",
  updatedTime: "Modificado",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir entrada",
  edit: "Editar entrada",
  enabled: "Activado",
  disabled: "Desactivado",
  enable: "Activar",
  disable: "Desactivar",
  disableAsk: "Los formularios no ofrecerán esta entrada. ¿Desactivar?",
  platformElsewhere: "Las entradas de la plataforma están en el diccionario de datos",
  types: "Tipos",
  addType: "Añadir tipo",
  editType: "Editar tipo",
  noTypes: "Aún no hay tipos propios. «Añadir tipo» crea el primero.",
  typesHint: "Los programas de los comercios leen las entradas de estos tipos con una clave",
  type: {
    paymentKind: "Forma de pago",
    machineType: "Tipo de máquina",
    language: "Idioma",
    orderState: "Estado del pedido",
    ticketState: "Estado del tique de soporte",
    ticketReply: "Respuestas a tiques de soporte",
    blockReason: "Motivos de bloqueo",
    blacklistReason: "Motivos de lista negra",
    rejectReason: "Motivos de rechazo",
    priceReason: "Motivos de cambio de precio",
    recallReason: "Motivos de retirada",
  },
};
