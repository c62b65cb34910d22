import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "ledger.unbalanced": "Dare e avere non sono in pareggio",
  "ledger.overdraft": "Saldo del conto insufficiente",
  "ledger.replayDiffers": "La registrazione ripetuta è diversa dalla prima",
};
