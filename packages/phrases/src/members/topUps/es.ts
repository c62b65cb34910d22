import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/yhsz": "Ofertas de recarga",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.topUp.read": "Ver ofertas de recarga",
  "members.topUp.write": "Gestionar ofertas de recarga",
};

export const errors: Translation<typeof zh.errors> = {
  "topUps.tierCount": "Indique de 1 a {{limit}} tramos",
  "topUps.tierTwice": "Cada importe de recarga aparece una vez",
  "topUps.over": "La oferta ha terminado; cambie antes las fechas",
  "topUps.isRunning": "La oferta está en curso; deténgala antes de eliminarla",
};

export const fields: Translation<typeof zh.fields> = {
  activityName: "Oferta",
  areas: "Zonas",
  areaIds: "Zonas",
  activityTime: "Fechas",
  fromDay: "Fechas",
  toDay: "Fechas",
  tiers: "Tramos",
  rechargeAmount: "Importe de recarga",
  giftAmount: "Importe de regalo",
  activityStatus: "Estado",
};

export const words: Translation<typeof zh.words> = {
  state: {
    running: "En curso",
    stopped: "Detenida",
  },
  action: {
    add: "Añadir oferta",
    edit: "Editar oferta",
    start: "Iniciar",
    stop: "Detener",
    addTier: "Añadir tramo",
    removeTier: "Quitar tramo",
  },
  confirm: {
    start: "¿Activar esta promoción?",
    stop: "¿Desactivar esta promoción?",
  },
  hint: {
    allAreas: "Ninguna: todas las zonas",
    all: "Todas las zonas",
    rule: "{{gift}} con {{recharge}}",
    gets: "«{{name}}» añade {{gift}}",
    runs: "En curso: {{rules}}",
    levels: "Los descuentos por nivel de socio se configuran en las campañas",
  },
};
