import { arrivalExport } from "./arrivals/arrivalExport.ts";
import { balanceExport } from "./balanceExport.ts";
import { billExport, differenceExport } from "./bills/billExports.ts";
import { dueExport, dueSettlementExport } from "./dues/dueExports.ts";
import { feeExport, paymentExport } from "./fees/feeExports.ts";
import { lineExport, settlementExport, transactionExport } from "./settlement/settlementExports.ts";
import { splitExport } from "./splits/splitExport.ts";
import { withdrawalExport } from "./withdrawalExport.ts";

export const financeExports = [
  withdrawalExport,
  balanceExport,
  settlementExport,
  transactionExport,
  lineExport,
  feeExport,
  paymentExport,
  splitExport,
  billExport,
  differenceExport,
  arrivalExport,
  dueExport,
  dueSettlementExport,
];
