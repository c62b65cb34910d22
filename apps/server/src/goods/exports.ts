import { productExport } from "./productExport.ts";

export const goodsExports = [productExport];
