import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  required: "{{field}}: không được để trống",
  type: "{{field}}: sai kiểu, cần {{expected}}",
  format: "{{field}}: sai định dạng",
  choice: "{{field}}: phải là một trong {{choices}}",
  tooSmall: "{{field}}: tối thiểu {{limit}}",
  tooLarge: "{{field}}: tối đa {{limit}}",
  tooShort: "{{field}}: độ dài tối thiểu {{limit}}",
  tooLong: "{{field}}: độ dài tối đa {{limit}}",
  notRight: "{{field}}: không hợp lệ",
};
