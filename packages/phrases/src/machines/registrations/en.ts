import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqdr": "Import machines",
  "/shj/jqzc": "Register machines",
};

export const fields: Translation<typeof zh.fields> = {
  firstNo: "First machine number",
  lastNo: "Last machine number",
  templateId: "Template",
};

export const words: Translation<typeof zh.words> = {
  importHint:
    "Each row registers a new machine; machines that exist are not changed. Points are found by name or number. A machine gets its secret when it is put up.",
  verb: "Register",
  next: "Next",
  previous: "Back",
  count: "{{n}} machines",
  lastHint: "Empty for one machine; otherwise the final digits count on, at most 100 at once",
  nameHint: "With several machines each name ends with its number",
  templateHint: "The template must be for this machine type",
  done: "{{n}} machines registered",
  once: "The activation codes hold the secrets and are shown only now: print them, or let each machine scan its own and connect.",
  print: "Print activation codes",
  openMachine: "View the machine",
  openMachines: "View machines not activated",
  step: {
    machines: "Machines",
    placement: "Point and template",
    codes: "Activation codes",
  },
};
