import { orderExport } from "./list/orderExport.ts";
import { refundExport } from "./refunds/refundExport.ts";
import { luckyOrderExport, luckyWinExport } from "./lucky/luckyExports.ts";
import { offlinePickupExport } from "./offlinePickups/offlineExport.ts";
import { pickupExport } from "./pickups/pickupExport.ts";
import { lineExport, problemExport, remoteExport } from "./sides/orderListExports.ts";

export const orderExports = [
  orderExport,
  refundExport,
  pickupExport,
  lineExport,
  remoteExport,
  problemExport,
  luckyOrderExport,
  luckyWinExport,
  offlinePickupExport,
];
