import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "ledger.unbalanced": "ເດບິດ ແລະ ເຄຣດິດບໍ່ສົມດຸນ",
  "ledger.overdraft": "ຍອດເງິນໃນບັນຊີບໍ່ພຽງພໍ",
  "ledger.replayDiffers": "ລາຍການບັນຊີທີ່ສົ່ງຊ້ຳບໍ່ກົງກັບຄັ້ງທຳອິດ",
};
