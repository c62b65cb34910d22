import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "자판기 상태",
  "/shj/yyztcx": "운영 상태",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.status.read": "자판기 상태 보기",
  "machines.operation.read": "운영 상태 보기",
};

export const fields: Translation<typeof zh.fields> = {
  doorStatus: "도어 상태",
  temperature: "온도(℃)",
  humidity: "습도",
  lastHeartbeat: "마지막 신호",
  problem: "처리할 문제",
  lostPerHour: "시간당 손실",
  salesCount: "오늘 주문",
  lackLaneCount: "재고 부족 레인",
  laneAlert: "보충 알림",
  replenishTime: "보충 시각",
  askedAt: "요청 시각",
  answeredAt: "응답 시각",
  detail: "결과",
  command: "명령",
};

export const words: Translation<typeof zh.words> = {
  commands: "명령 기록",
  openAlarms: "경보 보기",
  openLanes: "레인 보기",
  more: "총 {{n}}건",
  lostHint: "최근 28일 같은 시간대 평균 매출과 판매할 수 없는 레인 비율로 추정",
};
