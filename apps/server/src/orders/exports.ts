import { orderExport } from "./list/orderExport.ts";
import { refundExport } from "./refunds/refundExport.ts";
import { pickupExport } from "./pickups/pickupExport.ts";

export const orderExports = [orderExport, refundExport, pickupExport];
