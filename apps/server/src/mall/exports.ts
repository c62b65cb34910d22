import { mallOrderExport, quickBuyOrderExport } from "./orders/orderExport.ts";
import { preorderExport } from "./preorders/preorderExport.ts";

export const mallExports = [mallOrderExport, quickBuyOrderExport, preorderExport];
