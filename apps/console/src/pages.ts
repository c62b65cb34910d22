import { accessPages } from "./access/pages.ts";
import { orderPages } from "./orders/pages.ts";
import type { Page } from "./platform/pages.ts";
import { systemPages } from "./system/pages.ts";

/** Every page of the console; an area is added by its line here. */
export const pages: readonly Page[] = [...accessPages, ...orderPages, ...systemPages];
