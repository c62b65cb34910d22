import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/spzx": "Genehmigungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.approval.read": "Ansehen",
};

export const fields: Translation<typeof zh.fields> = {
  approvalKind: "Art",
  objectName: "Gegenstand",
  amount: "Betrag",
  quantity: "Menge",
  asker: "Beantragt von",
  askedTime: "Beantragt am",
};

export const words: Translation<typeof zh.words> = {
  viewAs: "Ansicht",
  view: { toDecide: "Von mir zu entscheiden", mine: "Von mir beantragt" },
  kind: {
    withdrawal: "Auszahlung",
    refund: "Erstattung",
    due: "Händlerforderung",
    count: "Inventur",
    goodsCount: "Lagerinventur",
    loss: "Abschreibung",
    plan: "Einkaufsplan",
    rollout: "Softwareverteilung",
    destruction: "Vernichtung",
    card: "Ersatzkarte",
    certificate: "Nachweis",
    application: "Kleinhändler",
  },
  pieces: "{{n}} Stück",
  machines: "{{n}} Automaten",
  action: { decide: "Entscheiden", look: "Ansehen" },
};
