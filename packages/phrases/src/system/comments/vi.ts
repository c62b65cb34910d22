import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  "system.comment.write": "Bình luận",
  "system.comment.remove": "Xóa bình luận",
};

export const errors: Translation<typeof zh.errors> = {
  "system.mentionUnknown": "Có người được nhắc đến không xem được bản ghi này; hãy bỏ tên và gửi lại",
};

export const fields: Translation<typeof zh.fields> = {
  commentText: "Nội dung bình luận",
  mentionIds: "Người được nhắc đến",
};

export const words: Translation<typeof zh.words> = {
  title: "Bình luận",
  both: "Bình luận và hoạt động",
  of: "Bình luận và hoạt động của {{number}}",
  placeholder: "Viết bình luận; gõ @ để nhắc đến đồng nghiệp",
  hint: "Ctrl+Enter để gửi",
  send: "Gửi",
  sent: "Đã gửi bình luận",
  remove: "Xóa",
  removeAsk: "Xóa bình luận này?",
  removeNote: "Vị trí của bình luận sẽ ghi là đã xóa; không ai còn đọc được nội dung.",
  removed: "Đã xóa bình luận",
  gone: "Bình luận này đã bị xóa",
  empty: "Chưa có bình luận. Hãy viết bình luận đầu tiên; đồng nghiệp được nhắc bằng @ sẽ nhận tin nhắn.",
  more: "Bình luận cũ hơn: {{n}}",
  nobody: "Không có ai để nhắc đến",
  mention: "{{author}} đã nhắc đến bạn trong bình luận về {{recordNo}}",
  mentionAbove: "Cấp trên đã nhắc đến bạn trong bình luận về {{recordNo}}",
};
