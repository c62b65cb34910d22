import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xxtz": "Mensajes",
  "/xtgl/xzxxtz": "Añadir mensaje",
  "/xtgl/xxlx": "Tipos de mensaje",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.message.read": "Ver los mensajes propios",
  "support.broadcast.write": "Enviar mensajes a muchos",
  "support.messageType.read": "Ver tipos de mensaje",
  "support.messageType.write": "Añadir y editar tipos de mensaje",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.broadcast.send": "Enviar un mensaje a muchos",
  "support.broadcast.recall": "Retirar un mensaje",
};

export const errors: Translation<typeof zh.errors> = {
  "support.templateField": "{{name}} no es un campo que el texto pueda usar",
  "support.receiversMalformed": "Separe los números de comercio con comas inglesas, sin coma final",
  "support.tooManyReceivers": "Como máximo {{limit}} números de comercio a la vez",
  "support.receiverUnknown": "No existe el número de comercio {{no}}",
  "support.messageUnknown": "Este mensaje no existe o se eliminó",
  "support.messageRecalled": "Este mensaje ya se retiró",
  "support.messageTypeUnknown": "Este tipo de mensaje no existe o está desactivado",
  "support.messageTypeTaken": "Ya existe un tipo de mensaje con ese nombre",
  "support.messageTypeInUse": "Este tipo de mensaje está en uso; solo se puede desactivar",
};

export const fields: Translation<typeof zh.fields> = {
  msgTitle: "Título",
  msgType: "Tipo de mensaje",
  typeId: "Tipo de mensaje",
  msgContent: "Mensaje",
  msgTemplate: "Plantilla de mensaje",
  notifyWay: "Notificación por",
  updatedTime: "Modificado",
  sendTime: "Enviado",
  readStatus: "Lectura",
  receiverMerchants: "Comercios destinatarios",
  sendStatus: "Envío",
  receivers: "Destinatarios",
  readers: "Lectores",
  sentBy: "Enviado por",
  deliveries: "Envíos externos",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    received: "Recibidos",
    sent: "Enviados",
  },
  readState: {
    unread: "Sin leer",
    read: "Leído",
  },
  sendState: {
    sending: "Enviándose",
    sent: "Enviado",
    recalled: "Retirado",
  },
  way: {
    console: "Mensaje en la consola",
    sms: "SMS",
    mail: "Correo electrónico",
    robot: "Robot de chat",
  },
  to: {
    everybody: "Todos los comercios",
    merchants: "Comercios elegidos",
  },
  switched: {
    on: "Activado",
    off: "Desactivado",
  },
  action: {
    addType: "Añadir tipo de mensaje",
    markRead: "Marcar como leído",
    markAll: "Marcar todo como leído",
    open: "Abrir el asunto",
    enable: "Activar",
    disable: "Desactivar",
    recall: "Retirar",
  },
  confirm: {
    markAll: "¿Marcar todos los mensajes como leídos?",
    disable: "¿Desactivar? Los mensajes nuevos no podrán tener este tipo.",
    enable: "¿Activar?",
    recall: "¿Retirar? Nadie verá más el mensaje; los SMS, correos y mensajes de grupo ya enviados permanecen.",
  },
  hint: {
    all: "Todos los mensajes sin leer",
    system: "Mensaje del sistema",
    fields: "Markdown; campos que se rellenan para cada destinatario: {{list}}",
    numbers: "Varios números de comercio con comas inglesas, p. ej. 1001,1002",
    ways: "Siempre se envía un mensaje en la consola; el SMS solo lleva tipo y título; el correo y el robot llevan todo el texto",
    preview: "Vista previa",
    sent: "El mensaje ya se está enviando",
    recalled: "El mensaje se ha retirado",
    delivered: "{{waiting}} en espera, {{sent}} enviados, {{failed}} fallidos",
  },
};
