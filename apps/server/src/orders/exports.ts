import { orderExport } from "./list/orderExport.ts";
import { refundExport } from "./refunds/refundExport.ts";

export const orderExports = [orderExport, refundExport];
