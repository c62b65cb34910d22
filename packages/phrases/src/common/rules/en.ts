import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  required: "{{field}}: cannot be empty",
  type: "{{field}}: wrong type, expected {{expected}}",
  format: "{{field}}: wrong format",
  choice: "{{field}}: must be one of {{choices}}",
  tooSmall: "{{field}}: at least {{limit}}",
  tooLarge: "{{field}}: at most {{limit}}",
  tooShort: "{{field}}: length at least {{limit}}",
  tooLong: "{{field}}: length at most {{limit}}",
  notRight: "{{field}}: not valid",
};
