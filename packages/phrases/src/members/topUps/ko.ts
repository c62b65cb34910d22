import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/yhsz": "충전 혜택",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.topUp.read": "충전 이벤트 조회",
  "members.topUp.write": "충전 이벤트 관리",
};

export const errors: Translation<typeof zh.errors> = {
  "topUps.tierCount": "혜택 구간을 1~{{limit}}개 입력하세요",
  "topUps.tierTwice": "충전 금액은 중복될 수 없습니다",
  "topUps.over": "이벤트 기간이 지났습니다. 먼저 날짜를 수정하세요",
  "topUps.isRunning": "진행 중인 이벤트입니다. 먼저 중지하세요",
};

export const fields: Translation<typeof zh.fields> = {
  activityName: "이벤트 이름",
  areas: "적용 구역",
  areaIds: "적용 구역",
  activityTime: "기간",
  fromDay: "기간",
  toDay: "기간",
  tiers: "충전 혜택 구간",
  rechargeAmount: "충전 금액",
  giftAmount: "증정 금액",
  activityStatus: "상태",
};

export const words: Translation<typeof zh.words> = {
  state: {
    running: "진행 중",
    stopped: "중지됨",
  },
  action: {
    add: "이벤트 추가",
    edit: "이벤트 수정",
    start: "시작",
    stop: "중지",
    addTier: "구간 추가",
    removeTier: "구간 삭제",
  },
  confirm: {
    start: "이 프로모션을 사용할까요?",
    stop: "이 프로모션을 사용 중지할까요?",
  },
  hint: {
    allAreas: "선택하지 않으면 전체 구역",
    all: "전체 구역",
    rule: "{{recharge}} 충전 시 {{gift}} 증정",
    gets: "“{{name}}” 추가 증정 {{gift}}",
    runs: "진행 중인 이벤트: {{rules}}",
    levels: "회원 등급 할인은 캠페인에서 설정하세요",
  },
};
