import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/jqqhbjsz": "자판기 재고 부족 경보",
  "/xtgl/bjrz": "경보 기록",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarmRule.write": "경보 규칙과 알림 채널 설정",
  "machines.alarmLog.read": "경보 기록 보기",
  "machines.stockAlarm.read": "재고 부족 경보 보기",
  "machines.stockAlarm.write": "재고 부족 경보 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.noSuchBound": "이 경보에는 없는 한계입니다",
  "alarms.boundOutOfRange": "{{least}}~{{most}} 사이의 숫자를 입력하세요",
  "alarms.boundsReversed": "상한은 하한보다 높아야 합니다",
  "alarms.minutesOutOfRange": "최대 {{limit}}분까지 가능합니다",
  "alarms.timeMalformed": "00:00~23:59 사이의 시각을 입력하세요",
  "alarms.thresholdOutOfRange": "1~{{limit}} 사이의 정수여야 합니다",
  "alarms.urlRefused": "로봇 주소는 {{hosts}}의 https여야 합니다",
  "alarms.hostRefused": "공개된 메일 서버 이름을 입력하세요",
  "alarms.tooManyChannels": "채널은 최대 {{limit}}개입니다",
  "alarms.receiverUnknown": "수신자가 없거나 이 가맹점 소속이 아닙니다",
};

export const fields: Translation<typeof zh.fields> = {
  receiverIds: "경보 수신자",
  alarmReceiver: "경보 수신자",
  notifyWay: "알림 방식",
  ways: "알림 방식",
  sendResult: "전송 결과",
  sendTime: "전송 시각",
  failure: "실패 원인",
  threshold: "경고 기준값",
  unit: "단위",
  low: "하한",
  high: "상한",
  lastingMinutes: "지속 시간(분) 후 알림",
  quietFrom: "방해 금지 시작",
  quietTo: "방해 금지 종료",
  escalateMinutes: "미처리 시 상향(분)",
  escalateIds: "상향 수신자",
  channelKind: "채널",
  channelName: "채널 이름",
  shown: "주소",
  url: "로봇 주소",
  secret: "서명 키(선택)",
  host: "메일 서버",
  port: "포트",
  secure: "SSL/TLS 연결",
  password: "메일 비밀번호",
  sender: "보내는 주소",
};

export const words: Translation<typeof zh.words> = {
  rules: "경보 규칙",
  channels: "알림 채널",
  usual: "기본",
  usualReceivers: "알림 설정에 따름",
  ruleHint:
    "이 가맹점과 하위 가맹점의 자판기에 적용되며, 하위의 자체 규칙이 우선합니다. 자판기 템플릿의 경고 기준값은 규칙보다 우선합니다.",
  judgedOnlyByRule: "상한을 설정해야 경보가 발생합니다",
  set: "설정",
  setMany: "일괄 설정",
  enable: "사용",
  disable: "사용 중지",
  enabled: "사용",
  disabled: "사용 중지",
  enableAsk: "경보를 사용할까요?",
  disableAsk: "경보를 사용 중지할까요? 더 이상 알리지 않습니다.",
  addChannel: "채널 추가",
  removeAsk: "이 채널을 삭제할까요?",
  notSet: "미설정",
  lanesOf: "레인 {{n}}개",
  unitName: {
    lanes: "레인 수",
    percent: "퍼센트",
  },
  way: {
    console: "알림함",
    sms: "문자 메시지",
    mail: "이메일",
    robot: "그룹 채팅 로봇",
  },
  channel: {
    wecom: "WeCom 로봇",
    dingtalk: "DingTalk 로봇",
    feishu: "Feishu 로봇",
    mail: "메일 서버",
  },
  noticeState: {
    queued: "대기 중",
    sending: "전송 중",
    sent: "전송됨",
    failed: "전송 실패",
  },
  escalated: "상향됨",
};
