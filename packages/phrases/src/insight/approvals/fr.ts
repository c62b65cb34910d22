import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/spzx": "Approbations",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.approval.read": "Voir",
};

export const fields: Translation<typeof zh.fields> = {
  approvalKind: "Type",
  objectName: "Objet",
  amount: "Montant",
  quantity: "Quantité",
  asker: "Demandé par",
  askedTime: "Demandé le",
};

export const words: Translation<typeof zh.words> = {
  viewAs: "Affichage",
  view: { toDecide: "À décider par moi", mine: "Demandé par moi" },
  kind: {
    withdrawal: "Retrait de fonds",
    refund: "Remboursement",
    due: "Dette entre commerçants",
    count: "Inventaire",
    goodsCount: "Écarts d’inventaire d’entrepôt",
    loss: "Mise au rebut",
    plan: "Plan d’achat",
    rollout: "Déploiement logiciel",
    destruction: "Destruction de médicament",
    card: "Remplacement de carte",
    certificate: "Justificatif",
    application: "Petit commerçant",
  },
  pieces: "{{n}} pièces",
  machines: "{{n}} distributeurs",
  action: { decide: "Décider", look: "Voir" },
};
