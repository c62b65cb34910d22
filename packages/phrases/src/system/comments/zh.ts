export const verbs = {
  "system.comment.write": "评论",
  "system.comment.remove": "删除评论",
} as const;

export const errors = {
  "system.mentionUnknown": "提到的人中有人不能查看此记录，请去掉后再发送",
} as const;

export const fields = {
  commentText: "评论内容",
  mentionIds: "提到的人",
} as const;

export const words = {
  title: "评论",
  both: "评论与动态",
  of: "{{number}} 的评论与动态",
  placeholder: "写评论，输入 @ 提到同事",
  hint: "按 Ctrl+Enter 发送",
  send: "发送",
  sent: "评论已发送",
  remove: "删除",
  removeAsk: "删除这条评论？",
  removeNote: "评论处会显示已删除，其他人不再看到内容。",
  removed: "评论已删除",
  gone: "该评论已删除",
  empty: "还没有评论。写下第一条，被 @ 的同事会收到消息。",
  more: "另有 {{n}} 条更早的评论",
  nobody: "没有可提到的人",
  mention: "{{author}} 在 {{recordNo}} 的评论中提到了您",
  mentionAbove: "上级在 {{recordNo}} 的评论中提到了您",
} as const;
