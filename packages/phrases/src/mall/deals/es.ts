import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/msgl": "Ventas flash",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.flashSale.read": "Ver ventas flash",
  "mall.flashSale.write": "Añadir, modificar, detener y eliminar ventas flash",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.loginFirst": "Inicie sesión antes de comprar",
  "mall.dealNoCoupon": "No se puede usar un cupón con este precio",
  "mall.dealPriceTooHigh": "El precio debe ser menor que el de la tienda en línea",
  "mall.flashUnknown": "La venta flash no existe",
  "mall.flashPieces": "Piezas: de 1 a {{limit}}, no más de las que hay",
  "mall.flashPerBuyer": "Por comprador: de 1 a {{limit}}",
  "mall.flashPeriod": "El fin debe ser posterior al inicio y a ahora, como máximo {{limit}} días",
  "mall.flashStarted": "Lo que ya empezó o terminó no se modifica, solo se detiene",
  "mall.flashOverlaps": "Este producto ya tiene una venta flash en ese tiempo",
  "mall.flashNotRunning": "La venta flash no ha empezado o ya terminó",
  "mall.flashSoldOut": "Quedan {{n}} de la venta flash",
  "mall.flashLimit": "Como máximo {{limit}} por comprador",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "Producto",
  mallPrice: "Precio en línea",
  flashPrice: "Precio flash",
  pieces: "Piezas",
  taken: "Tomadas",
  perBuyer: "Por comprador",
  startsAt: "Inicio",
  endsAt: "Fin",
  flashStatus: "Estado",
  createdBy: "Creado por",
};

export const words: Translation<typeof zh.words> = {
  status: {
    scheduled: "Por empezar",
    running: "En curso",
    soldOut: "Agotado",
    ended: "Terminado",
    stopped: "Detenido",
  },
  addFlash: "Añadir venta flash",
  editFlash: "Modificar venta flash",
  stop: "Detener",
  stopAsk: "Se detiene para siempre; los pedidos hechos siguen en pie. ¿Detener?",
  stopped: "Ya está detenido",
};
