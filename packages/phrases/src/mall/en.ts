import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "Mall",
  "/essggl": "Quick-buy mall",
  "/sc/dpxx": "Store information",
  "/sc/cpgl": "Mall products",
  "/sc/thdgl": "Pickup points",
  "/essggl/sz": "Settings",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "View store information",
  "mall.shop.write": "Edit store information",
  "mall.quickBuyShop.read": "View quick-buy settings",
  "mall.quickBuyShop.write": "Edit quick-buy settings",
  "mall.product.read": "View mall products",
  "mall.product.write": "Add, edit and shelve mall products",
  "mall.pickupPoint.read": "View pickup points",
  "mall.pickupPoint.write": "Add, edit and delete pickup points",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShelf: "Put on or off the shelf",
  setOpen: "Open or close",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "The closing time must be {{least}} to {{most}} minutes",
  "mall.tooManyTags": "At most {{limit}} service tags",
  "mall.shopMissing": "Save the store information first",
  "mall.machineUnknown": "The machine is unknown, or it does not sell to phones",
  "mall.productUnknown": "This mall product does not exist",
  "mall.medicineNotSold": "Prescription products are not sold in the mall",
  "mall.stockOutOfRange": "The stock must be a whole number from 0 to {{limit}}",
  "mall.stockReserved": "Orders have reserved {{n}} pieces",
  "mall.stockChanged": "The stock has become {{n}} meanwhile; reload and try again",
  "mall.priceBelowDeal":
    "The price must stay above ¥{{price}}, that of a flash sale or group buying of the product; stop it first, and let its groups end",
  "mall.pickupPointUnknown": "This pickup point does not exist",
  "mall.pickupPointTaken": "The name or machine belongs to another pickup point",
  "mall.pickupPointInUse": "This pickup point has {{n}} open orders and cannot be deleted",
  "mall.pickupPointKeepsMachine": "This pickup point has {{n}} open orders, so its machine cannot be changed",
  "mall.noPickupLane": "This machine has no lane for pickup only",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Category",
  unitPrice: "Unit price",
  mallPrice: "Mall price",
  stock: "Stock",
  reserved: "Reserved",
  salesCount: "Sold",
  productStatus: "Shelf",
  productIds: "Products",
  pickupPoint: "Pickup point",
  pickupMachine: "Machine for pickup",
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
  shelfState: {
    on: "On the shelf",
    off: "Off the shelf",
  },
  shelf: {
    on: "Put on the shelf",
    off: "Take off the shelf",
  },
  shelfOnAsk: "Put on the shelf?",
  shelfOffAsk: "Take off the shelf? Customers then cannot order it",
  isReserved: "Open orders have reserved it",
  addProducts: "Add products from the catalogue",
  addHint: "New ones are off the shelf, without stock",
  pointSwitch: {
    open: "Enable",
    closed: "Disable",
  },
  openPoint: "Enable it?",
  closePoint: "Disable it? New orders then cannot choose this pickup point",
  addPickupPoint: "Add pickup point",
  machineHint: "Needs a lane for pickup only; empty for a counter",
  openShop: "Open the store?",
  closeShop: "Close the store? It then takes no new orders",
  editShop: "Edit the store",
  tagsHint: "Press Enter after each tag, e.g. Free delivery",
  notSaved: "Not set up yet; saving opens the store",
};
