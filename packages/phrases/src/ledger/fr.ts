import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "ledger.unbalanced": "Les débits et les crédits ne s’équilibrent pas",
  "ledger.overdraft": "Solde du compte insuffisant",
  "ledger.replayDiffers": "L’écriture répétée diffère de la première",
};
