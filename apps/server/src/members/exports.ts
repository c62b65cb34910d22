import { cardExports } from "./memberExports.ts";

export const memberExports = Object.values(cardExports);
