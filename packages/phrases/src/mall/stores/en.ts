import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scgg": "Mall announcements",
  "/sc/stdgl": "Physical stores",
  "/sc/stdspsz": "Store products",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.notice.read": "View mall announcements",
  "mall.notice.write": "Add, edit, publish and withdraw mall announcements",
  "mall.store.read": "View physical stores",
  "mall.store.write": "Add, edit, open, close and delete physical stores",
  "mall.storeProduct.read": "View store products",
  "mall.storeProduct.write": "Set up store products",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.noticePublished": "Withdraw a published announcement first",
  "mall.storeStockOutOfRange": "Stock: a whole number from 0 to {{limit}}",
  "mall.storeNameTaken": "Another physical store has this name",
  "mall.storeHoursMalformed": "Opening hours lie between 00:00 and 23:59",
  "mall.storeHoursEmpty": "Opening and closing time must differ",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "Announcement title",
  noticeContent: "Announcement text",
  publishStatus: "Published",
  publishTime: "Publish time",
  createdBy: "Created by",
  storeName: "Store name",
  storeAddress: "Address",
  openingHours: "Opening hours",
  longitude: "Longitude",
  latitude: "Latitude",
  productCount: "Products",
  unitPrice: "Unit price",
  costPrice: "Purchase price",
  stock: "Stock",
  productStatus: "On the shelf",
  productIds: "Products",
};

export const words: Translation<typeof zh.words> = {
  notice: {
    draft: "Draft",
    scheduled: "Scheduled",
    published: "Published",
    withdrawn: "Withdrawn",
  },
  shelf: {
    on: "On",
    off: "Off",
  },
  action: {
    addNotice: "Add announcement",
    editNotice: "Edit announcement",
    publish: "Publish",
    withdraw: "Withdraw",
    addStore: "Add physical store",
    editStore: "Edit physical store",
    products: "Products",
    open: "Open",
    close: "Close",
    addProducts: "Add products",
    putOn: "Put on the shelf",
    takeOff: "Take off the shelf",
    remove: "Remove",
  },
  confirm: {
    publish: "Publish?",
    withdraw: "Withdraw?",
    open: "Open?",
    close: "Close?",
    remove: "Remove this product?",
  },
  hint: {
    publishTime: "Empty: read as soon as it is published",
    position: "Location (WGS-84)",
    added: "{{n}} products added",
  },
};
