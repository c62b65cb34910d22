import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz/shzhsz": "Cuentas de pago de los comercios",
  "/xtgl/zfsz/rjs": "Liquidación diaria",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.account.oversee": "Ver las cuentas de todos los comercios",
  "finance.providerDay.read": "Ver la liquidación diaria",
  "finance.providerDay.write": "Repetir la liquidación diaria",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleAgain: "Repetir la liquidación",
};

export const fields: Translation<typeof zh.fields> = {
  merchantCount: "Comercios",
  settleDate: "Día",
};

export const words: Translation<typeof zh.words> = {
  run: "Repetir liquidación",
  runQuestion: "¿Repetir la liquidación? Se liquida lo que aún no está cerrado; los días cerrados no cambian.",
  runDone: "Operaciones liquidadas: {{n}}",
  runNothing: "No había nada pendiente; los días cerrados no cambian",
};
