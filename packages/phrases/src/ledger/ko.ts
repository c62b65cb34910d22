import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "ledger.unbalanced": "차변과 대변이 일치하지 않습니다",
  "ledger.overdraft": "계정 잔액이 부족합니다",
  "ledger.replayDiffers": "중복 기장 내용이 처음과 다릅니다",
};
