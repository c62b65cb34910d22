import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  required: "{{field}}: 비워 둘 수 없습니다",
  type: "{{field}}: 형식이 올바르지 않습니다. 필요한 형식: {{expected}}",
  format: "{{field}}: 형식이 올바르지 않습니다",
  choice: "{{field}}: {{choices}} 중 하나여야 합니다",
  tooSmall: "{{field}}: {{limit}} 이상이어야 합니다",
  tooLarge: "{{field}}: {{limit}} 이하여야 합니다",
  tooShort: "{{field}}: 길이가 {{limit}} 이상이어야 합니다",
  tooLong: "{{field}}: 길이가 {{limit}} 이하여야 합니다",
  notRight: "{{field}}: 올바르지 않습니다",
};
