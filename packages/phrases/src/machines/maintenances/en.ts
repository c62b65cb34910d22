import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/bywx": "Maintenance and repair",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.maintenance.read": "View",
  "machines.maintenance.write": "Add, edit, finish and delete",
};

export const verbs: Translation<typeof zh.verbs> = {
  markDone: "Finish",
};

export const errors: Translation<typeof zh.errors> = {
  "maintenances.quantityOutOfRange": "The quantity of a part is a whole number from 1 to {{limit}}",
  "maintenances.everyDaysOutOfRange": "It is repeated after 1 to {{limit}} whole days",
};

export const fields: Translation<typeof zh.fields> = {
  maintainType: "Type",
  maintainContent: "Work",
  faultType: "Fault",
  partName: "Parts",
  partQty: "Quantity",
  partId: "Part no.",
  partType: "Part type",
  price: "Unit price",
  labour: "Labour",
  cost: "Cost",
  maintainer: "Done by",
  maintainTime: "Day",
  handleStatus: "State",
  doneTime: "Finished",
  everyDays: "Repeat after (days)",
  createdBy: "Written by",
  doneBy: "Finished by",
};

export const words: Translation<typeof zh.words> = {
  add: "Add maintenance",
  edit: "Edit maintenance",
  finish: "Finish",
  finishHint: "Its alarm counts as repaired; what repeats gets its next day.",
  finished: "Finished",
  finishedAgain: "Finished; the next one is planned",
  kind: {
    maintain: "Maintenance",
    repair: "Repair",
  },
  state: {
    open: "Open",
    done: "Finished",
    overdue: "Overdue",
  },
  parts: "Parts",
  addPart: "Add part",
  removePart: "Remove part",
  noFault: "None",
  ofAlarm: "From an alarm",
};
