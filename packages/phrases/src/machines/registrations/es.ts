import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqdr": "Importar máquinas",
  "/shj/jqzc": "Registrar máquinas",
};

export const fields: Translation<typeof zh.fields> = {
  firstNo: "Primer número de máquina",
  lastNo: "Último número de máquina",
  templateId: "Plantilla",
};

export const words: Translation<typeof zh.words> = {
  importHint:
    "Cada fila registra una máquina nueva; las existentes no cambian. Los puntos se reconocen por nombre o número. Una máquina recibe su clave al instalarse.",
  verb: "Registrar",
  next: "Siguiente",
  previous: "Anterior",
  count: "{{n}} máquinas",
  lastHint: "Vacío para una sola máquina; si no, las cifras finales siguen contando, como máximo 100 a la vez",
  nameHint: "Con varias máquinas, cada nombre termina con su número",
  templateHint: "La plantilla debe ser de este tipo de máquina",
  done: "{{n}} máquinas registradas",
  once: "Los códigos de activación contienen los secretos y solo se muestran ahora: imprímalos, o haga que cada máquina escanee el suyo.",
  print: "Imprimir códigos de activación",
  openMachine: "Ver la máquina",
  openMachines: "Ver máquinas sin activar",
  step: {
    machines: "Máquinas",
    placement: "Punto y plantilla",
    codes: "Códigos de activación",
  },
};
