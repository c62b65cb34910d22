import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "Split plans",
  "/cfgl/fztj": "Split statistics",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "View split plans",
  "finance.split.write": "Add, edit, enable, disable and delete split plans",
  "finance.splitFigure.read": "View split statistics",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "Split plan",
  splitReceiver: "Receiver",
  receivers: "Receivers",
  splitRatio: "Share (%)",
  machineCount: "Machines",
  productCount: "Products",
  machineIds: "Machines",
  productIds: "Products",
  fromDate: "Holds from",
  updatedTime: "Updated",
  statDate: "Date",
  orderCount: "Orders",
  paidAmount: "Paid",
  splitAmount: "Split",
  splitStatus: "Split state",
};

export const words: Translation<typeof zh.words> = {
  state: {
    on: "Enabled",
    off: "Disabled",
  },
  status: {
    pending: "To be split",
    held: "Held back",
    settled: "Split",
  },
  action: {
    add: "Add split plan",
    edit: "Edit split plan",
    enable: "Enable",
    disable: "Disable",
    addReceiver: "Add receiver",
    removeReceiver: "Remove receiver",
  },
  confirm: {
    enable: "Enable this split plan?",
    disable: "Disable this split plan? Transactions from today on are no longer split.",
  },
  all: "All",
  rest: "The merchant keeps the rest, and what is less than one fen",
  scope: "Without a choice every sale of the merchant is split",
  sum: "Split {{amount}}, of which done {{settled}}",
};
