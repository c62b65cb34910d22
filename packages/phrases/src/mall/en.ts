import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "Mall",
  "/essggl": "Quick-buy mall",
  "/sc/dpxx": "Store information",
  "/essggl/sz": "Settings",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "View store information",
  "mall.shop.write": "Edit store information",
  "mall.quickBuyShop.read": "View quick-buy settings",
  "mall.quickBuyShop.write": "Edit quick-buy settings",
};

export const verbs: Translation<typeof zh.verbs> = {
  setOpen: "Open or close",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "The closing time must be {{least}} to {{most}} minutes",
  "mall.tooManyTags": "At most {{limit}} service tags",
  "mall.shopMissing": "Save the store information first",
};

export const fields: Translation<typeof zh.fields> = {
  shopNo: "Store no.",
  shopName: "Store name",
  servicePhone: "Service phone",
  shopAddress: "Store address",
  location: "Location",
  announcement: "Announcement",
  serviceTags: "Service tags",
  openStatus: "Open or closed",
  deliveryWays: "Delivery ways",
  deliveryFee: "Delivery fee",
  closeMinutes: "Unpaid orders close after (minutes)",
};

export const words: Translation<typeof zh.words> = {
  openState: {
    open: "Open",
    closed: "Closed",
  },
  deliveryWay: {
    delivery: "Delivery",
    pickup: "Pickup",
  },
  openShop: "Open the store?",
  closeShop: "Close the store? It then takes no new orders",
  editShop: "Edit the store",
  tagsHint: "Press Enter after each tag, e.g. Free delivery",
  notSaved: "Not set up yet; saving opens the store",
};
