import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/rzgl": "Logs",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.log.read": "View logs",
};

export const fields: Translation<typeof zh.fields> = {
  logOperator: "Done by",
  logType: "Type",
  logPage: "Page",
  logContent: "Action",
  logObject: "Object",
  logResult: "Result",
  requestId: "Request",
};

export const words: Translation<typeof zh.words> = {
  detail: "Log entry",
  kind: {
    change: "Change",
    login: "Login",
    read: "Personal data viewed",
    export: "Export",
  },
  result: {
    succeeded: "Succeeded",
    failed: "Failed",
  },
  unknownPerson: "Not logged in",
  anotherMerchant: "A merchant above",
  difference: "What changed",
  property: "Field",
  before: "Before",
  after: "After",
  noDetail: "This entry has no field details",
  activity: "Activity",
  noActivity: "Nothing was changed yet",
};
