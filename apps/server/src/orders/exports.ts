import { orderExport } from "./list/orderExport.ts";

export const orderExports = [orderExport];
