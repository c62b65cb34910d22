import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/skss": "Pérdidas por producto agotado",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.soldOut.read": "Ver",
};

export const fields: Translation<typeof zh.fields> = {
  day: "Día",
  range: "Días",
  timeCount: "Veces agotado",
  emptyHours: "Horas agotado",
  emptyMinutes: "Minutos agotado",
  lostPieces: "Unidades no vendidas (est.)",
  lostAmount: "Ventas perdidas (est.)",
};

export const words: Translation<typeof zh.words> = {
  groupBy: "Agrupar por",
  groups: { machine: "Máquina", product: "Producto", day: "Día", time: "Cada vez" },
  method:
    "Estimado según las ventas habituales a las mismas horas: tiempo en que un producto estuvo agotado en una máquina × lo que suele vender de él. Solo días comerciales terminados.",
};
