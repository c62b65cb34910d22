import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/bywx": "유지보수 및 수리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.maintenance.read": "보기",
  "machines.maintenance.write": "추가, 편집, 완료, 삭제",
};

export const verbs: Translation<typeof zh.verbs> = {
  markDone: "완료",
};

export const errors: Translation<typeof zh.errors> = {
  "maintenances.quantityOutOfRange": "부품 수량은 1~{{limit}}의 정수여야 합니다",
  "maintenances.everyDaysOutOfRange": "반복 주기는 1~{{limit}}일의 정수여야 합니다",
};

export const fields: Translation<typeof zh.fields> = {
  maintainType: "유형",
  maintainContent: "작업 내용",
  faultType: "고장 유형",
  partName: "부품 이름",
  partQty: "수량",
  partId: "부품 번호",
  partType: "부품 유형",
  price: "단가",
  labour: "인건비",
  cost: "비용",
  maintainer: "작업자",
  maintainTime: "작업일",
  handleStatus: "처리 상태",
  doneTime: "완료 시간",
  everyDays: "반복 주기(일)",
  createdBy: "등록자",
  doneBy: "완료자",
};

export const words: Translation<typeof zh.words> = {
  add: "유지보수 추가",
  edit: "유지보수 편집",
  finish: "완료",
  finishHint: "연결된 경보는 수리됨으로 처리되고, 반복 작업은 다음 일정이 생성됩니다.",
  finished: "완료했습니다",
  finishedAgain: "완료했고 다음 작업이 생성되었습니다",
  kind: {
    maintain: "유지보수",
    repair: "수리",
  },
  state: {
    open: "미처리",
    done: "완료",
    overdue: "기한 지남",
  },
  parts: "부품",
  addPart: "부품 추가",
  removePart: "부품 제거",
  noFault: "없음",
  ofAlarm: "경보에서 생성",
};
