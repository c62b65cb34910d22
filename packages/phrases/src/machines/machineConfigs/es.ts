import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqxppz": "Ajustes de máquinas",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.config.read": "Ver",
  "machines.config.write": "Ajustar",
};

export const verbs: Translation<typeof zh.verbs> = {
  setFlags: "Ajustar opciones",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.noFlagChosen": "Elija al menos un ajuste que cambiar",
};

export const fields: Translation<typeof zh.fields> = {
  onlineStatus: "Conexión",
  updatedTime: "Modificado",
  categoryIds: "Orden de las categorías",
};

export const words: Translation<typeof zh.words> = {
  set: "Ajustar",
  setMany: "Ajustar varias",
  on: "Activado",
  off: "Desactivado",
  keep: "Sin cambios",
  done: "{{n}} máquinas ajustadas, {{changed}} con cambios",
  hint: "Se aplica en el próximo arranque de la máquina",
  orderHint: "Se muestran en el orden de selección; las categorías no elegidas van después",
};
