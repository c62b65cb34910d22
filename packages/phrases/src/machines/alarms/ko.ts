import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqbj": "자판기 경보",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarm.read": "경보 보기",
  "machines.alarm.write": "경보 처리",
};

export const verbs: Translation<typeof zh.verbs> = {
  handle: "처리",
  dismiss: "무시",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.selectToHandle": "작업할 데이터를 선택하세요",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "발생 시각",
  alarmType: "경보 유형",
  alarmLevel: "경보 등급",
  alarmContent: "경보 내용",
  laneNo: "레인 번호",
  recoverTime: "해제 시각",
  recovery: "해제 여부",
  handleStatus: "처리 상태",
  handleResult: "처리 결과",
  handler: "처리자",
  handleTime: "처리 시각",
};

export const words: Translation<typeof zh.words> = {
  level: {
    urgent: "긴급",
    important: "중요",
    minor: "일반",
  },
  handleState: {
    open: "미처리",
    handled: "처리됨",
    ignored: "무시됨",
  },
  result: {
    repaired: "수리함",
    refilled: "보충함",
    restarted: "재시작함",
    visited: "현장 처리함",
    falseAlarm: "오경보",
    other: "기타(비고 필수)",
  },
  recoveryState: {
    open: "미해제",
    recovered: "해제됨",
  },
  handle: "처리",
  handleMany: "일괄 처리",
  ignore: "무시",
  ignoreAsk: "선택한 경보를 무시할까요?",
  countOf: "경보 {{n}}건",
  openMachine: "자판기 보기",
};
