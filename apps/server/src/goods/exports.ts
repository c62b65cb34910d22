import { nameExport } from "./names/nameExport.ts";
import { productExport } from "./productExport.ts";

export const goodsExports = [productExport, nameExport];
