import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "자판기 상태",
  "/shj/jqxq": "자판기 상세",
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
  log: "로그 보기",
  openAlarms: "경보 보기",
  openLanes: "레인 보기",
  more: "총 {{n}}건",
  lostHint: "최근 28일 같은 시간대 평균 매출과 판매할 수 없는 레인 비율로 추정",
  page: {
    tab: {
      live: "개요",
      front: "레인",
      curves: "곡선",
      history: "이력",
      counters: "카운터",
    },
    chooseHint: "먼저 자판기를 선택한 뒤 상세 정보를 확인하세요.",
    openPage: "자판기 페이지 열기",
    orders: "오늘 주문",
    openLanes: "레인 관리",
    openAlarms: "미해제 경보",
    feedbackCode: "신고 QR 코드",
    feedbackCodeHint:
      "자판기에 붙이세요. 고객이 스캔하여 문제를 신고하고 같은 페이지에서 답변을 확인합니다. 신고는 고객 문제 신고에 표시됩니다.",
    silent: "데이터 없음: 최근 자판기의 보고가 없습니다",
    days: "최근 {{n}}일",
    temperature: "온도(℃)",
    low: "최저",
    high: "최고",
    humidity: "습도(%)",
    traffic: "일별 데이터 사용량(MB)",
    doors: "일별 문 열림 횟수",
    sampled: "시간별 최저 및 최고, 10분마다 측정",
    more: "이전 기록",
    nothing: "기록이 없습니다",
    all: "전체",
    noPoint: "설치 지점에서 철수",
    toPoint: "이동 위치: {{point}}",
    refilled: "{{lanes}}개 레인에 {{n}}개 보충",
    by: "담당 {{who}}",
    until: "{{time}} 종료",
    open: "미해제",
    cards: "데이터 유심",
    kind: {
      registered: "등록",
      activated: "활성화",
      decommissioned: "철거",
      recommissioned: "재가동",
      moved: "설치 지점 변경",
      refill: "보충",
      alarm: "경보",
      command: "명령",
      maintenance: "정비",
      software: "소프트웨어 업데이트",
    },
    work: {
      open: "처리 대기",
      done: "완료",
    },
    update: {
      waiting: "대기",
      sent: "전송됨",
      done: "완료",
      failed: "실패",
      expired: "만료",
      skipped: "건너뜀",
    },
  },
  map: {
    list: "목록",
    map: "지도",
    label: "자판기 지도",
    seen: "이 영역의 자판기 {{n}}대",
    first: "처음 {{n}}대만 표시합니다. 지도를 확대하세요",
    unplaced: "위치가 없어 지도에 없는 자판기 {{n}}대",
    tone: {
      bad: "오프라인 또는 고장",
      warning: "처리 필요",
      good: "정상",
      neutral: "미활성화",
    },
  },
};
