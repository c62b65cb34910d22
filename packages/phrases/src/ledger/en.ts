import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "ledger.unbalanced": "Debits and credits do not balance",
  "ledger.overdraft": "Insufficient account balance",
  "ledger.replayDiffers": "The repeated posting differs from the first one",
};
