import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ypqx": "의약품 유효기간",
  "/ypgl/yppc": "의약품 로트",
  "/ypgl/ypyh": "의약품 보관 점검",
  "/ypgl/zksp": "재고 상품",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.batch.read": "의약품 로트와 유효기간 보기",
  "pharmacy.batch.write": "의약품 로트 관리, 레인 배정 및 회수",
  "pharmacy.upkeep.read": "의약품 보관 점검 보기",
  "pharmacy.upkeep.write": "의약품 보관 점검 등록",
};

export const verbs: Translation<typeof zh.verbs> = {
  putIntoLane: "레인에 로트 배정",
  recall: "로트 회수",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.batchUnknown": "로트가 없습니다",
  "pharmacy.batchTaken": "이 의약품에 같은 로트가 있습니다",
  "pharmacy.batchRecalled": "회수된 로트라 판매할 수 없습니다",
  "pharmacy.batchExpired": "유효기간이 지난 로트라 판매할 수 없습니다",
  "pharmacy.batchInUse": "레인과 창고에 {{stock}}개, 점검 {{checks}}건이 있거나 회수되어 삭제할 수 없습니다",
  "pharmacy.batchSold": "이 로트는 {{sold}}개가 판매되어 삭제할 수 없습니다",
  "pharmacy.batchCoded": "이 로트에 추적 코드 {{codes}}개가 있습니다. 먼저 추적 코드를 삭제하세요",
  "pharmacy.productionInFuture": "제조일이 오늘보다 늦습니다",
  "pharmacy.offShelf": "진열 해제된 의약품입니다",
  "pharmacy.classNotAllowed": "무인 약품함에서 판매할 수 없는 의약품입니다",
  "pharmacy.laneOther": "이 레인에는 해당 의약품이 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  medicineName: "의약품명",
  batchNo: "로트",
  productionDate: "제조일",
  shelfLifeDate: "유효기간",
  daysToExpiry: "남은 일수",
  batchQty: "로트 수량",
  batchState: "로트 상태",
  stock: "재고",
  laneNo: "레인 번호",
  place: "위치",
  warehouseName: "창고",
  laneStatus: "레인 상태",
  value: "재고 금액",
  manufacturer: "제조사",
  maintainContent: "점검 내용",
  maintainResult: "점검 결론",
  maintainer: "점검자",
  maintainTime: "점검 시간",
  lastCheckTime: "최근 점검",
  everyDays: "점검 주기(일)",
  dueDay: "점검 예정일",
  machines: "자판기 수",
  reason: "회수 사유",
};

export const words: Translation<typeof zh.words> = {
  batchState: {
    good: "정상",
    near: "임박",
    expired: "만료",
    recalled: "회수",
  },
  unknownBatch: "등록되지 않은 로트",
  result: {
    sound: "적합",
    watched: "관찰 필요",
    unsound: "부적합",
  },
  step: {
    over: "만료 또는 회수",
    "30": "30일 이내",
    "60": "60일 이내",
    "90": "90일 이내",
  },
  left: "{{n}}일 남음",
  writeOff: "폐기 처리",
  past: "{{n}}일 전 만료",
  sum: "{{places}}곳 · {{pieces}}개 · {{value}}",
  add: "로트 추가",
  edit: "로트 편집",
  places: "상세",
  placesOf: "로트 {{batchNo}}",
  assign: "이 로트로 지정",
  holds: "이 로트",
  waits: "자판기 확인 대기",
  confirmed: "자판기 확인됨",
  noPlaces: "이 의약품이 있는 레인이 없습니다",
  recall: "회수",
  recallTitle: "로트 회수",
  recallHint: "회수하면 판매할 수 없고 해당 레인이 모두 판매 중지됩니다. 회수는 취소할 수 없습니다.",
  recallDone: "회수함: 자판기 {{machines}}대, 레인 {{lanes}}개, {{pieces}}개",
  upkeepShown: {
    due: "점검 예정",
    records: "점검 기록",
  },
  overdue: "{{n}}일 지남",
  notYetDue: "{{n}}일 남음",
  check: "점검 등록",
  neverChecked: "없음",
  upkeepAdd: "점검 기록 추가",
  wholeBatch: "로트 전체",
};
