import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/gggl": "Publicidad",
  "/gggl/cgggl": "Anuncios publicitarios",
};

export const permissions: Translation<typeof zh.permissions> = {
  "marketing.ad.read": "Ver anuncios publicitarios y espacios publicitarios",
  "marketing.ad.write": "Gestionar anuncios publicitarios y espacios publicitarios",
};

export const errors: Translation<typeof zh.errors> = {
  "ads.codeTaken": "Este código de espacio publicitario ya existe",
  "ads.spaceInUse": "{{ads}} anuncios publicitarios usan este espacio publicitario",
  "ads.sizeOutOfRange": "El tamaño es un número entero de píxeles de 1 a {{limit}}",
  "ads.sortOutOfRange": "El orden es un número entero de 0 a {{limit}}",
  "ads.materialMissing": "Suba el archivo del anuncio publicitario",
  "ads.materialKind": "El archivo no corresponde al tipo; suba otro",
  "ads.over": "La fecha de fin ya pasó; modifíquela primero",
  "ads.tooManyOfMachine": "Una máquina muestra como máximo {{limit}} anuncios publicitarios activados",
  "ads.videoKind": "Suba un vídeo MP4",
  "ads.videoTooLarge": "Un vídeo tiene como máximo {{limit}}",
  "ads.tooManyUnused": "Hay {{limit}} archivos subidos sin usar; vuelva a intentarlo pasado un día",
  "ads.nothingToResend": "Ninguna máquina lo rechazó ni agotó el plazo",
};

export const fields: Translation<typeof zh.fields> = {
  adName: "Anuncio publicitario",
  adSlot: "Espacio publicitario",
  adSlotId: "Espacio publicitario",
  adType: "Tipo",
  adFile: "Archivo",
  materialId: "Archivo",
  planMachines: "Máquinas",
  machineIds: "Máquinas",
  startDate: "Fecha de inicio",
  endDate: "Fecha de fin",
  slots: "Franjas horarias (máx. 3)",
  sortNo: "Orden",
  adStatus: "Estado",
  confirmedCount: "Confirmadas",
  playCount: "Reproducciones",
  deliveryState: "Envío",
  reason: "Motivo",
  sentTime: "Enviado",
  endedTime: "Respondido",
  day: "Fecha",
  slotCode: "Código",
  slotName: "Espacio publicitario",
  size: "Tamaño (píxeles)",
  width: "Anchura (píxeles)",
  height: "Altura (píxeles)",
  position: "Posición",
  adCount: "Anuncios publicitarios",
};

export const words: Translation<typeof zh.words> = {
  views: {
    ads: "Anuncios",
    spaces: "Espacios publicitarios",
  },
  adTypes: {
    picture: "Imagen",
    video: "Vídeo",
  },
  status: {
    on: "Activado",
    off: "Desactivado",
  },
  delivery: {
    pending: "En espera",
    sent: "Enviado",
    confirmed: "Confirmado",
    refused: "Rechazado",
    expired: "Plazo agotado",
  },
  parts: {
    machines: "Máquinas",
    plays: "Reproducciones",
  },
  addAd: "Añadir anuncio publicitario",
  editAd: "Editar anuncio publicitario",
  addSpace: "Añadir espacio publicitario",
  editSpace: "Editar espacio publicitario",
  enable: "Activar",
  disable: "Desactivar",
  enableAsk: "¿Activar este anuncio publicitario? Se muestra cuando las máquinas lo confirman.",
  disableAsk: "¿Desactivar este anuncio publicitario?",
  preview: "Vista previa",
  resend: "Volver a enviar",
  resent: "Enviado de nuevo",
  choose: "Elegir archivo",
  replace: "Cambiar archivo",
  pictureHint: "PNG o JPEG, 2 MB como máximo",
  videoHint: "MP4, {{limit}} como máximo",
  sortHint: "Los números menores van primero",
};
