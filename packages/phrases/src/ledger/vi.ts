import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "ledger.unbalanced": "Bên nợ và bên có không cân bằng",
  "ledger.overdraft": "Số dư tài khoản không đủ",
  "ledger.replayDiffers": "Bút toán lặp lại khác với lần đầu",
};
