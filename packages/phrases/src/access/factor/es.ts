import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zhaq": "Seguridad de la cuenta",
};

export const verbs: Translation<typeof zh.verbs> = {
  factorFailed: "Iniciar sesión (código erróneo)",
  enrol: "Activar la verificación en dos pasos",
  recover: "Usar un código de recuperación",
  renewCodes: "Renovar los códigos de recuperación",
  prove: "Confirmar el segundo factor",
};

export const errors: Translation<typeof zh.errors> = {
  "access.secondFactorNeeded": "Introduzca el código de su aplicación de autenticación para terminar de entrar",
  "access.secondFactorWrong": "El código es incorrecto, ya se usó o ha caducado",
};

export const words: Translation<typeof zh.words> = {
  title: "Verificación en dos pasos",
  on: "Activada",
  off: "Desactivada",
  since: "Desde",
  left: "Códigos de recuperación restantes",
  why: "Con ella, entrar exige además de la contraseña un código de una aplicación; también los reembolsos por encima del límite del comercio.",
  duty: "Su cuenta gestiona los permisos de otras personas: active primero la verificación en dos pasos.",
  begin: "Activar",
  scan: "Escanee el código con una aplicación de autenticación o escriba la clave.",
  picture: "Código QR para la aplicación",
  key: "Clave",
  firstCode: "Los 6 dígitos que muestra",
  code: "Código de la aplicación o de recuperación",
  codes: "Códigos de recuperación",
  codesHint: "Si pierde el teléfono, cada código sustituye una vez a la aplicación. Solo se muestran ahora: guárdelos.",
  saved: "Los he guardado",
  renew: "Nuevos códigos de recuperación",
  renewHint: "Los códigos antiguos dejan de valer.",
  disable: "Desactivar",
  disableHint: "Entrar solo exige la contraseña. Para cambiar de teléfono, desactívela y actívela de nuevo.",
  show: "Confirme que es usted",
  showHint: "Esto exige un código de su aplicación de autenticación; vale 15 minutos.",
};
