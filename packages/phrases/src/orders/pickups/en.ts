import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/qhmgl": "Pickup codes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.pickup.read": "View",
  "orders.pickup.write": "Generate, cancel and resend",
};

export const verbs: Translation<typeof zh.verbs> = {
  resend: "Resend",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.pickupEmpty": "The content cannot be empty",
  "orders.pickupTooManyProducts": "A pickup code holds at most {{limit}} products",
  "orders.pickupProductTwice": "Each product may be named once only",
  "orders.pickupPiecesOutOfRange": "Enter a positive integer up to {{limit}} for each product",
  "orders.pickupCountOutOfRange": "Enter a number of codes from 1 to {{limit}}",
  "orders.pickupMaximum": "The merchant may have at most {{limit}} open pickup codes; {{left}} more can be made",
  "orders.pickupExpiryPast": "The last day cannot be before today",
  "orders.pickupExpiryFar": "A code is valid for at most five years",
  "orders.pickupNotOpen": "Nothing can be fetched with this code any more",
  "orders.pickupNotCancellable": "Only unused or partly dispensed pickup codes can be cancelled",
  "orders.pickupMachines": "The chosen machines do not belong to this merchant",
  "orders.pickupUnknown": "There is no such pickup code",
  "orders.pickupCancelled": "The pickup code is cancelled",
  "orders.pickupDelivered": "The pickup code is used up",
  "orders.pickupExpired": "The pickup code has expired",
  "orders.pickupInUse": "The pickup code is in use; please wait",
  "orders.pickupOtherMachine": "The pickup code is not for this machine",
  "orders.pickupNotHere": "This machine has no stock for the pickup code",
  "orders.pickupTooManyTries": "Too many wrong pickup codes; try again in 15 minutes",
};

export const fields: Translation<typeof zh.fields> = {
  pickupCode: "Pickup code",
  pickupContent: "Content",
  lines: "Content",
  quantity: "Quantity",
  count: "Number of codes",
  delivered: "Dispensed",
  underWay: "Under way",
  pickupMachines: "Machines",
  machineIds: "Machines",
  pickupStatus: "Pickup code status",
  validTo: "Valid until",
  batchNo: "Generation no.",
  createdBy: "Created by",
  useTime: "Used",
};

export const words: Translation<typeof zh.words> = {
  pickupState: {
    unused: "Unused",
    used: "Used",
    allDelivered: "All dispensed",
    partlyDelivered: "Partly dispensed",
    failed: "Dispensing failed",
    expired: "Expired",
    cancelled: "Cancelled",
  },
  create: "Generate pickup codes",
  detail: "Pickup code",
  cancel: "Cancel",
  cancelAsk: "Cancel this pickup code?",
  cancelMany: "Cancel selected",
  resend: "Resend",
  resendHint: "Give the code or the QR code to the customer",
  allMachines: "All machines",
  hint: "Separate several products by *; default expiry half a year",
  quota: "At most {{limit}}, {{open}} are open",
  addProduct: "Add product",
  removeProduct: "Remove product",
  made: "{{made}} pickup codes generated",
  making: "{{made}} generated, the others follow in the background; refresh later",
  orders: "Orders",
};
