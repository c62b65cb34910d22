/** Why a rule of notices, stores, group codes and domains refuses. */
export type MallStoreRefusal =
  | "mall.noticePublished"
  | "mall.storeStockOutOfRange"
  | "mall.storeNameTaken"
  | "mall.groupCodeExpired"
  | "mall.domainMalformed"
  | "mall.domainTaken"
  | "mall.verifyFileName"
  | "mall.verifyFileContent";
