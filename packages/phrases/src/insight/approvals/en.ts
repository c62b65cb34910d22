import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/spzx": "Approvals",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.approval.read": "View",
};

export const fields: Translation<typeof zh.fields> = {
  approvalKind: "Kind",
  objectName: "Subject",
  amount: "Amount",
  quantity: "Quantity",
  asker: "Requested by",
  askedTime: "Requested at",
};

export const words: Translation<typeof zh.words> = {
  viewAs: "View",
  view: { toDecide: "For me to decide", mine: "Requested by me" },
  kind: {
    withdrawal: "Withdrawal",
    refund: "Refund",
    due: "Due between merchants",
    count: "Stocktaking",
    goodsCount: "Warehouse count differences",
    loss: "Write-off",
    plan: "Procurement plan",
    rollout: "Software rollout",
    destruction: "Destruction of medicine",
    card: "Replacement card",
    certificate: "Certificate",
    application: "Small merchant",
  },
  pieces: "{{n}} pcs",
  machines: "{{n}} machines",
  action: { decide: "Decide", look: "View" },
};
