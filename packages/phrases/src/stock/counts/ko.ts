import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd": "재고 실사",
  "/kcpd/xlspkcpd": "노선별 상품 재고 실사",
  "/kcpd/jqspkcpd": "자판기별 상품 재고 실사",
  "/kcpd/jqhdkcpd": "자판기 레인별 재고 실사",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.count.read": "조회",
  "stock.count.write": "재고 실사",
  "stock.count.review": "차이 재확인, 한도 설정",
};

export const verbs: Translation<typeof zh.verbs> = {
  startCount: "재고 실사 시작",
  enterCount: "실사 수량 입력",
  explainCount: "차이 사유 입력",
  finishCount: "재고 실사 완료",
  submitCount: "실사 재확인 요청",
  approveCount: "차이 승인",
  sendBack: "재실사 요청",
  abandonCount: "재고 실사 폐기",
  countLimits: "재확인 한도 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.notWhole": "정수를 입력하세요",
  "stock.limitOutOfRange": "0부터 {{limit}}까지의 정수를 입력하세요",
  "stock.nothingCounted": "실사한 레인이 아직 없습니다",
  "stock.reasonMissing": "레인 {{laneNo}}의 차이 사유를 입력하세요",
  "stock.secondPerson": "실사한 사람은 재확인할 수 없습니다. 다른 사람이 해야 합니다",
  "stock.countAgain":
    "레인 {{laneNo}}: 실사 후 보충되거나 다시 실사되었거나 실사 수량보다 더 판매되었습니다. 다시 실사하세요",
  "stock.countedMeanwhile": "다른 사람이 방금 이 레인을 실사했습니다. 확인 후 다시 입력하세요",
};

export const fields: Translation<typeof zh.fields> = {
  category: "카테고리",
  onRoute: "노선 여부",
  spec: "규격",
  unit: "단위",
  stock: "재고",
  capacity: "용량",
  shortage: "부족 수량",
  machineCount: "자판기 수",
  laneNo: "레인 번호",
  cabinet: "캐비닛",
  batchNo: "로트",
  bookQty: "장부 수량",
  countQty: "실사 수량",
  counted: "실사 수량",
  diffQty: "차이",
  countTime: "실사 시간",
  reason: "차이 사유",
  progress: "실사한 레인",
  startedBy: "실사자",
  startedTime: "시작 시간",
  reviewedBy: "재확인자",
  pieces: "레인 하나의 차이(개)",
  percent: "전체 차이의 장부 대비 비율(%)",
};

export const words: Translation<typeof zh.words> = {
  onRoute: {
    yes: "노선 있음",
    no: "노선 없음",
  },
  noRoute: "노선 없음",
  cabinet: {
    main: "메인 캐비닛",
    sub: "보조 캐비닛",
  },
  viewMachines: "자판기 보기",
  viewLanes: "레인 보기",
  print: "인쇄",
  loading: {
    title: "적재 목록",
    total: "노선 합계",
    nothing: "선택한 범위에 재고 부족이 없습니다",
    cut: "목록이 길어 처음 3,000줄만 인쇄합니다. 노선별로 인쇄하세요",
    takeBack: "회수 {{percent}}%",
    signature: "보충 담당자 서명",
  },
  count: "실사",
  countSelected: "선택 항목 실사",
  started: "재고 실사를 시작한 자판기: {{n}}대",
  documents: "실사 문서",
  documentsOpen: "실사 문서 · 진행 중 {{counting}} · 재확인 대기 {{waiting}}",
  limits: "재확인 한도",
  limitsHint: "어느 한도든 넘으면 실사하지 않은 사람이 동의해야 반영됩니다. 1개의 차이는 비율로 확인하지 않습니다.",
  blindHint: "입력한 뒤에 장부 수량이 표시됩니다. 자판기는 계속 판매하며, 각 레인은 실사한 시점의 장부와 비교됩니다.",
  product: "이 상품의 레인만",
  stale: "다시 실사",
  finish: "실사 완료",
  finishConfirm: "실사한 레인: {{n}}/{{all}}. 나머지는 그대로입니다. 완료할까요?",
  finished: "반영되었습니다. 변경된 레인: {{n}}",
  handedIn: "차이가 한도를 넘어 다른 사람의 재확인을 기다립니다",
  approve: "동의하고 반영",
  approveConfirm: "이 차이를 반영할까요?",
  sendBack: "재실사 요청",
  sendBackConfirm: "다시 실사하도록 돌려보낼까요?",
  abandon: "폐기",
  abandonConfirm: "이 실사는 반영되지 않습니다. 폐기할까요?",
  state: {
    counting: "실사 중",
    waiting: "재확인 대기",
    booked: "반영됨",
    cancelled: "폐기됨",
  },
  cause: {
    damaged: "파손",
    expired: "유통기한 지남",
    missing: "분실",
    wrongLane: "잘못된 레인",
    loadedWrong: "보충 수량 오류",
    jammed: "상품 걸림 또는 자판기 고장",
    other: "기타",
  },
};
