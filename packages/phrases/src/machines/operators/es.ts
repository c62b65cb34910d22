import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Operadores",
  add: "Añadir operador",
  edit: "Editar operador",
  field: {
    userName: "Nombre",
    loginName: "Cuenta",
    phone: "Móvil",
    merchantNo: "N.º de comercio",
    merchantName: "Comercio",
    machineCount: "Máquinas",
    salesAmount: "Ventas, 30 días",
    salesOrders: "Pedidos, 30 días",
    enabled: "Activo",
  },
  state: {
    yes: "Activo",
    no: "Detenido",
  },
  assign: "Asignar",
  machines: "Máquinas",
  throughTeams: "{{n}} por equipo",
  accountHint: "Cuenta de un usuario ordinario",
} satisfies Translation<typeof zh>;
