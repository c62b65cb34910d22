import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/hdgl": "Lanes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.lane.read": "View",
  "machines.lane.write": "Edit, price, refill",
};

export const verbs: Translation<typeof zh.verbs> = {
  generate: "Generate lanes",
  price: "Set price",
  refill: "Refill",
  reserve: "Set to pickup only",
};

export const errors: Translation<typeof zh.errors> = {
  "lane.unknown": "Lane does not exist",
  "lane.layersOutOfRange": "Integer greater than 0 and at most 10",
  "lane.lanesPerLayerOutOfRange": "Integer greater than 0 and at most 10",
  "lane.tooFewLanes": "Number of lanes must be greater than 1",
  "lane.exists": "Lane already exists, regenerate?",
  "lane.stockAboveCapacity": "Stock cannot exceed the lane capacity",
  "lane.stockNegative": "Stock cannot be below 0",
  "lane.capacityOutOfRange": "Lane capacity is out of range",
  "lane.thresholdNegative": "The out-of-stock threshold cannot be below 0",
  "lane.thresholdAboveCapacity": "The out-of-stock threshold cannot exceed the lane capacity",
  "lane.priceAbnormal": "The lane price looks wrong, please check",
  "lane.notForSale": "The lane is not for sale",
  "lane.locked": "The lane is locked",
  "lane.pickupOnly": "The lane is pickup-only",
  "lane.stopped": "The lane has stopped selling",
  "lane.empty": "The lane is sold out",
  "lane.priceDiffers": "The price at the machine differs from the lane price",
  "lane.changedMeanwhile": "Somebody else changed this lane; reload and try again",
  "stock.quantityOutOfRange": "Quantity is out of range",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "Lane no.",
  layerNo: "Layer",
  cabinet: "Cabinet",
  laneMode: "Lane mode",
  laneStatus: "Lane status",
  product: "Product",
  lanePrice: "Price",
  purchasePrice: "Purchase price",
  stock: "Stock",
  capacity: "Capacity",
  warnThreshold: "Warning threshold",
  batchNo: "Batch",
  soldToday: "Sold today",
  locked: "Locked",
  fault: "Fault",
};

export const words: Translation<typeof zh.words> = {
  title: "Lanes",
  chooseMachine: "Choose a machine",
  chooseHint: "Choose a machine first, then manage its lanes.",
  generate: "Generate lanes",
  layers: "Layers",
  perLayer: "Lanes per layer",
  regenerate: "Lane already exists, regenerate?",
  setPrice: "Set prices",
  stop: "Stop selling",
  enable: "Enable",
  reserve: "Pickup only",
  lock: "Lock",
  unlock: "Unlock",
  refillAll: "Fill all",
  refillConfirm: "Fill every lane that has a product to its capacity?",
  refilled: "{{lanes}} lanes filled, {{pieces}} pieces",
  stopConfirm: "Stop selling this lane? Online sales stop.",
  enableConfirm: "Enable this lane?",
  reserveConfirm: "Pickup-only: this lane then serves pickup codes, mini-programs and malls only. Continue?",
  lockConfirm: "A locked lane is not sold until unlocked. Lock it?",
  unlockConfirm: "Unlock this lane?",
  belowPurchase: "The current price is below the purchase price. Continue?",
  restartAdvised: "Price or batch of a main lane changed: the machine must be restarted. Restart now?",
  stoppedByPrice: "Abnormal price: the lane has stopped selling",
  empty: "This machine has no lanes yet",
  noProduct: "No product",
  fine: "In stock",
  low: "To refill",
  soldOut: "Sold out",
  notSelling: "Sales stopped or locked",
  pressHint: "Click to select, double-click to edit",
  editLane: "Edit lane {{laneNo}}",
  history: "Change history",
  time: "Time",
  change: "Change",
  person: "Done by",
  changeKind: {
    save: "Edited",
    price: "Price set",
    refill: "Refilled",
    generate: "Generated",
    remove: "Removed",
    stop: "Sales stopped",
    enable: "Enabled",
    reserve: "Pickup only",
    lock: "Locked",
    unlock: "Unlocked",
  },
  laneStatus: {
    normal: "Normal",
    abnormal: "Abnormal",
    discontinued: "Sales stopped",
    pickupOnly: "Pickup only",
  },
  laneMode: {
    small: "Small",
    medium: "Medium",
    large: "Large",
  },
  cabinet: {
    main: "Main cabinet",
    sub: "Sub-cabinet",
  },
};
