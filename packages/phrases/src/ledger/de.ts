import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "ledger.unbalanced": "Soll und Haben sind nicht ausgeglichen",
  "ledger.overdraft": "Der Saldo des Kontos reicht nicht",
  "ledger.replayDiffers": "Die wiederholte Buchung weicht von der ersten ab",
};
