import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/msgl": "타임세일",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.flashSale.read": "타임세일 보기",
  "mall.flashSale.write": "타임세일 추가, 수정, 중지, 삭제",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.loginFirst": "구매하려면 먼저 로그인하세요",
  "mall.dealNoCoupon": "이 가격에는 쿠폰을 쓸 수 없습니다",
  "mall.dealPriceTooHigh": "온라인 몰 판매가보다 낮아야 합니다",
  "mall.flashUnknown": "타임세일이 없습니다",
  "mall.flashPieces": "수량은 1~{{limit}}개, 판매할 수 있는 만큼만 됩니다",
  "mall.flashPerBuyer": "1인당 한도는 1~{{limit}}개입니다",
  "mall.flashPeriod": "종료는 시작과 지금보다 늦어야 하며 최대 {{limit}}일입니다",
  "mall.flashStarted": "시작했거나 끝난 것은 바꿀 수 없고 중지만 할 수 있습니다",
  "mall.flashOverlaps": "이 상품은 그 시간에 이미 타임세일이 있습니다",
  "mall.flashNotRunning": "타임세일이 시작 전이거나 끝났습니다",
  "mall.flashSoldOut": "타임세일 남은 수량 {{n}}개",
  "mall.flashLimit": "1인당 최대 {{limit}}개",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "상품",
  mallPrice: "몰 판매가",
  flashPrice: "세일가",
  pieces: "수량",
  taken: "팔린 수량",
  perBuyer: "1인 한도",
  startsAt: "시작",
  endsAt: "종료",
  flashStatus: "상태",
  createdBy: "등록자",
};

export const words: Translation<typeof zh.words> = {
  status: {
    scheduled: "시작 전",
    running: "진행 중",
    soldOut: "매진",
    ended: "종료됨",
    stopped: "중지됨",
  },
  addFlash: "타임세일 추가",
  editFlash: "타임세일 수정",
  stop: "중지",
  stopAsk: "중지하면 되돌릴 수 없으며 이미 한 주문은 그대로입니다. 중지할까요?",
  stopped: "이미 중지됨",
};
