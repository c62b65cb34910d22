import { orderExport } from "./list/orderExport.ts";
import { refundExport } from "./refunds/refundExport.ts";
import { luckyDrawExport, luckyOrderExport, luckyWinExport } from "./lucky/luckyExports.ts";
import { offlinePickupExport } from "./offlinePickups/offlineExport.ts";
import { pickupExport } from "./pickups/pickupExport.ts";
import {
  attemptExport,
  dispensingExport,
  lineExport,
  problemExport,
  purchaseExport,
  remoteExport,
  searchExport,
} from "./sides/orderListExports.ts";

export const orderExports = [
  orderExport,
  refundExport,
  pickupExport,
  searchExport,
  dispensingExport,
  attemptExport,
  purchaseExport,
  lineExport,
  remoteExport,
  problemExport,
  luckyOrderExport,
  luckyDrawExport,
  luckyWinExport,
  offlinePickupExport,
];
