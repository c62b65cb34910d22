import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  required: "{{field}}: ຫ້າມຫວ່າງ",
  type: "{{field}}: ປະເພດບໍ່ຖືກຕ້ອງ, ຕ້ອງເປັນ {{expected}}",
  format: "{{field}}: ຮູບແບບບໍ່ຖືກຕ້ອງ",
  choice: "{{field}}: ຕ້ອງເປັນໜຶ່ງໃນ {{choices}}",
  tooSmall: "{{field}}: ຢ່າງໜ້ອຍ {{limit}}",
  tooLarge: "{{field}}: ສູງສຸດ {{limit}}",
  tooShort: "{{field}}: ຄວາມຍາວຢ່າງໜ້ອຍ {{limit}}",
  tooLong: "{{field}}: ຄວາມຍາວສູງສຸດ {{limit}}",
  notRight: "{{field}}: ບໍ່ຖືກຕ້ອງ",
};
