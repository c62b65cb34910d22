import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzjs": "Añadir rol",
  "/xtgl#roles": "Roles",
  "/xtgl/jsgl": "Roles",
  "/xtgl/xzjs": "Añadir rol",
  "/xtgl/bjjs": "Editar rol",
  "/xtgl/jszyqx": "Permisos del rol",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.role.read": "Ver",
  "access.role.write": "Añadir, editar, dar permisos",
};

export const verbs: Translation<typeof zh.verbs> = {
  setPermissions: "Definir permisos",
};

export const errors: Translation<typeof zh.errors> = {
  "access.roleExceedsGiver": "No puede conceder más roles o permisos de los que tiene",
  "access.roleUnknown": "Revise los datos del empleado o los permisos del rol",
  "access.roleInUse": "{{count}} cuentas tienen este rol; no se puede eliminar",
  "access.roleIsBase": "Este rol lo mantiene la plataforma y no se cambia aquí",
  "access.roleNameTaken": "Ya existe un rol con este nombre",
};

export const fields: Translation<typeof zh.fields> = {
  code: "Código de rol",
  name: "Nombre del rol",
  kind: "Tipo de rol",
  description: "Descripción",
  permissionCount: "Permisos",
  updatedAt: "Modificado",
};

export const words: Translation<typeof zh.words> = {
  title: "Roles",
  permissions: "Permisos",
  kind: {
    web: "Web",
    app: "App",
  },
  platform: "Plataforma",
  all: "Todos",
  effective: "Los cambios de menú surten efecto en 24 horas",
  beyond: "No tiene este permiso y no puede darlo",
  readOnly: "Solo puede consultar este rol",
  fullRights: "El administrador de la plataforma tiene todos los permisos",
  chosen: "{{n}} permisos elegidos",
  switchedOff: "Desactivada",
  hiddenPage: "Oculta en el menú",
  otherPages: "Otros",
  base: {
    platformAdmin: "Administrador de la plataforma",
    operator: "Operador",
    merchantAdmin: "Administrador del comercio",
    childMerchantAdmin: "Administrador de comercio dependiente",
    agent: "Agente comercial",
    staff: "Empleado",
    replenisher: "Reponedor",
    technician: "Técnico",
    pharmacist: "Farmacéutico",
    doctor: "Médico",
  },
  baseDescription: {
    platformAdmin: "Dirige toda la plataforma",
    operator: "Ayuda en la actividad diaria de la plataforma",
    merchantAdmin: "Dirige la actividad y las cuentas de un comercio y de los comercios dependientes",
    childMerchantAdmin: "Dirige la actividad diaria y las cuentas de un comercio dependiente",
    agent: "Sigue las máquinas y pedidos de un agente comercial y resuelve las incidencias",
    staff: "Actividad diaria: máquinas, carriles, pedidos y socios",
    replenisher: "Repone las máquinas: carriles y existencias",
    technician: "Repara las máquinas: su estado y órdenes remotas",
    pharmacist: "Farmacéutico de los armarios de medicamentos: máquinas, pedidos y farmacéuticos",
    doctor: "Consulta pedidos y productos",
  },
};
