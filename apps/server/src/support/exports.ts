import { ticketExport } from "./ticketExport.ts";

export const supportExports = [ticketExport];
