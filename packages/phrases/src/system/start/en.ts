import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  start: {
    ready: "Yunshou is running",
    addressLine: "Console",
    demoLine: "Demo accounts",
    passwordLine: "Password",
    dataLine: "Data",
    machinesLine: "Machines",
    docsLine: "API",
    shopLine: "Mall for phones",
    roundLine: "Refilling by phone",
    stopLine: "Ctrl+C stops it",
    firstLine: "First administrator",
    onceLine: "One-time password",
    stopped: "Stopped",
    demoPreparing: "Preparing demo data",
    demoReady: "Demo data is ready",
  },
  names: {
    platformMerchant: "Platform",
    firstAdministrator: "Administrator",
    product: "Yunshou",
  },
};
