import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Farmacéuticos",
  add: "Añadir farmacéutico",
  edit: "Editar farmacéutico",
  phone: "Móvil",
  phoneWhole: "Número completo",
  duty: "Servicio",
  state: {
    onDuty: "De servicio",
    offDuty: "Fuera de servicio",
    suspended: "Suspendido",
  },
  enable: "Activar",
  disable: "Desactivar",
  enableAsk: "¿Poner de servicio a este farmacéutico?",
  disableAsk: "¿Retirar del servicio a este farmacéutico?",
  defaultCertName: "Registro de farmacéutico",
} satisfies Translation<typeof zh>;
