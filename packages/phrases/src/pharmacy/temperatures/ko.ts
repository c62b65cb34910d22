import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/wdjl": "온도 기록",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.temperature.read": "온도 기록 보기",
  "pharmacy.temperature.decide": "온도 이탈 의약품 로트 처리",
  "pharmacy.inspection.export": "점검 자료 내보내기",
};

export const verbs: Translation<typeof zh.verbs> = {
  "pharmacy.temperature.release": "온도 이탈 후 사용 승인",
  "pharmacy.temperature.withdraw": "온도 이탈 후 격리",
  "pharmacy.temperature.destroy": "폐기 신청",
  "pharmacy.temperature.confirm": "폐기 확인",
  "pharmacy.temperature.decline": "로트 폐기 신청 취소",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.exposureUnknown": "온도 이탈 로트 기록이 없습니다",
  "pharmacy.secondPerson": "폐기는 다른 사람이 확인해야 합니다",
};

export const fields: Translation<typeof zh.fields> = {
  temperature: "현재 온도",
  readTime: "측정 시각",
  range: "24시간 범위",
  condition: "상태",
  undecided: "처리 대기 로트",
  reason: "처리 사유",
};

export const words: Translation<typeof zh.words> = {
  condition: {
    outside: "온도 이탈 중",
    undecided: "처리 대기 로트 있음",
    silent: "측정값 없음",
    kept: "정상",
  },
  exposureState: {
    open: "처리 대기",
    released: "사용 승인",
    withdrawn: "격리됨",
    destroying: "폐기 확인 대기",
    destroyed: "폐기됨",
  },
  decision: {
    release: "사용 승인",
    withdraw: "격리",
    destroy: "폐기 신청",
    confirm: "폐기 확인",
    decline: "신청 취소",
  },
  kept: {
    room: "상온",
    cool: "서늘",
    cold: "냉장",
  },
  open: "곡선 보기",
  lowest: "최저",
  highest: "최고",
  limit: "한계",
  lasting: "계속 중",
  until: "{{from}} ～ {{to}}",
  noPoints: "해당 기간에 측정값이 없습니다",
  noExcursions: "해당 기간에 온도 이탈이 없습니다",
  unnamed: "미등록 로트",
  lanes: "레인 {{lanes}}",
  pieces: "수량",
  batch: "의약품 로트",
  state: "처리 결과",
  withdrawHint: "이 자판기에서 해당 로트가 있는 레인이 모두 판매 중지됩니다.",
  destroyHint: "폐기는 다른 사람이 확인합니다.",
  binder: {
    title: "점검 자료",
    period: "기간",
    hint: "Excel 파일 하나: 증명서와 판매 규칙, 온도, 보관 점검, 유통기한, 추적 코드별 판매",
    allMachines: "비워 두면 모든 자판기",
    rules: "판매 규칙",
    excursions: "온도 이탈",
    sales: "추적 코드별 판매",
    holder: "소지자",
    mean: "평균",
    from: "시작",
    to: "종료",
    proposer: "폐기 신청자",
    decider: "처리자",
    decided: "처리 시각",
  },
};
