import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/setpwd": "Cambiar contraseña",
  "/launcher": "Menú principal",
  "/login": "Iniciar sesión",
};

export const verbs: Translation<typeof zh.verbs> = {
  weak: "Detectar contraseña débil",
  succeeded: "Iniciar sesión",
  failed: "Iniciar sesión",
  blocked: "Iniciar sesión (bloqueada)",
  logout: "Cerrar sesión",
  remember: "Recordar el dispositivo",
  forget: "Olvidar el dispositivo",
  set: "Cambiar contraseña",
  resetByCode: "Restablecer contraseña con código",
  resetByAdministrator: "Restablecer contraseña (administrador)",
  resetPassword: "Restablecer contraseña",
};

export const errors: Translation<typeof zh.errors> = {
  "access.wrongCredentials": "Usuario o contraseña incorrectos",
  "access.codeInvalid": "Código de verificación incorrecto o caducado",
  "access.blocked": "La cuenta está bloqueada: {{reason}}",
  "access.passwordTooShort": "La contraseña debe tener al menos 6 caracteres",
  "access.passwordsDiffer": "Las dos contraseñas no coinciden",
  "access.passwordTooCommon": "Esta contraseña se adivina enseguida: elija otra",
  "access.initialPasswordOver":
    "La contraseña inicial ya se usó o caducó: use la recuperación o consulte al administrador",
  "access.loginAgain": "Vuelva a iniciar sesión antes de hacer esto",
  "access.ssoFailed": "Falló el inicio de sesión único: inténtelo de nuevo o use la contraseña",
  "access.ssoAccountUnknown": "Ninguna cuenta corresponde a este inicio de sesión único: consulte al administrador",
  "access.agreementPending": "Vuelva a iniciar sesión y acepte primero el acuerdo de la plataforma",
  "access.smsUnavailable": "Ahora no se pueden enviar SMS; inténtelo de nuevo en {{seconds}} segundos",
  "access.providerNotConfigured": "El inicio de sesión único no está configurado; entre con cuenta y contraseña",
  "access.applicationNotConfigured": "Esta aplicación no está configurada",
};

export const words: Translation<typeof zh.words> = {
  launcher: {
    title: "Elija un sistema",
    hello: "Hola, {{name}}",
    logIn: "Iniciar sesión",
    notConfigured: "Sin configurar",
    notOffered: "No en esta versión",
  },
  tile: {
    leasing: "Arrendamiento financiero",
    leasingHint: "Contratos y cuotas",
    market: "Gestión de microtiendas",
    marketHint: "Máquinas, productos, pedidos y dinero",
    operations: "Supervisión",
    operationsHint: "Estados y averías",
    bigData: "Centro de datos",
    bigDataHint: "Pantalla de ventas en directo",
    factory: "Prueba en fábrica",
    factoryHint: "Controles antes de la entrega",
    afterSales: "Posventa",
    afterSalesHint: "Incidencias y soluciones",
    notices: "Gestión de anuncios",
    noticesHint: "Publicación de anuncios",
    configuration: "Gestión de la configuración",
    configurationHint: "Despliegue y parámetros",
  },
  password: {
    old: "Contraseña actual",
    new: "Nueva contraseña",
    again: "Repita la contraseña",
    hint: "Deberá iniciar sesión de nuevo; también terminan las sesiones de otros dispositivos.",
    must: "Primer acceso: cambie la contraseña inicial.",
    done: "Configuración correcta, inicie sesión de nuevo",
  },
  sms: {
    resetCode: "Su código es {{code}}, válido durante 10 minutos. No lo comparta con nadie.",
  },
};
