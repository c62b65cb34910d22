import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  priceBack: "Restore price",
  tag: "Tag",
};

export const pages: Translation<typeof zh.pages> = {
  "/spgl/wdsp": "My products",
  "/spgl/xzsp": "Add product",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "Thumbnail",
  brand: "Brand",
  category: "Category",
  barcode: "Barcode",
  unitPrice: "Price",
  costPrice: "Purchase price",
  margin: "Gross profit",
  spec: "Specification",
  unit: "Unit",
  packaging: "Packaging",
  flavour: "Flavour",
  batchNo: "Batch",
  productionDate: "Production date",
  shelfLifeDate: "Expiry date",
  weight: "Weight (g)",
  weightTolerance: "Weight tolerance (g)",
  isPrescription: "Prescription medicine",
  isPovertyRelief: "Poverty relief product",
  isJointOperation: "Joint operation",
  reviewStatus: "Review status",
  tags: "Tags",
  lanes: "Lanes",
  detailPictures: "Detail pictures",
  laneNo: "Lane no.",
  lanePrice: "Lane price",
  stock: "Stock",
  changedTime: "Changed at",
  reason: "Reason",
};

export const words: Translation<typeof zh.words> = {
  yesNo: {
    yes: "Yes",
    no: "No",
  },
  review: {
    pending: "Awaiting review",
    approved: "Approved",
    notApproved: "Rejected",
    ignored: "Ignored",
    none: "Not submitted",
  },
  search: "Code, barcode, name or pinyin",
  find: "Search products",
  deleteAsk: "Delete “{{name}}”? Past orders will still show it.",
  section: {
    lanes: "Lanes ({{n}})",
    prices: "Price history",
  },
  add: "Add product",
  edit: "Edit product",
  codeHint: "Left empty, one is made",
  shelfLifeBefore: "The expiry date cannot be before the production date",
  step: {
    data: "Basic data",
    pictures: "Pictures",
    attributes: "Category and attributes",
  },
  previous: "Back",
  next: "Next",
  saveAndSubmit: "Save and submit",
  pictures: {
    earlier: "Move forward",
    later: "Move back",
  },
  crop: {
    title: "Crop picture",
    use: "Use",
    zoom: "Zoom",
    hint: "Drag or use the arrow keys to move; the slider sets the size",
  },
  onPrescription: "Machines sell it against a reviewed prescription only; the mall does not sell it",
  tagging: {
    title: "Tag products",
    about: "{{n}} products selected",
    add: "Tags to put on",
    remove: "Tags to take off",
    done: "{{n}} tags changed",
  },
  labels: {
    title: "Print labels",
    sheet: "Paper",
    sheets: {
      roll40x30: "Label roll 40 × 30 mm",
      roll60x40: "Label roll 60 × 40 mm",
      a4x24: "A4, 24 labels (70 × 37 mm)",
      a4x65: "A4, 65 labels (38.1 × 21.2 mm)",
    },
    symbol: "Symbol",
    symbols: {
      barcode: "Barcode",
      qr: "QR code",
    },
    copies: "Labels for each product",
    price: "Show the price",
    verb: "Download {{n}} labels",
    file: "Product labels",
    fine: "The codes of {{n}} products are too long for this label; they get a QR code.",
  },
  pricing: {
    title: "Change prices",
    inCell: "Double-click or press E to change it",
    target: "Change",
    rule: "How",
    kind: {
      set: "To an amount",
      add: "By an amount",
      percent: "By a percentage",
    },
    amount: "Amount (CNY)",
    percent: "Percentage",
    step: "Round to",
    lanesFollow: "Lanes at the product’s price follow ({{n}})",
    lanesOwn: "{{n}} lanes have a price of their own and stay",
    before: "Before",
    after: "After",
    verb: "Change {{n}} prices",
    done: "Prices of {{n}} products changed, {{lanes}} lanes followed; lanes of main cabinets take effect after the machine restarts.",
    undo: "Undo",
    undone: "Prices of {{n}} products are back; {{kept}} were changed since and stay.",
  },
  draft: {
    found: "There is unsaved input of {{time}}",
    restore: "Restore",
    discard: "Discard",
  },
  otherPicture: "replaced",
  conflict: {
    title:
      "While you were editing, somebody changed the following. What you wrote is kept; please check and save again.",
    mine: "yours is kept",
  },
  noLanes: "On no lane",
  noPrices: "The price was never changed",
  belowCost: "Below purchase price",
  cabinet: {
    sub: "Sub-cabinet",
  },
};
