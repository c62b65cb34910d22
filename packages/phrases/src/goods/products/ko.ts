import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  priceBack: "가격 변경 취소",
  tag: "태그 지정",
};

export const pages: Translation<typeof zh.pages> = {
  "/spgl/wdsp": "내 상품",
  "/spgl/xzsp": "상품 추가",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "썸네일",
  brand: "브랜드",
  category: "카테고리",
  barcode: "바코드",
  unitPrice: "단가",
  costPrice: "매입가",
  margin: "매출 총이익",
  spec: "규격",
  unit: "단위",
  packaging: "포장",
  flavour: "맛",
  batchNo: "로트",
  productionDate: "제조일",
  shelfLifeDate: "유통기한",
  weight: "무게(g)",
  weightTolerance: "무게 오차(g)",
  isPrescription: "처방약",
  isPovertyRelief: "빈곤 지원 상품",
  isJointOperation: "공동 운영",
  reviewStatus: "심사 상태",
  tags: "태그",
  lanes: "레인",
  detailPictures: "상세 이미지",
  laneNo: "레인 번호",
  lanePrice: "레인 가격",
  stock: "재고",
  changedTime: "변경 시간",
  reason: "사유",
};

export const words: Translation<typeof zh.words> = {
  yesNo: {
    yes: "예",
    no: "아니요",
  },
  review: {
    pending: "심사 대기",
    approved: "승인됨",
    notApproved: "반려",
    ignored: "무시됨",
    none: "미제출",
  },
  search: "코드, 바코드, 이름 또는 병음",
  find: "상품 검색",
  deleteAsk: "상품 “{{name}}” 항목을 삭제할까요? 지난 주문에는 계속 표시됩니다.",
  section: {
    lanes: "진열 레인({{n}})",
    prices: "가격 이력",
  },
  add: "상품 추가",
  edit: "상품 편집",
  codeHint: "비워 두면 자동 생성됩니다",
  shelfLifeBefore: "유통기한은 제조일보다 빠를 수 없습니다",
  step: {
    data: "기본 정보",
    pictures: "이미지",
    attributes: "카테고리·속성",
  },
  previous: "이전",
  next: "다음",
  pictures: {
    earlier: "앞으로",
    later: "뒤로",
  },
  crop: {
    title: "이미지 자르기",
    use: "사용",
    zoom: "확대",
    hint: "끌거나 방향키로 이동하고 슬라이더로 크기를 조절하세요",
  },
  tagging: {
    title: "상품 태그 지정",
    about: "상품 {{n}}개 선택",
    add: "추가할 태그",
    remove: "제거할 태그",
    done: "태그 {{n}}개 변경됨",
  },
  pricing: {
    title: "가격 일괄 변경",
    inCell: "두 번 클릭하거나 E를 눌러 수정",
    target: "변경 대상",
    rule: "방식",
    kind: {
      set: "금액으로",
      add: "금액만큼",
      percent: "비율로",
    },
    amount: "금액(위안)",
    percent: "비율",
    step: "반올림 단위",
    lanesFollow: "상품과 같은 가격의 레인도 변경({{n}})",
    lanesOwn: "자체 가격이 있는 레인 {{n}}개는 그대로 둡니다",
    before: "변경 전",
    after: "변경 후",
    verb: "가격 {{n}}개 변경",
    done: "상품 {{n}}개의 가격을 변경했고 레인 {{lanes}}개가 따랐습니다. 메인 캐비닛 레인은 자판기를 재시작한 뒤 적용됩니다.",
    undo: "실행 취소",
    undone: "상품 {{n}}개의 가격을 되돌렸습니다. 이후 변경된 {{kept}}개는 그대로입니다.",
  },
  draft: {
    found: "{{time}}에 저장하지 않은 내용이 있습니다",
    restore: "복원",
    discard: "버리기",
  },
  otherPicture: "변경됨",
  conflict: {
    title: "편집하는 동안 다른 사람이 아래 내용을 변경했습니다. 입력한 내용은 유지되니 확인 후 다시 저장하세요.",
    mine: "입력한 값 유지",
  },
  noLanes: "진열된 레인 없음",
  noPrices: "가격이 변경된 적 없음",
  belowCost: "매입가보다 낮음",
  cabinet: {
    sub: "보조 캐비닛",
  },
};
