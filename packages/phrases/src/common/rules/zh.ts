/** Sentences of the server about broken rules of an input. */
export const words = {
  required: "{{field}}：不能为空",
  type: "{{field}}：类型不对，应为{{expected}}",
  format: "{{field}}：格式不正确",
  choice: "{{field}}：只能是 {{choices}}",
  tooSmall: "{{field}}：不能小于{{limit}}",
  tooLarge: "{{field}}：不能大于{{limit}}",
  tooShort: "{{field}}：长度不能少于{{limit}}",
  tooLong: "{{field}}：长度不能超过{{limit}}",
  notRight: "{{field}}：内容不正确",
} as const;
