import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jxkp": "성과 평가",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.appraisal.read": "성과 평가 보기",
  "system.appraisal.write": "성과 점수 매기기",
};

export const verbs: Translation<typeof zh.verbs> = {
  score: "점수 입력",
};

export const errors: Translation<typeof zh.errors> = {
  "system.scoreRange": "점수는 0~100의 정수로 입력하세요",
};

export const fields: Translation<typeof zh.fields> = {
  period: "평가 기간",
  indicator: "평가 지표",
  done: "완료 수",
  good: "달성 수",
  factScore: "자동 점수",
  score: "점수",
  scoredBy: "평가자",
  scoredTime: "평가 시각",
  doneTime: "완료 시각",
  subject: "내용",
};

export const words: Translation<typeof zh.words> = {
  give: "점수 입력",
  byFacts: "실적 기준",
  byFactsWas: "자동 점수: {{n}}",
  remarkHint: "자동 점수와 다르면 이유를 적으세요",
  well: "달성",
  badly: {
    refills: "수량 오류",
    visits: "하루 안에 재고 부족 또는 고장",
    maintenances: "기한 초과",
    tickets: "시간 초과 있음",
  },
  indicator: {
    refills: "보충한 레인",
    visits: "자판기 방문",
    maintenances: "유지보수",
    tickets: "해결한 문의 티켓",
  },
  meaning: {
    refills: "보충한 레인마다 한 줄입니다. 자판기 집계와 다르고 잘못 보충한 것으로 확인되면 달성이 아닙니다.",
    visits: "자판기와 날짜마다 한 줄입니다. 이후 하루 안에 재고 부족이나 고장이 나면 달성이 아닙니다.",
    maintenances: "완료한 유지보수마다 한 줄입니다. 기한이 지나면 달성이 아닙니다.",
    tickets: "해결한 문의 티켓마다 한 줄입니다. 시간이 초과된 적이 있으면 달성이 아닙니다.",
  },
};
