import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/wdjl": "Temperature log",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.temperature.read": "View the temperature log",
  "pharmacy.temperature.decide": "Decide on medicine batches after temperature excursions",
  "pharmacy.inspection.export": "Export the inspection binder",
};

export const verbs: Translation<typeof zh.verbs> = {
  "pharmacy.temperature.release": "Release after excursion",
  "pharmacy.temperature.withdraw": "Quarantine after excursion",
  "pharmacy.temperature.destroy": "Ask for destruction",
  "pharmacy.temperature.confirm": "Confirm destruction",
  "pharmacy.temperature.decline": "Take back the destruction",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.exposureUnknown": "This batch has no such temperature excursion",
  "pharmacy.secondPerson": "Another person has to confirm the destruction",
};

export const fields: Translation<typeof zh.fields> = {
  temperature: "Temperature now",
  readTime: "Read at",
  range: "Range of 24 h",
  condition: "Status",
  undecided: "Batches to decide",
  reason: "Reason",
};

export const words: Translation<typeof zh.words> = {
  condition: {
    outside: "Outside the limits",
    undecided: "With batches to decide",
    silent: "No reading",
    kept: "Within the limits",
  },
  exposureState: {
    open: "To decide",
    released: "Released",
    withdrawn: "Quarantined",
    destroying: "Destruction to confirm",
    destroyed: "Destroyed",
  },
  decision: {
    release: "Release",
    withdraw: "Quarantine",
    destroy: "Ask to destroy",
    confirm: "Confirm destruction",
    decline: "Take back",
  },
  kept: {
    room: "Room",
    cool: "Cool",
    cold: "Cold",
  },
  open: "View the curve",
  lowest: "Lowest",
  highest: "Highest",
  limit: "Limit",
  lasting: "It still lasts",
  until: "{{from}} to {{to}}",
  noPoints: "No readings on these days",
  noExcursions: "No temperature excursions on these days",
  unnamed: "Unrecorded batch",
  lanes: "Lane {{lanes}}",
  pieces: "Pieces",
  batch: "Medicine batch",
  state: "Decision",
  withdrawHint: "Every lane of this machine that holds the batch stops.",
  destroyHint: "Another person confirms the destruction.",
  binder: {
    title: "Inspection binder",
    period: "Period",
    hint: "One Excel file: certificates and sale rules, temperatures, storage checks, expiry, sales by trace code",
    allMachines: "All machines if empty",
    rules: "Sale rules",
    excursions: "Excursions",
    sales: "Sales by trace code",
    holder: "Holder",
    mean: "Mean",
    from: "From",
    to: "To",
    proposer: "Asked for destruction by",
    decider: "Decided by",
    decided: "Decided at",
  },
};
