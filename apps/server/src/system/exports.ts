import { logExport } from "./logExport.ts";

export const systemExports = [logExport];
