import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/hdgl": "레인 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.lane.read": "보기",
  "machines.lane.write": "편집, 가격 변경, 보충",
};

export const verbs: Translation<typeof zh.verbs> = {
  generate: "레인 생성",
  price: "가격 변경",
  refill: "보충",
  reserve: "픽업 전용",
};

export const errors: Translation<typeof zh.errors> = {
  "lane.unknown": "레인이 존재하지 않습니다",
  "lane.layersOutOfRange": "0보다 크고 10 이하인 정수를 입력하세요",
  "lane.lanesPerLayerOutOfRange": "0보다 크고 10 이하인 정수를 입력하세요",
  "lane.tooFewLanes": "레인 수는 1보다 커야 합니다",
  "lane.exists": "레인이 이미 있습니다. 다시 생성할까요?",
  "lane.stockAboveCapacity": "재고는 레인 용량을 초과할 수 없습니다",
  "lane.stockNegative": "재고는 0보다 작을 수 없습니다",
  "lane.capacityOutOfRange": "레인 용량이 허용 범위를 벗어났습니다",
  "lane.thresholdNegative": "재고 부족 기준값은 0보다 작을 수 없습니다",
  "lane.thresholdAboveCapacity": "재고 부족 기준값은 레인 용량을 초과할 수 없습니다",
  "lane.priceAbnormal": "레인 가격이 비정상입니다. 확인하세요",
  "lane.notForSale": "현재 판매하지 않는 레인입니다",
  "lane.locked": "잠긴 레인입니다",
  "lane.pickupOnly": "픽업 전용 레인입니다",
  "lane.stopped": "판매 중지된 레인입니다",
  "lane.empty": "품절된 레인입니다",
  "lane.priceDiffers": "자판기 가격이 레인 가격과 다릅니다",
  "lane.changedMeanwhile": "다른 사용자가 이 레인을 변경했습니다. 새로고침 후 다시 시도하세요",
  "stock.quantityOutOfRange": "수량이 허용 범위를 벗어났습니다",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "레인 번호",
  layerNo: "층",
  cabinet: "캐비닛",
  laneMode: "레인 크기",
  laneStatus: "레인 상태",
  product: "상품",
  lanePrice: "판매가",
  purchasePrice: "매입가",
  stock: "재고",
  capacity: "용량",
  warnThreshold: "경고 기준값",
  batchNo: "로트",
  soldToday: "오늘 판매량",
  locked: "잠김",
  fault: "고장",
};

export const words: Translation<typeof zh.words> = {
  title: "레인 목록",
  chooseMachine: "자판기 선택",
  chooseHint: "먼저 자판기를 선택한 뒤 레인을 관리하세요.",
  generate: "레인 생성",
  layers: "층수",
  perLayer: "층당 레인 수",
  regenerate: "레인이 이미 있습니다. 다시 생성할까요?",
  setPrice: "가격 일괄 변경",
  stop: "판매 중지",
  enable: "사용",
  reserve: "픽업 전용",
  lock: "잠금",
  unlock: "잠금 해제",
  refillAll: "모두 채우기",
  refillConfirm: "상품이 있는 레인을 모두 가득 채울까요?",
  refilled: "레인 {{lanes}}개, {{pieces}}개 보충",
  stopConfirm: "이 레인의 판매를 중지할까요? 온라인 판매가 중단됩니다.",
  enableConfirm: "이 레인을 사용할까요?",
  reserveConfirm: "픽업 전용: 이 레인은 픽업 코드, 미니 프로그램, 온라인 몰에만 사용됩니다. 계속할까요?",
  lockConfirm: "잠긴 레인은 잠금을 해제할 때까지 판매되지 않습니다. 잠글까요?",
  unlockConfirm: "이 레인의 잠금을 해제할까요?",
  belowPurchase: "현재 가격이 매입가보다 낮습니다. 계속할까요?",
  restartAdvised: "메인 캐비닛 레인의 가격이나 로트가 변경되어 자판기를 재시작해야 합니다. 지금 재시작할까요?",
  stoppedByPrice: "비정상 가격: 레인 판매 중지",
  empty: "이 자판기에는 아직 레인이 없습니다",
  noProduct: "상품 없음",
  fine: "충분",
  low: "보충 필요",
  soldOut: "품절",
  notSelling: "판매 중지 또는 잠금",
  pressHint: "클릭하여 선택, 두 번 클릭하여 편집",
  editLane: "레인 {{laneNo}} 편집",
  history: "변경 기록",
  time: "시간",
  change: "변경",
  person: "처리자",
  changeKind: {
    save: "편집",
    price: "가격 변경",
    refill: "보충",
    generate: "생성",
    remove: "제거",
    stop: "판매 중지",
    enable: "사용",
    reserve: "픽업 전용",
    lock: "잠금",
    unlock: "잠금 해제",
  },
  laneStatus: {
    normal: "정상",
    abnormal: "이상",
    discontinued: "판매 중지",
    pickupOnly: "픽업 전용",
  },
  laneMode: {
    small: "소형",
    medium: "중형",
    large: "대형",
  },
  cabinet: {
    main: "메인 캐비닛",
    sub: "보조 캐비닛",
  },
};
