import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/ptspk": "플랫폼 상품 라이브러리",
  "/spgl/tsgl": "심사 신청 관리",
};

export const verbs: Translation<typeof zh.verbs> = {
  take: "라이브러리에서 추가",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "썸네일",
  brand: "브랜드",
  category: "카테고리",
  barcode: "바코드",
  spec: "규격",
  flavour: "맛",
  packaging: "포장",
  unit: "단위",
  weight: "무게(g)",
  weightTolerance: "무게 오차(g)",
  isPrescription: "처방약",
  detailPictures: "상세 이미지",
  auditStatus: "모델링 심사 상태",
  isMine: "내 상품",
  unitPrice: "단가",
  auditRemark: "심사 의견",
  applyTime: "신청 시간",
  dueTime: "심사 기한",
};

export const words: Translation<typeof zh.words> = {
  state: {
    underReview: "심사 중",
    success: "모델링 성공",
    failed: "모델링 실패",
    ignored: "무시됨",
  },
  add: "공식 상품 추가",
  edit: "공식 상품 수정",
  search: "이름, 병음, 이니셜, 코드 또는 바코드",
  take: "내 상품에 추가",
  takeSelected: "선택 항목 추가",
  takeBrand: "브랜드별 추가",
  takeAsk: "공식 상품 {{n}}개를 내 상품에 추가합니다",
  priceHint: "각 상품에 이 단가가 적용되며 이후 수정할 수 있습니다",
  taken: "상품 {{taken}}개 추가됨, {{known}}개는 이미 있음",
  mine: "추가됨",
  notMine: "미추가",
  yes: "예",
  no: "아니요",
  workdays: "상품 심사는 영업일 1~2일이 걸립니다",
  submit: "심사 신청",
  submitHint: "현재 이미지와 무게로 신청합니다.",
  submitted: "신청되었습니다. 늦어도 {{time}}까지 심사합니다",
  resubmit: "다시 신청",
  resubmitAsk: "다시 심사를 신청할까요?",
  decision: {
    approve: "승인",
    reject: "반려",
    ignore: "무시",
  },
  decisionAsk: {
    approve: "승인할까요? 상품이 플랫폼 라이브러리에 추가됩니다.",
    reject: "반려할까요?",
    ignore: "무시할까요? 가맹점이 다시 신청할 수 있습니다.",
  },
  alike: "같을 수 있는 공식 상품",
  sameBarcode: "같은 바코드",
  steps: "심사 과정",
  event: {
    submit: "심사 신청",
    resubmit: "다시 신청",
    approve: "승인됨",
    reject: "반려됨",
    ignore: "무시됨",
  },
};
