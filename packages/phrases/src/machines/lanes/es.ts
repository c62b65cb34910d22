import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/hdgl": "Canales",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.lane.read": "Ver",
  "machines.lane.write": "Editar, cambiar precio, reponer",
};

export const verbs: Translation<typeof zh.verbs> = {
  generate: "Generar carriles",
  price: "Cambiar precio",
  refill: "Reponer",
  reserve: "Solo recogida",
};

export const errors: Translation<typeof zh.errors> = {
  "lane.unknown": "El canal no existe",
  "lane.layersOutOfRange": "Entero mayor que 0 y no superior a 10",
  "lane.lanesPerLayerOutOfRange": "Entero mayor que 0 y no superior a 10",
  "lane.tooFewLanes": "El número de canales debe ser mayor que 1",
  "lane.exists": "El canal ya existe, ¿volver a generarlo?",
  "lane.stockAboveCapacity": "Las existencias no pueden superar la capacidad del canal",
  "lane.stockNegative": "Las existencias no pueden ser negativas",
  "lane.capacityOutOfRange": "La capacidad del canal está fuera de rango",
  "lane.thresholdAboveCapacity": "El umbral de falta no puede superar la capacidad del canal",
  "lane.priceAbnormal": "El precio del canal parece anómalo, compruébelo",
  "lane.notForSale": "El canal no está a la venta",
  "lane.locked": "El canal está bloqueado",
  "lane.pickupOnly": "El canal es solo para recogida",
  "lane.stopped": "El canal ha dejado de vender",
  "lane.empty": "El canal está agotado",
  "lane.priceDiffers": "El precio de la máquina difiere del precio del canal",
  "lane.changedMeanwhile": "Otra persona modificó este carril; actualice e inténtelo de nuevo",
  "stock.quantityOutOfRange": "La cantidad está fuera de rango",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "N.º de carril",
  layerNo: "Nivel",
  cabinet: "Armario",
  laneMode: "Tamaño del carril",
  laneStatus: "Estado del carril",
  product: "Producto",
  lanePrice: "Precio de venta",
  purchasePrice: "Precio de compra",
  stock: "Existencias",
  capacity: "Capacidad",
  warnThreshold: "Umbral de aviso",
  batchNo: "Lote",
  soldToday: "Vendidos hoy",
  locked: "Bloqueado",
  fault: "Avería",
};

export const words: Translation<typeof zh.words> = {
  title: "Carriles",
  chooseMachine: "Elegir máquina",
  chooseHint: "Elija primero una máquina y gestione sus carriles.",
  generate: "Generar carriles",
  layers: "Niveles",
  perLayer: "Carriles por nivel",
  regenerate: "Ya existen carriles. ¿Regenerarlos?",
  setPrice: "Cambiar precios",
  stop: "Detener",
  enable: "Habilitar",
  reserve: "Solo recogida",
  lock: "Bloquear",
  unlock: "Desbloquear",
  refillAll: "Llenar todo",
  refillConfirm: "¿Llenar todos los carriles con producto?",
  refilled: "{{lanes}} carriles, {{pieces}} piezas",
  stopConfirm: "¿Detener la venta de este carril? Se detiene la venta en línea.",
  enableConfirm: "¿Habilitar este carril?",
  reserveConfirm: "Solo recogida: este carril servirá solo códigos, miniprogramas y tiendas. ¿Continuar?",
  lockConfirm: "Un carril bloqueado no se vende hasta desbloquearlo. ¿Bloquear?",
  unlockConfirm: "¿Desbloquear este carril?",
  belowPurchase: "El precio es inferior al de compra. ¿Continuar?",
  restartAdvised: "Cambió el precio o lote de un carril principal: hay que reiniciar la máquina. ¿Reiniciar ahora?",
  stoppedByPrice: "Precio anómalo: el carril se detuvo",
  empty: "Esta máquina aún no tiene carriles",
  noProduct: "Sin producto",
  fine: "Con existencias",
  low: "Por reponer",
  soldOut: "Agotado",
  notSelling: "Parado o bloqueado",
  pressHint: "Clic para elegir, doble clic para editar",
  editLane: "Editar carril {{laneNo}}",
  history: "Historial de cambios",
  time: "Hora",
  change: "Cambio",
  person: "Operador",
  changeKind: {
    save: "Editado",
    price: "Precio cambiado",
    refill: "Repuesto",
    generate: "Generado",
    remove: "Eliminado",
    stop: "Detenido",
    enable: "Habilitado",
    reserve: "Solo recogida",
    lock: "Bloqueado",
    unlock: "Desbloqueado",
  },
  laneStatus: {
    normal: "Normal",
    abnormal: "Anómalo",
    discontinued: "Detenido",
    pickupOnly: "Solo recogida",
  },
  laneMode: {
    small: "Pequeño",
    medium: "Mediano",
    large: "Grande",
  },
  cabinet: {
    main: "Armario principal",
    sub: "Armario auxiliar",
  },
};
