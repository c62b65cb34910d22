import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzyg": "Añadir empleado",
  "/shgl/yggl": "Empleados",
  "/shgl/xzyh": "Añadir usuario",
  "/shgl/bjyh": "Editar usuario",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.user.read": "Ver",
  "access.user.write": "Añadir, editar, bloquear, eliminar",
  "access.user.resetPassword": "Restablecer contraseñas",
  "access.user.viewAs": "Ver como un usuario",
};

export const verbs: Translation<typeof zh.verbs> = {
  erase: "Borrar definitivamente",
  block: "Bloquear cuenta",
  unblock: "Desbloquear cuenta",
  setRoles: "Asignar roles",
  resetSecondFactor: "Restablecer la verificación en dos pasos",
  read: "Ver datos completos",
  begin: "Ver como este usuario",
  end: "Terminar la vista",
  resetByOperator: "Restablecer en el servidor",
};

export const errors: Translation<typeof zh.errors> = {
  "access.noAdministrator": "Este comercio no tiene administrador de la aplicación",
  "access.accountTaken": "El nombre de cuenta ya está en uso",
  "access.phoneTaken": "El usuario ya está en la lista: el móvil pertenece a alguien",
  "access.levelNotAllowed": "No puede dar este nivel de permiso",
  "access.lastAdministrator": "Debe quedar al menos un administrador activo",
};

export const fields: Translation<typeof zh.fields> = {
  account: "Cuenta",
  name: "Nombre",
  officePhone: "Teléfono de oficina",
  level: "Nivel de permiso",
  userStatus: "Estado",
  organisation: "Organización",
  blocked: "Bloqueado",
  blockReason: "Motivo del bloqueo",
  machineCount: "Máquinas autorizadas",
};

export const words: Translation<typeof zh.words> = {
  title: "Empleados",
  phoneSearch: "Completo o últimas 4 cifras",
  level: {
    1: "Administrador de la aplicación",
    2: "Usuario ordinario",
    3: "Cuenta de plataforma",
  },
  levelHint: {
    1: "Ve todas las máquinas del comercio y de los comercios dependientes sin autorización",
    2: "Ve solo las máquinas que se le autorizan",
    3: "Personal de la plataforma, ve todos los comercios",
  },
  state: {
    normal: "Normal",
    blocked: "Bloqueado",
    deleted: "Eliminado",
  },
  action: {
    authorise: "Máquinas",
    block: "Bloquear",
    unblock: "Desbloquear",
    resetPassword: "Restablecer contraseña",
    resetFactor: "Restablecer la verificación en dos pasos",
    restore: "Restaurar",
    erase: "Eliminar definitivamente",
    setRoles: "Cambiar roles",
    viewAs: "Ver como este usuario",
    grant: "Autorizar",
    revoke: "Quitar autorización",
  },
  confirm: {
    unblock: "¿Desbloquear a este usuario?",
    resetPassword: "Se envía una contraseña nueva de un solo uso al móvil y terminan todas las sesiones. ¿Restablecer?",
    resetFactor: "Se elimina la verificación en dos pasos y terminan todas las sesiones. ¿Restablecer?",
    restore: "¿Restaurar?",
    erase: "Esto elimina de forma permanente, ¿continuar?",
    revoke: "¿Quitar la autorización?",
    rename: "Cambiar el nombre de cuenta restablece la contraseña",
    viewAs: "Verá la consola como este usuario, solo lectura; el inicio y el fin quedan registrados. ¿Continuar?",
  },
  passwordSent: "La contraseña inicial se envió al móvil",
  rolesReplaced: "Los roles elegidos sustituyen a los de {{n}} usuarios",
  machines: {
    grantedAt: "Autorizada el",
    grantedBy: "Autorizada por",
    notNeeded: "Los administradores de la aplicación ven todas las máquinas sin autorización",
  },
  viewing: {
    banner: "{{viewer}} ve la consola como {{account}} ({{merchant}}), solo lectura",
    end: "Salir",
  },
  sms: {
    initialPassword:
      "Su cuenta {{account}} tiene la contraseña inicial {{password}}. Vale una vez durante 24 horas y debe cambiarse al entrar.",
  },
};
