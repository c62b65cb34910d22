import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl": "구매·재고 관리",
  "/jxcgl/wdgys": "내 공급업체",
  "/jxcgl/gysspsz": "공급업체 상품 설정",
  "/jxcgl/ccgl": "창고 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.supplier.read": "공급업체와 상품 보기",
  "stock.supplier.write": "공급업체와 상품 관리",
  "stock.warehouse.read": "창고 재고 보기",
  "stock.warehouse.write": "창고, 경고 기준값, 마감 관리",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWarning: "경고 기준값 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.supplierUnknown": "공급업체가 없습니다",
  "stock.supplierInUse": "이 공급업체를 사용하는 전표가 있어 삭제할 수 없습니다. 사용 중지하세요",
  "stock.supplierTaken": "같은 이름의 공급업체가 있습니다",
  "stock.supplyAbovePrice": "매입가는 상품 가격보다 클 수 없습니다",
  "stock.supplyTaken": "이 공급업체에 이미 등록된 상품입니다",
  "stock.wholeOutOfRange": "{{least}}~{{most}}의 정수를 입력하세요",
  "stock.productUnknown": "상품이 없습니다",
  "stock.warehouseUnknown": "창고가 없습니다",
  "stock.warehouseTaken": "같은 이름의 창고가 있습니다",
  "stock.warehouseShort": "재고가 부족합니다. {{has}}개만 있습니다",
  "stock.dayAhead": "전표 날짜는 오늘보다 늦을 수 없습니다",
  "stock.dayClosed": "창고가 {{day}}까지 마감되었습니다. 이후 날짜를 사용하세요",
  "stock.closedEarlier": "마감일은 앞으로만 옮길 수 있으며 되돌릴 수 없습니다",
  "stock.dayNotOver": "지난 날짜까지만 마감할 수 있습니다",
};

export const fields: Translation<typeof zh.fields> = {
  supplierId: "공급업체",
  supplierNo: "공급업체 번호",
  supplierName: "공급업체",
  address: "주소",
  productCount: "상품 수",
  productId: "상품",
  spec: "규격",
  unit: "단위",
  price: "상품 가격",
  supplyPrice: "공급가",
  packSize: "박스당 수량",
  leadDays: "납기(일)",
  warehouseId: "창고",
  warehouseName: "창고",
  warehouseKind: "유형",
  batchNo: "로트",
  stock: "재고",
  average: "평균 원가",
  value: "원가 금액",
  warnThreshold: "경고 기준값",
  updatedTime: "수정 시간",
  reason: "사유",
  quantity: "수량",
  stockAfter: "변동 후 재고",
  docNo: "전표 번호",
  docDate: "전표 날짜",
  closedDay: "마감일",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addSupplier: "공급업체 추가",
    editSupplier: "공급업체 편집",
    products: "상품 설정",
    enable: "사용",
    disable: "사용 중지",
    addSupply: "상품 추가",
    editSupply: "공급가 편집",
    addWarehouse: "창고 추가",
    editWarehouse: "창고 편집",
    movements: "변동 내역",
    setWarning: "경고 기준값 설정",
  },
  yesNo: {
    yes: "예",
    no: "아니요",
  },
  kind: {
    warehouse: "창고",
    bag: "노선 차량",
  },
  goodsReason: {
    receipt: "입고",
    issue: "반출",
    arrival: "차량 적재",
    loss: "폐기 처리",
    refill: "보충",
    reversal: "취소 전표",
  },
  hint: {
    phone: "휴대폰 번호 전체를 입력하세요",
    closing: "해당 날짜까지 재고를 변동할 수 없으며 되돌릴 수 없습니다",
    warning: "이 값보다 적으면 구매를 알립니다. 0은 알리지 않습니다",
  },
  confirm: {
    disable: "이 공급업체를 사용 중지할까요? 이후에는 구매할 수 없습니다.",
    enable: "이 공급업체를 사용할까요?",
  },
};
