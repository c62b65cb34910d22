import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xxtz": "메시지 알림",
  "/xtgl/xzxxtz": "메시지 알림 추가",
  "/xtgl/xxlx": "메시지 유형",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.message.read": "자신의 메시지 보기",
  "support.broadcast.write": "메시지 일괄 발송",
  "support.messageType.read": "메시지 유형 보기",
  "support.messageType.write": "메시지 유형 추가 및 편집",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.broadcast.send": "메시지 일괄 발송",
  "support.broadcast.recall": "메시지 회수",
};

export const errors: Translation<typeof zh.errors> = {
  "support.templateField": "내용에 쓸 수 없는 필드입니다: {{name}}",
  "support.receiversMalformed": "가맹점 번호는 영문 쉼표로 구분하고 끝에는 쉼표를 쓰지 마세요",
  "support.tooManyReceivers": "가맹점 번호는 한 번에 최대 {{limit}}개까지 입력할 수 있습니다",
  "support.receiverUnknown": "없는 가맹점 번호입니다: {{no}}",
  "support.messageUnknown": "메시지가 없거나 삭제되었습니다",
  "support.messageRecalled": "이미 회수된 메시지입니다",
  "support.messageTypeUnknown": "메시지 유형이 없거나 사용 중지되었습니다",
  "support.messageTypeTaken": "같은 이름의 메시지 유형이 이미 있습니다",
  "support.messageTypeInUse": "사용 중인 메시지 유형은 사용 중지만 할 수 있습니다",
};

export const fields: Translation<typeof zh.fields> = {
  msgTitle: "메시지 제목",
  msgType: "메시지 유형",
  typeId: "메시지 유형",
  msgContent: "메시지 내용",
  msgTemplate: "메시지 템플릿",
  notifyWay: "알림 방식",
  updatedTime: "수정 시각",
  sendTime: "발송 시각",
  readStatus: "읽음 상태",
  receiverMerchants: "수신 가맹점 번호",
  sendStatus: "발송 상태",
  receivers: "수신자 수",
  readers: "읽은 사람 수",
  sentBy: "발송자",
  deliveries: "외부 발송 결과",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    received: "받은 메시지",
    sent: "보낸 메시지",
  },
  readState: {
    unread: "읽지 않음",
    read: "읽음",
  },
  sendState: {
    sending: "발송 중",
    sent: "발송됨",
    recalled: "회수됨",
  },
  way: {
    console: "콘솔 메시지",
    sms: "문자 메시지",
    mail: "이메일",
    robot: "그룹 채팅 로봇",
  },
  to: {
    everybody: "모든 가맹점",
    merchants: "지정 가맹점",
  },
  switched: {
    on: "사용 중",
    off: "사용 중지됨",
  },
  action: {
    addType: "메시지 유형 추가",
    markRead: "읽음으로 표시",
    markAll: "모두 읽음으로 표시",
    open: "관련 내용 보기",
    enable: "사용",
    disable: "사용 중지",
    recall: "회수",
  },
  confirm: {
    markAll: "모든 메시지를 읽음으로 표시할까요?",
    disable: "사용 중지하면 새 메시지에서 이 유형을 선택할 수 없습니다. 사용 중지할까요?",
    enable: "사용할까요?",
    recall:
      "회수할까요? 더 이상 아무도 이 메시지를 볼 수 없습니다. 이미 발송된 문자 메시지, 이메일, 그룹 메시지는 회수되지 않습니다.",
  },
  hint: {
    all: "읽지 않은 모든 메시지",
    system: "시스템 메시지",
    fields: "Markdown 지원, 수신자별로 채워지는 필드: {{list}}",
    numbers: "여러 가맹점 번호는 영문 쉼표로 구분, 예: 1001,1002",
    ways: "콘솔 메시지는 항상 발송되며 문자 메시지에는 유형과 제목만, 이메일과 로봇에는 전체 내용이 담깁니다",
    preview: "미리보기",
    sent: "메시지 발송을 시작했습니다",
    recalled: "메시지를 회수했습니다",
    delivered: "대기 {{waiting}}, 성공 {{sent}}, 실패 {{failed}}",
  },
};
