import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/msgl": "Flash sales",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.flashSale.read": "View flash sales",
  "mall.flashSale.write": "Add, edit, stop and delete flash sales",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.loginFirst": "Log in before you buy",
  "mall.dealNoCoupon": "A coupon cannot be used on this price",
  "mall.dealPriceTooHigh": "The price must be below that of the mall",
  "mall.flashUnknown": "The flash sale does not exist",
  "mall.flashPieces": "Pieces: 1 to {{limit}}, no more than can be sold",
  "mall.flashPerBuyer": "Per buyer: 1 to {{limit}}",
  "mall.flashPeriod": "The end must be after the beginning and after now, at most {{limit}} days long",
  "mall.flashStarted": "What has begun or is over cannot be changed, only stopped",
  "mall.flashOverlaps": "This product has a flash sale in that time already",
  "mall.flashNotRunning": "The flash sale has not begun or is over",
  "mall.flashSoldOut": "The flash sale has {{n}} left",
  "mall.flashLimit": "At most {{limit}} for each buyer",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "Product",
  mallPrice: "Mall price",
  flashPrice: "Flash price",
  pieces: "Pieces",
  taken: "Taken",
  perBuyer: "Per buyer",
  startsAt: "Begins",
  endsAt: "Ends",
  flashStatus: "Status",
  createdBy: "Created by",
};

export const words: Translation<typeof zh.words> = {
  status: {
    scheduled: "Not begun",
    running: "Running",
    soldOut: "Sold out",
    ended: "Ended",
    stopped: "Stopped",
  },
  addFlash: "Add flash sale",
  editFlash: "Edit flash sale",
  stop: "Stop",
  stopAsk: "Stopped for good; what was ordered stays ordered. Stop it?",
  stopped: "It is stopped already",
};
