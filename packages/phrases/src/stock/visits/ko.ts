import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/bhd/jrbf": "오늘 방문",
};

export const verbs: Translation<typeof zh.verbs> = {
  fillLane: "휴대폰으로 레인 보충",
  emptyLane: "휴대폰으로 상품 꺼내기",
  collectCash: "현금 수거",
  takePhoto: "자판기 사진 촬영",
  reportFault: "현장 고장 신고",
  setCost: "방문 비용 설정",
  finishVisit: "방문 완료",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.actTooOld": "{{days}}일이 지난 기록은 반영할 수 없습니다. 자판기 재고 실사를 하세요",
};

export const fields: Translation<typeof zh.fields> = {
  kind: "작업",
  pieces: "개수",
  rest: "차이",
  unbooked: "차량 부족",
  bagNo: "현금 봉투 번호",
  expected: "예상",
  counted: "센 금액",
  laneNo: "레인 번호",
  actTime: "시간",
  note: "설명",
  picture: "사진",
  replenisher: "보충 담당자",
  place: "방문 순서",
  gain: "오늘 방문 시 방지 손실",
  stockOut: "품절",
  spoil: "유통기한 임박",
  fault: "고장",
  cash: "현금",
  emptyDays: "첫 품절",
  routeId: "노선",
  visitCost: "방문당 비용(위안)",
  dueCount: "오늘 방문 대상",
  way: "이동 거리(직선)",
};

export const words: Translation<typeof zh.words> = {
  acts: "현장 기록",
  onlyDiffering: "차이만 보기",
  act: {
    fillLane: "넣음",
    emptyLane: "꺼냄",
    collectCash: "현금 수거",
    takePhoto: "사진 촬영",
    reportFault: "고장 신고",
    finishVisit: "완료",
  },
  canWait: "나중에 방문",
  today: "오늘",
  tomorrow: "내일",
  inDays: "{{days}}일 후",
  machines: "{{n}}대",
  km: "{{km}} km",
  selectDue: "오늘 방문 대상 선택",
  make: "보충 전표 생성",
  hasOrder: "보충 전표 있음",
  keepCost: "기본 비용으로 저장",
  ofOther:
    "이 노선은 {{merchant}} 소속이며 노선 차량은 해당 가맹점만 사용합니다. 해당 가맹점 담당자가 보충 전표를 만들게 하거나 소속 가맹점의 창고 또는 차량을 선택하세요.",
  usualCost: "현재 기본 비용 {{money}}",
  dueFrom: "{{money}}부터 방문: 기다리면 다음 방문도 늦춰지므로 그보다 적으면 기다리는 편이 낫습니다",
  how: "최근 28일 레인별 실제 수요(품절 시간 제외, 요일 보정)로 앞으로 이틀을 예측합니다. 금액은 오늘 방문하지 않으면 잃는 마진, 유통기한 임박 원가, 현금 위험입니다. 기다려서 잃는 금액이 그 자판기의 가장 경제적인 주기에서 아끼는 방문 비용보다 클 때 방문합니다.",
};
