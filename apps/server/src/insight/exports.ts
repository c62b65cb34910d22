import { dashboardExports } from "./dashboardExports.ts";

export const insightExports = Object.values(dashboardExports);
