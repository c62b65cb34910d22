import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spxsph": "Clasificación de ventas de productos",
};

export const fields: Translation<typeof zh.fields> = {
  rankNo: "Puesto",
  brand: "Marca",
  category: "Categoría",
  salesCount: "Unidades vendidas",
  salesAmount: "Ventas",
  share: "Cuota",
};

export const words: Translation<typeof zh.words> = {
  by: {
    quantity: "Por unidades vendidas",
    amount: "Por ventas",
  },
  rankedBy: "Ordenado por",
  topTwenty: "Los 20 primeros",
  trend: "Día a día",
};
