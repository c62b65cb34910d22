import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/bywx": "Wartung und Reparatur",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.maintenance.read": "Ansehen",
  "machines.maintenance.write": "Hinzufügen, bearbeiten, abschließen und löschen",
};

export const verbs: Translation<typeof zh.verbs> = {
  markDone: "Abschließen",
};

export const errors: Translation<typeof zh.errors> = {
  "maintenances.quantityOutOfRange": "Die Menge eines Teils ist ganz und liegt zwischen 1 und {{limit}}",
  "maintenances.everyDaysOutOfRange": "Wiederholt wird nach 1 bis {{limit}} ganzen Tagen",
};

export const fields: Translation<typeof zh.fields> = {
  maintainType: "Art",
  maintainContent: "Arbeit",
  faultType: "Störung",
  partName: "Teile",
  partQty: "Menge",
  partId: "Teilenr.",
  partType: "Teileart",
  price: "Stückpreis",
  labour: "Arbeitskosten",
  cost: "Kosten",
  maintainer: "Ausgeführt von",
  maintainTime: "Tag",
  handleStatus: "Status",
  doneTime: "Abgeschlossen",
  everyDays: "Wiederholen nach (Tagen)",
  createdBy: "Eingetragen von",
  doneBy: "Abgeschlossen von",
};

export const words: Translation<typeof zh.words> = {
  add: "Wartung hinzufügen",
  edit: "Wartung bearbeiten",
  finish: "Abschließen",
  finishHint: "Sein Alarm gilt als behoben; was sich wiederholt, bekommt den nächsten Tag.",
  finished: "Abgeschlossen",
  finishedAgain: "Abgeschlossen; die nächste ist geplant",
  kind: {
    maintain: "Wartung",
    repair: "Reparatur",
  },
  state: {
    open: "Offen",
    done: "Abgeschlossen",
    overdue: "Überfällig",
  },
  parts: "Teile",
  addPart: "Teil hinzufügen",
  removePart: "Teil entfernen",
  noFault: "Keine",
  ofAlarm: "Aus einem Alarm",
};
