import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/spydgl": "Cambios de productos",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.change.read": "Ver",
  "machines.change.write": "Cambiar precios, deshacer, reenviar",
};

export const verbs: Translation<typeof zh.verbs> = {
  template: "Aplicar plantilla",
  swap: "Sustituir producto",
  undo: "Deshacer el cambio",
  tellAgain: "Reenviar",
  dropRest: "Descartar las demás máquinas",
};

export const errors: Translation<typeof zh.errors> = {
  "changeSets.nothingToChange": "Ningún carril cambiaría",
  "changeSets.undoneAlready": "Este cambio ya se deshizo",
  "changeSets.nothingWaiting": "Ninguna máquina espera",
  "changeSets.templateChanged":
    "La plantilla se cambió o eliminó después de las primeras máquinas. Descarte las demás y aplique la plantilla de nuevo",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "N.º de carril",
  changeAction: "Cambio",
  oldPrice: "Precio de venta anterior",
  newPrice: "Nuevo precio de venta",
  purchase: "Precio de compra",
  batchNo: "Lote",
  stock: "Existencias",
  syncState: "Estado en la máquina",
  reason: "Motivo",
  updatedBy: "Modificado por",
  updatedTime: "Modificado el",
  askedTime: "Pedido el",
  title: "Contenido",
  kind: "Tipo",
  machines: "Máquinas",
  lanes: "Carriles",
  desired: "Deseado",
  actual: "En la máquina",
  product: "Producto",
  target: "Dónde",
  template: "Plantilla",
};

export const words: Translation<typeof zh.words> = {
  views: {
    log: "Registro",
    sets: "Conjuntos de cambios",
    differing: "Carriles que difieren",
  },
  state: {
    pending: "Pendiente",
    sent: "Enviado",
    confirmed: "Confirmado",
    refused: "Rechazado",
    expired: "Caducado",
    replaced: "Reemplazado",
  },
  action: {
    save: "Editado",
    price: "Precio",
    refill: "Repuesto",
    stop: "Venta detenida",
    enable: "Activado",
    reserve: "Solo recogida",
    lock: "Bloqueado",
    unlock: "Desbloqueado",
    generate: "Generado",
    remove: "Quitado",
    template: "Plantilla",
    add: "Producto añadido",
    swap: "Producto sustituido",
    undo: "Deshecho",
  },
  targets: {
    machines: "Máquinas elegidas",
    template: "Máquinas de una plantilla",
  },
  setPrice: "Cambiar precios",
  undo: "Deshacer",
  undoPrice: "Deshacer cambio de precio",
  undoConfirm: "¿Deshacer este cambio? Los carriles que nadie ha modificado después vuelven.",
  undone: "{{lanes}} carriles restablecidos, {{kept}} modificados después se quedan",
  undoneTemplate:
    "Plantilla {{template}}: {{lanes}} carriles recuperan su precio, {{kept}} modificados después se quedan",
  retry: "Reenviar",
  retried: "{{n}} carriles reenviados",
  preview: "Vista previa",
  before: "Antes",
  after: "Después",
  gone: "Sin carril",
  summary: "Cambian {{lanes}} carriles de {{machines}} máquinas",
  stockOut: "Hay que retirar {{n}} piezas a mano",
  below: "{{n}} carriles por debajo del precio de compra",
  unchanged: "Sin cambios: {{machines}}",
  firstRows: "Se muestran los primeros {{n}}",
  apply: "Cambiar {{n}} carriles",
  made: "Se cambiaron {{lanes}} carriles de {{machines}} máquinas",
  restartAbout: "{{n}} máquinas",
  progress: "{{done}} de {{all}} confirmados",
  undoneAt: "Deshecho",
  waiting: "Otras {{n}} máquinas esperan",
  waitingHint: "Compruebe las primeras máquinas y después aplique a las demás. Deshacer las restablece todas",
  goOn: "Aplicar a las demás",
  dropRest: "Descartar las demás",
  dropConfirm: "¿Dejar las demás máquinas como están? Las primeras conservan la plantilla.",
  dropped: "{{n}} máquinas descartadas",
  allStates: "Todos",
  templateRequired: "Falta el nombre de la plantilla",
};
