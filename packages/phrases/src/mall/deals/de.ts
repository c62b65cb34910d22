import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/msgl": "Blitzangebote",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.flashSale.read": "Blitzangebote ansehen",
  "mall.flashSale.write": "Blitzangebote anlegen, ändern, stoppen und löschen",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.loginFirst": "Bitte melden Sie sich vor dem Kauf an",
  "mall.dealNoCoupon": "Zu diesem Preis gilt kein Coupon",
  "mall.dealPriceTooHigh": "Der Preis muss unter dem des Online-Shops liegen",
  "mall.flashUnknown": "Das Blitzangebot gibt es nicht",
  "mall.flashPieces": "Stück: 1 bis {{limit}}, nicht mehr als verkäuflich sind",
  "mall.flashPerBuyer": "Je Käufer: 1 bis {{limit}}",
  "mall.flashPeriod": "Das Ende muss nach dem Beginn und nach jetzt liegen, höchstens {{limit}} Tage",
  "mall.flashStarted": "Was begonnen hat oder vorbei ist, lässt sich nur noch stoppen",
  "mall.flashOverlaps": "Dieses Produkt hat in dieser Zeit schon ein Blitzangebot",
  "mall.flashNotRunning": "Das Blitzangebot hat nicht begonnen oder ist vorbei",
  "mall.flashSoldOut": "Vom Blitzangebot sind noch {{n}} da",
  "mall.flashLimit": "Höchstens {{limit}} je Käufer",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "Produkt",
  mallPrice: "Shop-Preis",
  flashPrice: "Blitzpreis",
  pieces: "Stück",
  taken: "Vergeben",
  perBuyer: "Je Käufer",
  startsAt: "Beginn",
  endsAt: "Ende",
  flashStatus: "Status",
  createdBy: "Angelegt von",
};

export const words: Translation<typeof zh.words> = {
  status: {
    scheduled: "Geplant",
    running: "Läuft",
    soldOut: "Vergriffen",
    ended: "Beendet",
    stopped: "Gestoppt",
  },
  addFlash: "Blitzangebot anlegen",
  editFlash: "Blitzangebot ändern",
  stop: "Stoppen",
  stopAsk: "Endgültig; Bestellungen bleiben bestehen. Stoppen?",
  stopped: "Schon gestoppt",
};
