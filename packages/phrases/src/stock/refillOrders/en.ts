import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/chd": "Goods issue orders",
  "/jxcgl/bhd": "Refill orders",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.outbound.read": "View goods issue orders",
  "stock.outbound.write": "Make, issue and reverse goods issue orders",
  "stock.refillOrder.read": "View refill orders",
  "stock.refillOrder.write": "Make and void refill orders",
  "stock.refillOrder.fill": "Complete refill orders",
};

export const verbs: Translation<typeof zh.verbs> = {
  goodsIssue: "Issue goods",
  fillLanes: "Complete a refill",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.routeUnknown": "This route does not exist",
  "stock.noBag": "The point of machine {{machineNo}} is on no route of yours: choose a warehouse",
  "stock.refillOpen": "A chosen machine already has an open refill order",
  "stock.nothingShort": "All lanes of machine {{machineNo}} are full",
  "stock.filledOutOfRange": "Enter 0 or a positive integer",
  "stock.laneChanged": "Lane {{laneNo}} holds another product by now: it cannot be filled by this order",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "Document no.",
  docDate: "Document date",
  docStatus: "Status",
  warehouseId: "Warehouse",
  warehouseName: "Warehouse",
  routeId: "Route",
  source: "From",
  replenisher: "Replenisher",
  replenisherId: "Replenisher",
  quantity: "Quantity",
  value: "Cost",
  createdBy: "Created by",
  lines: "Products",
  batchNo: "Batch",
  stock: "Stock",
  laneAlert: "To refill",
  laneNo: "Lane no.",
  shortage: "Missing",
  replenishQty: "Refill quantity",
  filledQty: "Put in",
  countedQty: "Counted by the machine",
  replenishTime: "Refilled",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addOutbound: "Add goods issue order",
    suggest: "Fill in what the route lacks",
    addLine: "Add product",
    issue: "Issue goods",
    print: "Print",
    void: "Void",
    reverse: "Reverse",
    make: "Make from machines that run low",
    complete: "Complete",
  },
  confirm: {
    issue: "Issue these goods? They move from the warehouse into the bag of the route.",
    void: "Void this document?",
    reverse: "Reverse this document? The goods go back from the bag into the warehouse.",
  },
  outboundState: {
    draft: "Awaiting goods issue",
    issued: "Goods issued",
    cancelled: "Voided",
    reversed: "Reversed",
  },
  refillState: {
    planned: "To refill",
    filled: "Count pending",
    verified: "Confirmed",
    differs: "Differs",
    cancelled: "Voided",
  },
  needOf: "Route lacks {{shortage}}, bag has {{inBag}}, warehouse has {{stock}}",
  total: "{{lines}} lines, {{pieces}} pieces",
  ofRoute: "Bag of each machine’s route",
  byRoute: "Replenisher of the route",
  signature: "Signature",
};
