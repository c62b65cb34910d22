import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/skss": "Perdite per prodotti esauriti",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.soldOut.read": "Vedere",
};

export const fields: Translation<typeof zh.fields> = {
  day: "Giorno",
  range: "Giorni",
  timeCount: "Volte esaurito",
  emptyHours: "Ore esaurito",
  emptyMinutes: "Minuti esaurito",
  lostPieces: "Pezzi non venduti (stima)",
  lostAmount: "Vendite perse (stima)",
};

export const words: Translation<typeof zh.words> = {
  groupBy: "Raggruppare per",
  groups: { machine: "Distributore", product: "Prodotto", day: "Giorno", time: "Ogni volta" },
  method:
    "Stima in base alle vendite abituali nelle stesse ore: tempo in cui un prodotto era esaurito in un distributore × il suo fatturato abituale. Solo giorni lavorativi conclusi.",
};
