import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/chd": "반출 전표",
  "/jxcgl/bhd": "보충 전표",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.outbound.read": "반출 전표 보기",
  "stock.outbound.write": "반출 전표 작성, 반출 및 취소",
  "stock.refillOrder.read": "보충 전표 보기",
  "stock.refillOrder.write": "보충 전표 생성 및 무효",
  "stock.refillOrder.fill": "보충 전표 완료",
};

export const verbs: Translation<typeof zh.verbs> = {
  goodsIssue: "반출",
  fillLanes: "보충 완료",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.routeUnknown": "노선이 없습니다",
  "stock.noBag": "자판기 {{machineNo}}의 설치 지점이 담당 노선에 없습니다. 창고를 선택하세요",
  "stock.refillOpen": "선택한 자판기에 완료되지 않은 보충 전표가 있습니다",
  "stock.nothingShort": "자판기 {{machineNo}}의 레인이 모두 가득 찼습니다",
  "stock.filledOutOfRange": "0 또는 양의 정수를 입력하세요",
  "stock.laneChanged": "레인 {{laneNo}}의 상품이 바뀌어 이 전표로 채울 수 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "전표 번호",
  docDate: "전표 날짜",
  docStatus: "전표 상태",
  warehouseId: "창고",
  warehouseName: "창고",
  routeId: "노선",
  source: "출처",
  replenisher: "보충 담당자",
  replenisherId: "보충 담당자",
  quantity: "수량",
  value: "원가",
  createdBy: "작성자",
  lines: "상품 내역",
  batchNo: "로트",
  stock: "재고",
  laneAlert: "보충 알림",
  laneNo: "레인 번호",
  shortage: "부족 수량",
  replenishQty: "보충 수량",
  filledQty: "실제 투입",
  countedQty: "자판기 계수",
  replenishTime: "보충 시간",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addOutbound: "반출 전표 추가",
    suggest: "노선 부족분 채우기",
    addLine: "상품 추가",
    issue: "반출",
    print: "인쇄",
    void: "무효",
    reverse: "취소 전표",
    make: "부족한 자판기에서 생성",
    complete: "완료",
  },
  confirm: {
    issue: "반출할까요? 물품이 창고에서 노선 차량으로 옮겨집니다.",
    void: "이 전표를 무효로 할까요?",
    reverse: "이 전표를 취소할까요? 물품이 차량에서 창고로 돌아갑니다.",
  },
  outboundState: {
    draft: "반출 대기",
    issued: "반출됨",
    cancelled: "무효됨",
    reversed: "취소됨",
  },
  refillState: {
    planned: "보충 대기",
    filled: "계수 대기",
    verified: "확인됨",
    differs: "불일치",
    cancelled: "무효됨",
  },
  needOf: "노선 부족 {{shortage}}, 차량 {{inBag}}, 창고 {{stock}}",
  total: "{{lines}}행, 총 {{pieces}}개",
  ofRoute: "각 자판기 노선의 차량",
  byRoute: "노선의 보충 담당자",
  signature: "서명",
};
