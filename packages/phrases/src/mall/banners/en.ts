import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/lbt": "Banners",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.banner.read": "View banners",
  "mall.banner.write": "Add, edit, enable, disable and delete banners",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryUnknown": "The mall has no product of this category",
};

export const fields: Translation<typeof zh.fields> = {
  bannerTitle: "Title",
  bannerImage: "Picture",
  bannerLink: "Link",
  productId: "Product",
  category: "Category",
  showFrom: "Shown from",
  showTo: "Shown until",
  updatedTime: "Changed",
};

export const words: Translation<typeof zh.words> = {
  add: "Add banner",
  edit: "Edit banner",
  links: {
    none: "None",
    product: "Product",
    category: "Category",
  },
  status: {
    shown: "Shown",
    scheduled: "Scheduled",
    expired: "Expired",
    disabled: "Disabled",
  },
  enable: "Enable",
  disable: "Disable",
  enableAsk: "Enable?",
  disableAsk: "Disable?",
};
