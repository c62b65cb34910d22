import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ptgl": "Compra en grupo",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupBuy.read": "Ver compras en grupo",
  "mall.groupBuy.write": "Añadir, modificar, iniciar, detener y eliminar compras en grupo",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.oneDeal": "Cada producto admite un solo precio especial",
  "mall.groupBuyUnknown": "La compra en grupo no existe",
  "mall.groupSize": "Tamaño del grupo: de {{least}} a {{most}}",
  "mall.groupHours": "Plazo del grupo: de 1 a {{limit}} horas",
  "mall.groupPieces": "Piezas: de {{least}} a {{most}}, suficientes para un grupo y no más de las que hay",
  "mall.groupBuyStarted": "Lo que está en curso o tiene grupos no se modifica ni elimina, solo se detiene",
  "mall.groupOverlaps": "Este producto ya tiene una compra en grupo en ese tiempo",
  "mall.groupNotRunning": "La compra en grupo no ha empezado o ya terminó",
  "mall.groupSoldOut": "No alcanza para el grupo: quedan {{n}}",
  "mall.groupLimit": "Como máximo {{limit}} por comprador",
  "mall.groupUnknown": "El grupo no existe",
  "mall.groupTwice": "Ya está en este grupo",
  "mall.groupFull": "El grupo está completo; abra otro",
  "mall.groupClosed": "El grupo terminó; abra otro",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "Producto",
  mallPrice: "Precio en línea",
  groupPrice: "Precio en grupo",
  size: "Personas",
  hours: "Plazo (horas)",
  pieces: "Piezas",
  taken: "Tomadas",
  perBuyer: "Por comprador",
  startsAt: "Inicio",
  endsAt: "Fin",
  groupBuyStatus: "Estado",
  gatheringCount: "Reuniéndose",
  completeCount: "Completos",
  failedCount: "Fallidos",
  createdBy: "Creado por",
  openedTime: "Abierto",
};

export const words: Translation<typeof zh.words> = {
  status: {
    draft: "Sin iniciar",
    scheduled: "Por empezar",
    running: "En curso",
    soldOut: "Agotado",
    ended: "Terminado",
    stopped: "Detenido",
  },
  groupState: {
    gathering: "Reuniéndose",
    complete: "Completo",
    failed: "Fallido",
  },
  add: "Añadir compra en grupo",
  edit: "Modificar compra en grupo",
  start: "Iniciar",
  startAsk:
    "Los compradores podrán abrir grupos en ese tiempo; precio, piezas y tiempo se comprueban de nuevo. ¿Iniciar?",
  running: "Ya está iniciado",
  stop: "Detener",
  stopAsk: "No se abren más grupos; los abiertos siguen hasta su fin y se reembolsa todo si fallan. ¿Detener?",
  notRunning: "No está iniciado",
  groups: "Grupos",
  places: "{{paid}} de {{size}} pagaron",
  until: "Hasta {{time}}",
  noGroups: "Nadie ha abierto un grupo todavía",
};
