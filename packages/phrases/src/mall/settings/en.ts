import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scsz": "Mall settings",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.setting.read": "View mall settings",
  "mall.setting.write": "Change mall settings",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.settingOutOfRange": "Must be a whole number from {{least}} to {{most}}",
  "mall.settingMalformed": "This value is not valid",
  "mall.noWay": "Delivery or pickup must stay on",
};

export const fields: Translation<typeof zh.fields> = {
  closeMinutes: "Close unpaid orders after (min)",
  delivery: "Delivery",
  deliveryFee: "Delivery fee",
  freeFrom: "Free delivery from",
  completeDays: "Complete by itself after (days)",
  pickup: "Pickup",
  pickupDays: "Keep for pickup (days)",
  afterSaleDays: "After-sales period (days)",
  reviews: "Reviews",
  checkoutNotice: "Notice before ordering",
};

export const words: Translation<typeof zh.words> = {
  groups: {
    order: "Ordering",
    delivery: "Delivery",
    pickup: "Pickup",
    after: "After-sales and reviews",
    notice: "Notices",
  },
  effect: {
    closeMinutes: "An order that nobody pays closes by then, and its stock is free again",
    delivery: "Customers may have their order brought",
    deliveryFee: "Charged for each delivery while no freight template is in use",
    freeFrom: "Goods of this amount are brought for nothing while no freight template is in use; empty for never",
    completeDays: "A delivery under way counts as arrived after these days; 0 for never",
    pickup: "Customers may fetch their order at a pickup point",
    pickupDays: "What nobody fetched by then is refunded; 0 keeps it for ever",
    afterSaleDays: "Customers may ask money back for these days after they have the goods",
    reviews: "Off, customers neither write reviews nor see those that there are",
    checkoutNotice: "Stands on the checkout page of the phone shop; empty shows nothing",
  },
  source: {
    platform: "Platform default",
    parent: "Inherited from {{name}}",
    own: "Set here",
  },
  restore: "Inherit again",
  changed: "Changed by {{name}}, {{time}}",
  search: "Search settings",
  unsaved: "There are unsaved changes",
  discard: "Discard",
  undo: "Undo",
};
