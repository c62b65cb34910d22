import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/skss": "Sold-out losses",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.soldOut.read": "View",
};

export const fields: Translation<typeof zh.fields> = {
  day: "Day",
  range: "Days",
  timeCount: "Times sold out",
  emptyHours: "Hours sold out",
  emptyMinutes: "Minutes sold out",
  lostPieces: "Pieces not sold (est.)",
  lostAmount: "Lost sales (est.)",
};

export const words: Translation<typeof zh.words> = {
  groupBy: "Group by",
  groups: { machine: "Machine", product: "Product", day: "Day", time: "Each time" },
  method:
    "Estimated from usual sales at the same hours: the time in which a machine was sold out of a product × what it usually sells of it. Ended business days only.",
};
