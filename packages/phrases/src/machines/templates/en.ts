import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/mbgl": "Templates",
  "/shj/shjMbadd": "New machine template",
  "/shj/shjMbset": "Set machine template",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.template.read": "View",
  "machines.template.write": "Add, edit, copy, delete, import",
  "machines.template.apply": "Apply to machines",
};

export const verbs: Translation<typeof zh.verbs> = {
  copyTemplate: "Copy template",
  importMain: "Import main templates",
};

export const errors: Translation<typeof zh.errors> = {
  "templates.nameRequired": "Template name required",
  "templates.nameTaken": "A template of this name exists",
  "templates.flowOutOfRange": "Flow alarm value: 0 to 10240 MB",
  "templates.temperatureOutOfRange": "Temperature warnings: −50 to 100 °C",
  "templates.temperatureReversed": "The upper temperature must not be below the lower one",
  "templates.humidityOutOfRange": "Humidity warning: 0 to 100%",
  "templates.changedMeanwhile": "Somebody changed this template meanwhile; reload and try again",
  "templates.noParent": "There is no parent merchant to import main templates from",
  "templates.empty": "The template has no lanes yet",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "Template name",
  layerCount: "Layers",
  maxLaneCount: "Lanes per layer",
  laneCount: "Lanes",
  machineCount: "Machines",
  tempWarnLow: "Low temperature warning",
  tempWarnHigh: "High temperature warning",
  humidityWarn: "Humidity warning",
  flowWarn: "Data traffic warning (MB)",
  createdBy: "Created by",
  layers: "Layers",
  perLayer: "Lanes per layer",
  lanes: "Lanes",
  machines: "Machines",
  firstMachines: "First machines",
};

export const words: Translation<typeof zh.words> = {
  add: "Add template",
  apply: "Apply to machines",
  applyFirst: "Apply to {{n}} machines first",
  warningHint: "These warning thresholds win over the merchant’s alarm rules; empty, the rule counts",
  firstHint:
    "Empty: all machines at once. With a number, the first of the chosen machines get it, and the others once you have confirmed",
  copyConfirm: "Copy this template?",
  deleteConfirm: "Delete this template?",
  importMain: "Import main templates",
  importHint: "Same-named templates are skipped when importing the main template",
  imported: "{{n}} imported, {{skipped}} skipped",
  parent: "Templates of the parent merchant",
  chosen: "{{n}} lanes chosen",
  choose: "Press lanes to choose them, several at once",
  all: "Choose all",
  none: "Choose none",
  set: "Set chosen lanes",
  clear: "Take product out",
};
