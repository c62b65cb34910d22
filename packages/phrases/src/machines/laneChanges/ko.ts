import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/spydgl": "상품 변동 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.change.read": "조회",
  "machines.change.write": "가격 일괄 변경, 취소, 다시 전송",
};

export const verbs: Translation<typeof zh.verbs> = {
  template: "템플릿 적용",
  swap: "상품 교체",
  undo: "변경 취소",
  tellAgain: "다시 전송",
  dropRest: "나머지 자판기 제외",
};

export const errors: Translation<typeof zh.errors> = {
  "changeSets.nothingToChange": "변경할 레인이 없습니다",
  "changeSets.undoneAlready": "이미 취소된 변경입니다",
  "changeSets.nothingWaiting": "대기 중인 자판기가 없습니다",
  "changeSets.templateChanged":
    "첫 자판기에 적용한 뒤 템플릿이 변경되거나 삭제되었습니다. 나머지 자판기를 제외하고 템플릿을 다시 적용하세요",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "레인 번호",
  changeAction: "변경",
  oldPrice: "이전 판매가",
  newPrice: "새 판매가",
  purchase: "매입가",
  batchNo: "로트",
  stock: "재고",
  syncState: "자판기 상태",
  reason: "사유",
  updatedBy: "변경자",
  updatedTime: "변경 시간",
  askedTime: "요청 시간",
  title: "내용",
  kind: "유형",
  machines: "자판기",
  lanes: "레인",
  desired: "목표",
  actual: "자판기 실제",
  product: "상품",
  target: "범위",
  template: "템플릿",
};

export const words: Translation<typeof zh.words> = {
  views: {
    log: "변동 기록",
    sets: "변경 묶음",
    differing: "동기화되지 않은 레인",
  },
  state: {
    pending: "대기",
    sent: "전송됨",
    confirmed: "확인됨",
    refused: "거부됨",
    expired: "만료됨",
    replaced: "대체됨",
  },
  action: {
    save: "편집",
    price: "가격 변경",
    refill: "보충",
    stop: "판매 중지",
    enable: "사용",
    reserve: "픽업 전용",
    lock: "잠금",
    unlock: "잠금 해제",
    generate: "생성",
    remove: "제거",
    template: "템플릿",
    add: "상품 추가",
    swap: "상품 교체",
    undo: "취소",
  },
  targets: {
    machines: "선택한 자판기",
    template: "템플릿을 적용한 자판기",
  },
  setPrice: "가격 일괄 변경",
  undo: "취소",
  undoPrice: "가격 변경 취소",
  undoConfirm: "이 변경을 취소할까요? 이후 변경되지 않은 레인은 원래대로 돌아갑니다.",
  undone: "레인 {{lanes}}개를 되돌렸고, 이후 변경된 {{kept}}개는 그대로입니다",
  undoneTemplate: "템플릿 {{template}}: 레인 {{lanes}}개의 가격을 되돌렸고, 이후 변경된 {{kept}}개는 그대로입니다",
  retry: "다시 전송",
  retried: "레인 {{n}}개를 다시 전송했습니다",
  preview: "미리보기",
  before: "변경 전",
  after: "변경 후",
  gone: "레인 없음",
  summary: "자판기 {{machines}}대의 레인 {{lanes}}개가 변경됩니다",
  stockOut: "상품 {{n}}개를 직접 꺼내야 합니다",
  below: "레인 {{n}}개가 매입가보다 낮습니다",
  unchanged: "변경 없음: {{machines}}",
  firstRows: "처음 {{n}}개만 표시",
  apply: "레인 {{n}}개 변경",
  made: "자판기 {{machines}}대의 레인 {{lanes}}개를 변경했습니다",
  restartAbout: "자판기 {{n}}대",
  progress: "{{done}} / {{all}} 확인됨",
  undoneAt: "취소됨",
  waiting: "나머지 자판기 {{n}}대 대기 중",
  waitingHint: "첫 자판기가 정상인지 확인한 뒤 나머지에 적용하세요. 취소하면 모두 되돌아갑니다",
  goOn: "나머지에 적용",
  dropRest: "나머지 제외",
  dropConfirm: "나머지 자판기를 그대로 둘까요? 첫 자판기는 템플릿을 유지합니다.",
  dropped: "자판기 {{n}}대를 제외했습니다",
  allStates: "전체",
  templateRequired: "템플릿 이름을 입력하세요",
};
