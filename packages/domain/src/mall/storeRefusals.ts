import type { MallWindowRefusal } from "./windowRefusals.ts";

/** Why a rule of notices, stores, group codes, domains and the window of a shop refuses. */
export type MallStoreRefusal =
  | "mall.noticePublished"
  | "mall.storeStockOutOfRange"
  | "mall.storeHoursMalformed"
  | "mall.storeHoursEmpty"
  | "mall.storeNameTaken"
  | "mall.groupCodeExpired"
  | "mall.domainMalformed"
  | "mall.domainTaken"
  | "mall.verifyFileName"
  | "mall.verifyFileContent"
  | MallWindowRefusal;
