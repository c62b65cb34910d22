import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  required: "{{field}}: darf nicht leer sein",
  type: "{{field}}: falscher Typ, erwartet wird {{expected}}",
  format: "{{field}}: falsches Format",
  choice: "{{field}}: muss eines von {{choices}} sein",
  tooSmall: "{{field}}: mindestens {{limit}}",
  tooLarge: "{{field}}: höchstens {{limit}}",
  tooShort: "{{field}}: mindestens {{limit}} lang",
  tooLong: "{{field}}: höchstens {{limit}} lang",
  notRight: "{{field}}: ungültig",
};
