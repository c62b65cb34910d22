import { cardLogExport } from "./cardLogExport.ts";
import { cardExports } from "./memberExports.ts";

export const memberExports = [...Object.values(cardExports), cardLogExport];
