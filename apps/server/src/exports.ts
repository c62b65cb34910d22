import { orderExport } from "./orders/orderExport.ts";
import type { AnySource } from "./platform/export/source.ts";

/** Every list that can be exported; a source is added here by name. */
export const exportSources: readonly AnySource[] = [orderExport];
