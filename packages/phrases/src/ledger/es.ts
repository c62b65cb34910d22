import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "ledger.unbalanced": "El debe y el haber no cuadran",
  "ledger.overdraft": "Saldo de la cuenta insuficiente",
  "ledger.replayDiffers": "El asiento repetido difiere del primero",
};
