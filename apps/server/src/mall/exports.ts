import { mallOrderExport, quickBuyOrderExport } from "./orders/orderExport.ts";

export const mallExports = [mallOrderExport, quickBuyOrderExport];
