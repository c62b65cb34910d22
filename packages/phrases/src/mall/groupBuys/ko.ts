import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ptgl": "공동구매",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupBuy.read": "공동구매 보기",
  "mall.groupBuy.write": "공동구매 추가, 수정, 시작, 중지, 삭제",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.oneDeal": "한 상품에는 한 가지 특가만 적용됩니다",
  "mall.groupBuyUnknown": "공동구매가 없습니다",
  "mall.groupSize": "모집 인원은 {{least}}~{{most}}명입니다",
  "mall.groupHours": "모집 시간은 1~{{limit}}시간입니다",
  "mall.groupPieces": "수량은 {{least}}~{{most}}개, 한 그룹에 충분하고 판매할 수 있는 만큼만 됩니다",
  "mall.groupBuyStarted": "진행 중이거나 그룹이 있으면 수정·삭제할 수 없고 중지만 할 수 있습니다",
  "mall.groupOverlaps": "이 상품은 그 시간에 이미 공동구매가 있습니다",
  "mall.groupNotRunning": "공동구매가 시작 전이거나 끝났습니다",
  "mall.groupSoldOut": "공동구매 수량이 부족합니다. 남은 수량 {{n}}개",
  "mall.groupLimit": "1인당 최대 {{limit}}개",
  "mall.groupUnknown": "그룹이 없습니다",
  "mall.groupTwice": "이미 이 그룹에 있습니다",
  "mall.groupFull": "그룹이 다 찼습니다. 새 그룹을 열어 보세요",
  "mall.groupClosed": "그룹이 끝났습니다. 새 그룹을 열어 보세요",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "상품",
  mallPrice: "몰 판매가",
  groupPrice: "공동구매가",
  size: "모집 인원",
  hours: "모집 시간(시간)",
  pieces: "수량",
  taken: "팔린 수량",
  perBuyer: "1인 한도",
  startsAt: "시작",
  endsAt: "종료",
  groupBuyStatus: "상태",
  gatheringCount: "모집 중",
  completeCount: "성사",
  failedCount: "미달",
  createdBy: "등록자",
  openedTime: "시작한 때",
};

export const words: Translation<typeof zh.words> = {
  status: {
    draft: "시작 안 함",
    scheduled: "시작 전",
    running: "진행 중",
    soldOut: "매진",
    ended: "종료됨",
    stopped: "중지됨",
  },
  groupState: {
    gathering: "모집 중",
    complete: "성사됨",
    failed: "미달",
  },
  add: "공동구매 추가",
  edit: "공동구매 수정",
  start: "시작",
  startAsk: "시작하면 기간 안에 구매자가 그룹을 열 수 있으며 가격, 수량, 기간을 다시 확인합니다. 시작할까요?",
  running: "이미 시작됨",
  stop: "중지",
  stopAsk:
    "중지하면 새 그룹을 열 수 없습니다. 열린 그룹은 각자의 마감까지 계속되고 미달이면 전액 환불됩니다. 중지할까요?",
  notRunning: "시작되지 않음",
  groups: "그룹",
  places: "{{size}}명 중 {{paid}}명 결제",
  until: "{{time}}까지",
  noGroups: "아직 열린 그룹이 없습니다",
};
