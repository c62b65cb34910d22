import type { Translation } from "../language.ts";
import type zh from "./zh.ts";
import payment from "./payment/es.ts";

export default {
  payment,
  machineType: {
    snack: "Máquina de snacks",
    drink: "Máquina de bebidas",
    combined: "Máquina combinada",
    fresh: "Máquina de productos frescos",
    coffee: "Máquina de café",
    pharmacy: "Armario de farmacia",
    locker: "Armario de casilleros",
  },
  machineCategory: {
    vending: "Máquina expendedora",
    pharmacy: "Armario de farmacia",
    locker: "Armario de casilleros",
  },
  machineState: {
    notActivated: "Sin activar",
    online: "En línea",
    offline: "Sin conexión",
    inOperation: "En servicio",
    stopSell: "Venta detenida",
    outOfStock: "Sin existencias",
    outOfChange: "Sin cambio",
    temperature: "Temperatura anómala",
    fault: "Avería",
    decommissioned: "Retirada",
  },
  alarm: {
    offline: "Sin conexión",
    outOfStock: "Sin existencias",
    outOfChange: "Sin cambio",
    temperature: "Temperatura",
    humidity: "Humedad",
    flow: "Tráfico de datos",
    doorOpen: "Puerta abierta",
    laneFault: "Avería de carril",
    contradiction: "Datos contradictorios",
    badMessage: "Mensaje no válido",
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
  door: {
    left: "Puerta izquierda",
    right: "Puerta derecha",
  },
  doorState: {
    open: "Abierta",
    closed: "Cerrada",
  },
  command: {
    restart: "Reiniciar cliente",
    lock: "Bloquear máquina",
    unlock: "Desbloquear máquina",
    clearHistory: "Borrar historial",
  },
  commandState: {
    queued: "En cola",
    sent: "Enviada",
    claimed: "En ejecución",
    done: "Hecha",
    failed: "Fallida",
    expired: "Caducada",
  },
  flag: {
    autoRefund: "Reembolso automático",
    shipAfterCardJam: "Dispensar tras un atasco",
    lockStock: "Bloquear existencias",
    directShip: "Dispensación directa",
    faceToFaceOnly: "Solo pago presencial",
    shoppingCart: "Carrito",
  },
} satisfies Translation<typeof zh>;
