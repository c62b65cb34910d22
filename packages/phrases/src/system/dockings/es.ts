import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dsfdjpz": "Conexión con terceros",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.docking.read": "Ver la conexión con terceros",
  "system.docking.write": "Gestionar la conexión con terceros",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.docking.test": "Probar la interfaz",
  "system.docking.replay": "Enviar de nuevo",
  "system.apiKey.revoke": "Revocar la clave",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dockingUrl": "Indique una dirección https pública, sin puerto ni usuario",
  "system.dockingKey": "La clave empieza por whsec_, seguida de 24 a 64 bytes en Base64",
  "system.categoryPair": "Indique la categoría principal y la subcategoría",
  "system.dockingExists": "La configuración de interfaz ya existe",
  "system.dockingDisabled": "Active primero la interfaz",
  "system.apiSignature": "La firma no es válida o ha caducado",
  "system.apiScope": "Esta clave no permite esta llamada",
  "system.apiQuota": "Cuota agotada; inténtelo en {{seconds}} s",
};

export const fields: Translation<typeof zh.fields> = {
  interfaceName: "Interfaz",
  interfaceUrl: "Dirección",
  parentCategory: "Categoría principal",
  childCategory: "Subcategoría",
  parentCategoryId: "Categoría principal",
  childCategoryId: "Subcategoría",
  interfaceKey: "Clave",
  lastPush: "Último mensaje",
  event: "Evento",
  events: "Eventos",
  withBelow: "Con comercios dependientes",
  pushState: "Estado",
  attempts: "Intentos",
  pushResult: "Resultado",
  updatedTime: "Modificado",
  keyName: "Nombre",
  apiKeyId: "Número de clave",
  secret: "Secreto",
  scopes: "Da acceso a",
  usedTime: "Última llamada",
  keyState: "Estado",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir interfaz",
  edit: "Editar interfaz",
  enabled: "Activada",
  disabled: "Desactivada",
  enable: "Activar",
  disable: "Desactivar",
  disableAsk: "No se enviará nada más y los mensajes en espera se descartan. ¿Desactivar?",
  test: "Probar",
  testSent: "Prueba enviada; el resultado está en los mensajes",
  pushes: "Mensajes",
  replay: "Enviar de nuevo",
  waits: "Este mensaje aún se está enviando",
  keyHint: "Vacío: se genera una clave; al editar, se conserva",
  eventsHint: "Lo que le ocurre a este comercio y, si se quiere, a los dependientes. Ninguno: solo se envían pruebas",
  keyOnce: "La clave se muestra solo esta vez; guárdela ahora",
  push: {
    queued: "En espera",
    delivered: "Entregado",
    dead: "Fallido",
  },
  eventName: {
    "interface.test": "Prueba",
    "order.paid": "Pedido pagado",
    "order.completed": "Pedido completado",
    "order.refunded": "Pedido reembolsado",
    "stock.low": "Existencias en el umbral de aviso",
    "stock.soldOut": "Carril agotado",
    "machine.online": "Máquina en línea",
    "machine.offline": "Máquina sin conexión",
    "machine.alarm": "Alarma de máquina",
  },
  apiKeys: "Claves de API",
  addKey: "Añadir clave",
  revoke: "Revocar",
  revokeAsk: "Los programas con esta clave quedarán rechazados para siempre. ¿Revocar?",
  valid: "Válida",
  revoked: "Revocada",
  scope: {
    "orders.read": "Leer pedidos",
    "products.read": "Leer categorías de productos",
    "movements.read": "Leer movimientos de existencias",
    "machines.read": "Leer máquinas",
    "members.read": "Leer socios",
    "dictionary.read": "Leer el diccionario de datos",
  },
};
