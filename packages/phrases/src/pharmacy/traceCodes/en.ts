import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/zsm": "Trace codes",
  "/ypgl/zsmdr": "Import trace codes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.trace.read": "View trace codes",
  "pharmacy.trace.write": "Add trace codes, put them into lanes, scan sales and delete",
};

export const verbs: Translation<typeof zh.verbs> = {
  place: "Put into a lane",
  scan: "Scan a sale",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.traceUnknown": "Trace code {{code}} is not recorded here",
  "pharmacy.traceTaken": "Trace code {{code}} is recorded already",
  "pharmacy.traceMalformed": "“{{code}}” is no trace code of 20 digits",
  "pharmacy.traceTwice": "Trace code {{code}} stands there twice",
  "pharmacy.traceTooMany": "At most {{limit}} trace codes at once",
  "pharmacy.traceOther": "Trace code {{code}} is one of another medicine",
  "pharmacy.traceAboveBatch": "More trace codes than the {{quantity}} pieces of the batch",
  "pharmacy.traceSold": "Trace code {{code}} was sold at {{time}} at {{machine}}; it is sold once",
};

export const fields: Translation<typeof zh.fields> = {
  traceCode: "Trace code",
  traceCodes: "Trace codes",
  medicineName: "Medicine",
  manufacturer: "Manufacturer",
  batchNo: "Batch",
  traceState: "Status",
  laneNo: "Lane",
  soldTime: "Sold at",
  repeats: "Scanned again",
};

export const words: Translation<typeof zh.words> = {
  traceState: {
    stored: "In stock",
    placed: "In a lane",
    sold: "Sold",
  },
  record: "Add trace codes",
  place: "Put into a lane",
  placed: "Put into the lane",
  scan: "Scan a sale",
  scanned: "The sale was recorded",
  scanHint: "Only what is handed over by hand: what comes out of lanes is recorded by itself",
  soldStays: "A sold code stays",
  pasteHint: "Scan or paste, one a line; for a lane in the order of dispensing",
  laneHint: "Lanes that name this batch",
  lane: "Lane {{n}}",
};
