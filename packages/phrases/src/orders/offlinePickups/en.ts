import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgsh": "Lucky purchase review",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.offlinePickup.read": "View",
  "orders.offlinePickup.write": "Apply for offline pickups",
  "orders.offlinePickup.review": "Review offline pickups",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.offlineNotWon": "This order is no lucky purchase that was won",
  "orders.offlineNotOpen": "Offline pickup is for problem orders only",
  "orders.offlineGiven": "The prize was dispensed or settled already",
  "orders.offlinePictures": "Upload 1 to {{limit}} pictures",
  "orders.offlineApplied": "Offline pickup of this order is applied for already",
  "orders.offlineSelect": "Select data to operate on",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Prize",
  applicant: "Applicant",
  contactPhone: "Phone",
  applyTime: "Applied",
  reviewStatus: "Review",
  reviewer: "Reviewed by",
  reviewTime: "Reviewed",
  reviewRemark: "Review remark",
  pictures: "Pictures",
  note: "Remark",
};

export const words: Translation<typeof zh.words> = {
  reviewStatus: {
    pending: "Awaiting review",
    approved: "Approved",
    notApproved: "Rejected",
    ignored: "Ignored",
  },
  decide: {
    approve: "Approve",
    reject: "Reject",
    ignore: "Ignore",
  },
  review: "Review",
  reviewMany: "Review selected",
  reviewed: "Reviewed",
  approveHint: "An approved order becomes offline receipt; its money is the merchant’s",
  apply: "Apply for offline pickup",
  applyHint: "An order that was won while the goods stayed inside",
  applied: "Applied",
  view: "View",
};
