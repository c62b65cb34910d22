import { accessPages } from "./access/pages.ts";
import { dashboardPages } from "./insight/dashboard/pages.ts";
import { machinePages } from "./machines/pages.ts";
import { orderPages } from "./orders/pages.ts";
import type { Page } from "./platform/pages.ts";

/** Every page of the console; an area is added by its line here. */
export const pages: readonly Page[] = [...accessPages, ...dashboardPages, ...machinePages, ...orderPages];
