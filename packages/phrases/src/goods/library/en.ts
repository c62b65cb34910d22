import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/ptspk": "Platform product library",
  "/spgl/tsgl": "Submissions for review",
};

export const verbs: Translation<typeof zh.verbs> = {
  take: "Take from the library",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "Thumbnail",
  brand: "Brand",
  category: "Category",
  barcode: "Barcode",
  spec: "Specification",
  flavour: "Flavour",
  packaging: "Packaging",
  unit: "Unit",
  weight: "Weight (g)",
  weightTolerance: "Tolerance (g)",
  isPrescription: "Prescription medicine",
  detailPictures: "Detail pictures",
  auditStatus: "Modelling review",
  isMine: "My products",
  unitPrice: "Price",
  auditRemark: "Review remark",
  applyTime: "Submitted",
  dueTime: "Review due",
};

export const words: Translation<typeof zh.words> = {
  state: {
    underReview: "Under review",
    success: "Succeeded",
    failed: "Failed",
    ignored: "Ignored",
  },
  add: "Add official product",
  edit: "Edit official product",
  search: "Name, pinyin, initials, code or barcode",
  take: "Take",
  takeSelected: "Take selected",
  takeBrand: "Take a brand",
  takeAsk: "{{n}} official products become products of your own",
  priceHint: "Each product gets this price; change them one by one later",
  taken: "{{taken}} products taken, {{known}} were there already",
  mine: "Taken",
  notMine: "Not taken",
  yes: "Yes",
  no: "No",
  workdays: "Product review takes 1 to 2 working days",
  submit: "Submit for review",
  submitHint: "It is submitted with the pictures and the weight that it has.",
  submitted: "Submitted; reviewed by {{time}} at the latest",
  resubmit: "Submit again",
  resubmitAsk: "Submit it for review again?",
  decision: {
    approve: "Approve",
    reject: "Reject",
    ignore: "Ignore",
  },
  decisionAsk: {
    approve: "Approve? The product will stand in the platform library.",
    reject: "Reject?",
    ignore: "Ignore? The merchant can submit it again.",
  },
  alike: "Official products that may be the same",
  sameBarcode: "Same barcode",
  steps: "Steps",
  event: {
    submit: "Submitted",
    resubmit: "Submitted again",
    approve: "Approved",
    reject: "Rejected",
    ignore: "Ignored",
  },
};
