import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/hdgl": "Carriles",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.lane.read": "Ver",
  "machines.lane.write": "Editar, cambiar precio, reponer",
};

export const verbs: Translation<typeof zh.verbs> = {
  generate: "Generar carriles",
  price: "Cambiar precio",
  refill: "Reponer",
  reserve: "Poner en solo recogida",
};

export const errors: Translation<typeof zh.errors> = {
  "lane.unknown": "El carril no existe",
  "lane.layersOutOfRange": "Entero mayor que 0 y no superior a 10",
  "lane.lanesPerLayerOutOfRange": "Entero mayor que 0 y no superior a 10",
  "lane.tooFewLanes": "El número de carriles debe ser mayor que 1",
  "lane.exists": "El carril ya existe, ¿volver a generarlo?",
  "lane.stockAboveCapacity": "Las existencias no pueden superar la capacidad del carril",
  "lane.stockNegative": "Las existencias no pueden ser negativas",
  "lane.capacityOutOfRange": "La capacidad del carril está fuera de rango",
  "lane.thresholdNegative": "El umbral de falta de existencias no puede ser negativo",
  "lane.thresholdAboveCapacity": "El umbral de falta de existencias no puede superar la capacidad del carril",
  "lane.priceAbnormal": "El precio del carril parece anómalo, compruébelo",
  "lane.notForSale": "El carril no está a la venta",
  "lane.locked": "El carril está bloqueado",
  "lane.pickupOnly": "El carril es solo para recogida",
  "lane.stopped": "La venta de este carril está detenida",
  "lane.empty": "El carril está agotado",
  "lane.priceDiffers": "El precio de la máquina difiere del precio del carril",
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
  averageCost: "Coste medio",
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
  stop: "Detener la venta",
  enable: "Activar",
  reserve: "Solo recogida",
  lock: "Bloquear",
  unlock: "Desbloquear",
  refillAll: "Llenar todo",
  refillConfirm: "¿Llenar todos los carriles con producto?",
  refilled: "{{lanes}} carriles, {{pieces}} piezas",
  stopConfirm: "¿Detener la venta de este carril? Se detiene la venta en línea.",
  enableConfirm: "¿Activar este carril?",
  reserveConfirm:
    "Solo recogida: este carril servirá solo códigos de recogida, miniprogramas y tiendas en línea. ¿Continuar?",
  lockConfirm: "Un carril bloqueado no se vende hasta desbloquearlo. ¿Bloquear?",
  unlockConfirm: "¿Desbloquear este carril?",
  belowPurchase: "El precio es inferior al de compra. ¿Continuar?",
  restartAdvised:
    "Cambió el precio o lote de un carril del armario principal: hay que reiniciar la máquina. ¿Reiniciar ahora?",
  stoppedByPrice: "Precio anómalo: venta del carril detenida",
  empty: "Esta máquina aún no tiene carriles",
  noProduct: "Sin producto",
  fine: "Con existencias",
  low: "Por reponer",
  soldOut: "Agotado",
  notSelling: "Venta detenida o bloqueado",
  pressHint: "Clic para elegir, doble clic para editar",
  editLane: "Editar carril {{laneNo}}",
  history: "Historial de cambios",
  time: "Hora",
  change: "Cambio",
  person: "Realizado por",
  changeKind: {
    save: "Editado",
    price: "Precio cambiado",
    refill: "Repuesto",
    count: "Recuento",
    generate: "Generado",
    remove: "Eliminado",
    stop: "Venta detenida",
    enable: "Activado",
    reserve: "Solo recogida",
    lock: "Bloqueado",
    unlock: "Desbloqueado",
  },
  laneStatus: {
    normal: "Normal",
    abnormal: "Anómalo",
    discontinued: "Venta detenida",
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
