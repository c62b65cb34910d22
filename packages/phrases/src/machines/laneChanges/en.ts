import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/spydgl": "Product changes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.change.read": "View",
  "machines.change.write": "Set prices, undo, send again",
};

export const verbs: Translation<typeof zh.verbs> = {
  template: "Apply template",
  swap: "Replace product",
  undo: "Undo change",
  tellAgain: "Send again",
  dropRest: "Leave other machines out",
};

export const errors: Translation<typeof zh.errors> = {
  "changeSets.nothingToChange": "No lane would change",
  "changeSets.undoneAlready": "This change was undone already",
  "changeSets.nothingWaiting": "No machine is waiting",
  "changeSets.templateChanged":
    "The template was changed or deleted after the first machines got it. Leave the other machines out and apply the template anew",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "Lane no.",
  changeAction: "Change",
  oldPrice: "Old price",
  newPrice: "New price",
  purchase: "Purchase price",
  batchNo: "Batch",
  stock: "Stock",
  syncState: "Status at the machine",
  reason: "Reason",
  updatedBy: "Changed by",
  updatedTime: "Changed at",
  askedTime: "Asked at",
  title: "About",
  kind: "Kind",
  machines: "Machines",
  lanes: "Lanes",
  desired: "Desired",
  actual: "At the machine",
  product: "Product",
  target: "Where",
  template: "Template",
};

export const words: Translation<typeof zh.words> = {
  views: {
    log: "Log",
    sets: "Change sets",
    differing: "Lanes that differ",
  },
  state: {
    pending: "Pending",
    sent: "Sent",
    confirmed: "Confirmed",
    refused: "Refused",
    expired: "Expired",
    replaced: "Replaced",
  },
  action: {
    save: "Edited",
    price: "Price",
    refill: "Refilled",
    stop: "Sales stopped",
    enable: "Enabled",
    reserve: "Pickup only",
    lock: "Locked",
    unlock: "Unlocked",
    generate: "Generated",
    remove: "Removed",
    template: "Template",
    add: "Product added",
    swap: "Product replaced",
    undo: "Undone",
  },
  targets: {
    machines: "Chosen machines",
    template: "Machines of a template",
  },
  setPrice: "Set prices",
  undo: "Undo",
  undoPrice: "Undo price change",
  undoConfirm: "Undo this change? Lanes that nobody has set since go back.",
  undone: "{{lanes}} lanes are back, {{kept}} were set since and stay",
  undoneTemplate: "Template {{template}}: {{lanes}} lanes have their old price again, {{kept}} were set since and stay",
  retry: "Send again",
  retried: "{{n}} lanes are sent again",
  preview: "Preview",
  before: "Before",
  after: "After",
  gone: "No such lane",
  summary: "{{lanes}} lanes on {{machines}} machines change",
  stockOut: "{{n}} pieces have to be taken out by hand",
  below: "{{n}} lanes are below the purchase price",
  unchanged: "Nothing changes on: {{machines}}",
  firstRows: "The first {{n}} are shown",
  apply: "Change {{n}} lanes",
  made: "{{lanes}} lanes on {{machines}} machines were changed",
  restartAbout: "{{n}} machines",
  progress: "{{done}} of {{all}} confirmed",
  undoneAt: "Undone",
  waiting: "{{n}} other machines wait",
  waitingHint: "See that the first machines work, then apply it to the others. Undo brings all of them back",
  goOn: "Apply to the other machines",
  dropRest: "Leave the others out",
  dropConfirm: "Leave the other machines as they are? The first machines keep what they got.",
  dropped: "{{n}} machines left out",
  allStates: "All",
  templateRequired: "Template name required",
};
