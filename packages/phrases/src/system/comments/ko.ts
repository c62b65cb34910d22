import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  "system.comment.write": "댓글",
  "system.comment.remove": "댓글 삭제",
};

export const errors: Translation<typeof zh.errors> = {
  "system.mentionUnknown": "언급한 사람 중 이 기록을 볼 수 없는 사람이 있습니다. 이름을 지우고 다시 보내세요",
};

export const fields: Translation<typeof zh.fields> = {
  commentText: "댓글 내용",
  mentionIds: "언급한 사람",
};

export const words: Translation<typeof zh.words> = {
  title: "댓글",
  both: "댓글 및 활동",
  of: "{{number}} 댓글 및 활동",
  placeholder: "댓글을 작성하세요. @를 입력하면 동료를 언급할 수 있습니다",
  hint: "Ctrl+Enter로 전송",
  send: "보내기",
  sent: "댓글을 보냈습니다",
  remove: "삭제",
  removeAsk: "이 댓글을 삭제할까요?",
  removeNote: "댓글 자리에 삭제되었다고 표시되며 다른 사람은 내용을 볼 수 없습니다.",
  removed: "댓글을 삭제했습니다",
  gone: "삭제된 댓글입니다",
  empty: "아직 댓글이 없습니다. 첫 댓글을 작성하세요. @로 언급한 동료에게 메시지가 갑니다.",
  more: "이전 댓글 {{n}}건",
  nobody: "언급할 사람이 없습니다",
  mention: "{{author}} 님이 {{recordNo}} 댓글에서 회원님을 언급했습니다",
  mentionAbove: "상위에서 {{recordNo}} 댓글에 회원님을 언급했습니다",
};
