import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/spzx": "Approvazioni",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.approval.read": "Vedi",
};

export const fields: Translation<typeof zh.fields> = {
  approvalKind: "Tipo",
  objectName: "Oggetto",
  amount: "Importo",
  quantity: "Quantità",
  asker: "Richiesto da",
  askedTime: "Richiesto il",
};

export const words: Translation<typeof zh.words> = {
  viewAs: "Vista",
  view: { toDecide: "Da decidere", mine: "Richiesto da me" },
  kind: {
    withdrawal: "Prelievo",
    refund: "Rimborso",
    due: "Debito tra esercenti",
    count: "Inventario",
    goodsCount: "Differenze di inventario del magazzino",
    loss: "Scarto",
    plan: "Piano d’acquisto",
    rollout: "Distribuzione software",
    destruction: "Distruzione di farmaco",
    card: "Carta sostitutiva",
    certificate: "Certificato",
    application: "Piccolo esercente",
  },
  pieces: "{{n}} pezzi",
  machines: "{{n}} distributori",
  action: { decide: "Decidi", look: "Vedi" },
};
