import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Funciones",
  add: "Añadir función",
  editTitle: "Editar función",
  field: {
    funcName: "Nombre de la función",
    funcCode: "Código de la función",
    menuName: "Nombre del menú",
    enabled: "Activada",
    permissions: "Permisos",
    origin: "Origen",
    roleCount: "Roles",
  },
  state: {
    on: "Activada",
    off: "Desactivada",
  },
  origin: {
    base: "Integrada",
    own: "Propia",
  },
  action: {
    enable: "Activar",
    disable: "Desactivar",
  },
  confirmDisable:
    "Con «{{name}}» desactivada, sus llamadas se rechazan en 5 segundos para todos los roles salvo el administrador de la plataforma; los permisos se conservan y vuelven al activarla. ¿Desactivarla?",
  hint: "Las funciones agrupan permisos del sistema en acciones que se asignan a los roles; agrupar no da permisos a nadie. Las llamadas de una función desactivada se rechazan en 5 segundos para todos salvo el administrador de la plataforma.",
} satisfies Translation<typeof zh>;
