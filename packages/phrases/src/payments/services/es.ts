import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz": "Ajustes de pago",
  "/xtgl/zfsz/zffwgl": "Servicios de pago",
  "/xtgl/zfsz/fwscssz": "Parámetros de los proveedores",
};

export const permissions: Translation<typeof zh.permissions> = {
  "payments.service.read": "Ver servicios de pago",
  "payments.service.write": "Añadir, editar, activar y desactivar servicios de pago",
  "payments.parameters.read": "Ver parámetros de los proveedores",
  "payments.parameters.write": "Añadir, verificar y activar parámetros de los proveedores",
};

export const verbs: Translation<typeof zh.verbs> = {
  verifyKeys: "Verificar",
};

export const errors: Translation<typeof zh.errors> = {
  "payments.serviceUnknown": "Este servicio de pago no existe",
  "payments.serviceChanged": "Alguien acaba de modificarlo; actualice e inténtelo de nuevo",
  "payments.serviceUsed": "Ya hay pagos con este servicio; desactívelo en lugar de eliminarlo",
  "payments.serviceWithoutParameters": "Primero indique, verifique y active sus parámetros",
  "payments.methodTaken": "Otro servicio atiende esta forma de pago; desactívelo primero",
  "payments.parametersUnknown": "Estos parámetros no existen",
  "payments.parametersFixed": "Los parámetros en uso o retirados no se modifican; añada otra versión",
  "payments.accountFixed": "El número de comercio de un servicio no cambia nunca; añada otro servicio",
  "payments.draftExists": "Este servicio ya tiene parámetros sin activar; edítelos",
  "payments.merchantNoWrong":
    "Número de comercio incorrecto: WeChat Pay tiene de 8 a 12 cifras, Alipay 16 que empiezan por 2088, UnionPay 15 cifras o mayúsculas",
  "payments.appIdWrong":
    "Identificador de aplicación incorrecto: WeChat Pay tiene wx y 16 caracteres, Alipay 16 cifras",
  "payments.serialWrong": "El número de serie es incorrecto",
  "payments.apiKeyWrong": "La clave APIv3 tiene 32 letras y cifras",
  "payments.appSecretWrong": "El secreto de la aplicación tiene 32 letras minúsculas y cifras",
  "payments.keyUnreadable": "No se puede leer; péguelo entero",
  "payments.keyPrivate": "Aquí solo van claves públicas, nunca una privada",
  "payments.keyExpired": "Ha caducado",
  "payments.keyNotOurs": "La clave pública de la aplicación no corresponde a la clave",
  "payments.addressNotAllowed": "Solo se admiten direcciones del propio proveedor",
  "payments.probeFailed": "El proveedor no dio una respuesta con firma válida: {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  providerName: "Proveedor",
  payMethod: "Forma de pago",
  feeRate: "Porcentaje de comisión",
  enabled: "Activado",
  ready: "Parámetros",
  updatedTime: "Modificado",
  payAccountNo: "Cuenta de cobro",
  payKey: "Clave",
  interfaceUrl: "Dirección",
  appId: "ID de aplicación",
  certificateSerial: "N.º de serie de la API del comercio",
  apiKey: "Clave APIv3",
  appSecret: "Secreto de la aplicación",
  platformSerial: "ID de la clave pública de WeChat Pay",
  platformKey: "Claves públicas del proveedor",
  certificates: "Claves públicas de la aplicación y la raíz (PEM)",
  paysInApp: "Pago dentro de Alipay",
  parameterState: "Estado",
  platformSerials: "N.º de serie de las claves del proveedor",
  provenTime: "Verificado",
};

export const words: Translation<typeof zh.words> = {
  switch: {
    enabled: "Activado",
    disabled: "Desactivado",
  },
  ready: {
    yes: "Activos",
    no: "Sin indicar",
  },
  state: {
    draft: "Por verificar",
    proven: "Verificados",
    active: "En uso",
    retired: "Retirados",
  },
  action: {
    addService: "Añadir servicio de pago",
    editService: "Editar servicio de pago",
    parameters: "Parámetros",
    addParameters: "Añadir parámetros",
    editParameters: "Editar parámetros",
    prove: "Verificar",
    enable: "Activar",
    disable: "Desactivar",
    activate: "Activar",
  },
  confirm: {
    enable: "¿Activar este servicio de pago? Las máquinas cobrarán con él.",
    disable: "¿Desactivar este servicio de pago? No habrá pagos nuevos; los pagos y reembolsos en curso continúan.",
    remove: "¿Eliminar este servicio de pago?",
    prove: "¿Preguntar al proveedor con estos parámetros?",
    activate: "¿Activar estos parámetros? Los que están en uso se retiran al mismo tiempo.",
  },
  unionpay: {
    certificates: "Clave pública firmada del comercio (PEM)",
    own: "El PEM (.cer) de la clave pública que UnionPay firmó para el comercio; corresponde a la clave de arriba",
    authorities: "PEM; la raíz de UnionPay y después la intermedia",
  },
  hint: {
    feeRate: "Desde hoy, los comercios sin porcentaje de comisión propio pagan el del servicio en uso",
    appSecret: "Permite pagar dentro de WeChat; vacío, se paga por código",
    paysInApp:
      "Los compradores pagan dentro de Alipay cuando este muestra la tienda; registre antes este sitio en Alipay como dirección de retorno",
    added: "Añadido; actívelo cuando sus parámetros estén indicados, verificados y activos",
    kept: "Vacío, queda como está",
    key: "PEM o Base64; tras guardarla no se muestra más",
    platformKey: "PEM; varias pueden ir una tras otra",
    certificates:
      "Modo de claves firmadas: el PEM de la clave de la aplicación y después el de la raíz de Alipay; vacío en modo de clave",
    proven: "El proveedor respondió bien; se puede activar",
  },
};
