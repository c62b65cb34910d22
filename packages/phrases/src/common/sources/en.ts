import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  sale: "Appears here once a machine has sold products",
  refund: "Appears here once a refund has begun",
  machine: "Machines appear here once they are registered",
  report: "Appears here once a machine has reported data",
  shop: "Appears here once somebody has ordered in the mall",
  card: "Appears here once a member card has been issued or used",
  settling: "Written by the daily settlement",
  code: "Appears here once codes have been generated or used",
  product: "Products appear here once they are added",
  deed: "Appears here once somebody has done something",
  merchant: "Merchants appear here once they are added",
  application: "Applications appear here once they are handed in",
  message: "Appears here once it has been published",
  feedback: "Appears here once feedback has been handed in",
  file: "Files appear here when you export a list",
  medicine: "Medicines appear here once a batch is recorded",
  prescription: "Prescriptions appear here once they are handed in",
  loss: "Records appear here once stocktaking, checks, losses or problem orders find goods missing",
};
