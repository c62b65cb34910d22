import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ypqx": "Medicine expiry",
  "/ypgl/yppc": "Medicine batches",
  "/ypgl/ypyh": "Storage checks",
  "/ypgl/zksp": "Products in stock",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.batch.read": "View medicine batches and their expiry",
  "pharmacy.batch.write": "Maintain medicine batches, put them into lanes, recall them",
  "pharmacy.upkeep.read": "View storage checks",
  "pharmacy.upkeep.write": "Record storage checks",
};

export const verbs: Translation<typeof zh.verbs> = {
  putIntoLane: "Assign a batch to a lane",
  recall: "Recall a batch",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.batchUnknown": "The batch does not exist",
  "pharmacy.batchTaken": "The medicine has this batch already",
  "pharmacy.batchRecalled": "This batch was recalled and is not sold",
  "pharmacy.batchExpired": "This batch has expired and is not sold",
  "pharmacy.batchInUse": "{{stock}} pieces in lanes and warehouses, {{checks}} checks, or recalled: it stays",
  "pharmacy.batchSold": "{{sold}} pieces of the batch were sold: it stays",
  "pharmacy.batchCoded": "The batch has {{codes}} trace codes: delete them first",
  "pharmacy.productionInFuture": "The production date is in the future",
  "pharmacy.offShelf": "This medicine is off the shelf",
  "pharmacy.classNotAllowed": "A cabinet may not sell medicines of this class",
  "pharmacy.laneOther": "This lane does not carry the medicine",
};

export const fields: Translation<typeof zh.fields> = {
  medicineName: "Medicine",
  batchNo: "Batch",
  productionDate: "Produced",
  shelfLifeDate: "Best before",
  daysToExpiry: "Days left",
  batchQty: "Batch size",
  batchState: "Batch status",
  stock: "Stock",
  laneNo: "Lane",
  place: "Place",
  warehouseName: "Warehouse",
  laneStatus: "Lane status",
  value: "Value",
  manufacturer: "Manufacturer",
  maintainContent: "What was checked",
  maintainResult: "Conclusion",
  maintainer: "Checked by",
  maintainTime: "Checked",
  lastCheckTime: "Last check",
  everyDays: "Interval (days)",
  dueDay: "Due on",
  machines: "Machines",
  reason: "Reason of the recall",
};

export const words: Translation<typeof zh.words> = {
  batchState: {
    good: "Good",
    near: "Expires soon",
    expired: "Expired",
    recalled: "Recalled",
  },
  unknownBatch: "No known batch",
  result: {
    sound: "Sound",
    watched: "To be watched",
    unsound: "Not sound",
  },
  step: {
    over: "Expired or recalled",
    "30": "Within 30 days",
    "60": "Within 60 days",
    "90": "Within 90 days",
  },
  left: "{{n}} days left",
  writeOff: "Write-off",
  past: "expired {{n}} days ago",
  sum: "{{places}} places · {{pieces}} pieces · {{value}}",
  add: "Add batch",
  edit: "Edit batch",
  places: "Where it lies",
  placesOf: "Batch {{batchNo}}",
  assign: "Holds this batch",
  holds: "This batch",
  waits: "Waits for the machine",
  confirmed: "Confirmed by the machine",
  noPlaces: "No lane carries this medicine",
  recall: "Recall",
  recallTitle: "Recall the batch",
  recallHint: "Nothing of it is sold any more, and every lane that holds it stops. A recall is never taken back.",
  recallDone: "Recalled: {{machines}} machines, {{lanes}} lanes, {{pieces}} pieces",
  upkeepShown: {
    due: "Due",
    records: "Records",
  },
  overdue: "{{n}} days overdue",
  notYetDue: "{{n}} days left",
  check: "Record check",
  neverChecked: "Never",
  upkeepAdd: "Add storage check",
  wholeBatch: "Whole batch",
};
