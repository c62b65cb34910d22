import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl": "Purchase and stock",
  "/jxcgl/wdgys": "My suppliers",
  "/jxcgl/gysspsz": "Supplier products",
  "/jxcgl/ccgl": "Warehouses",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.supplier.read": "View suppliers and their products",
  "stock.supplier.write": "Maintain suppliers and their products",
  "stock.warehouse.read": "View warehouse stock",
  "stock.warehouse.write": "Maintain warehouses, warning thresholds and closing",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWarning: "Set the warning threshold",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.supplierUnknown": "This supplier does not exist",
  "stock.supplierInUse": "Documents name this supplier: it can be disabled, not deleted",
  "stock.supplierTaken": "There is a supplier of this name",
  "stock.supplyAbovePrice": "Purchase price cannot exceed product price",
  "stock.supplyTaken": "The supplier has this product already",
  "stock.wholeOutOfRange": "Enter a whole number from {{least}} to {{most}}",
  "stock.productUnknown": "This product does not exist",
  "stock.warehouseUnknown": "This warehouse does not exist",
  "stock.warehouseTaken": "There is a warehouse of this name",
  "stock.warehouseShort": "Not enough stock: only {{has}} there",
  "stock.dayAhead": "The date of a document cannot be in the future",
  "stock.dayClosed": "The warehouse is closed up to {{day}}; take a later date",
  "stock.closedEarlier": "Closing only moves forwards and is not taken back",
  "stock.dayNotOver": "Only days that are over can be closed",
};

export const fields: Translation<typeof zh.fields> = {
  supplierId: "Supplier",
  supplierNo: "Supplier number",
  supplierName: "Supplier",
  address: "Address",
  productCount: "Products",
  productId: "Product",
  spec: "Specification",
  unit: "Unit",
  price: "Product price",
  supplyPrice: "Supply price",
  packSize: "Pieces per pack",
  leadDays: "Lead time (days)",
  warehouseId: "Warehouse",
  warehouseName: "Warehouse",
  warehouseKind: "Kind",
  batchNo: "Batch",
  stock: "Stock",
  average: "Average cost",
  value: "Cost",
  warnThreshold: "Warning threshold",
  updatedTime: "Changed",
  reason: "Reason",
  quantity: "Quantity",
  stockAfter: "Stock after",
  docNo: "Document number",
  docDate: "Document date",
  closedDay: "Closed up to",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addSupplier: "Add supplier",
    editSupplier: "Edit supplier",
    products: "Products",
    enable: "Enable",
    disable: "Disable",
    addSupply: "Add product",
    editSupply: "Edit supply price",
    addWarehouse: "Add warehouse",
    editWarehouse: "Edit warehouse",
    movements: "Movements",
    setWarning: "Set warning threshold",
  },
  yesNo: {
    yes: "Yes",
    no: "No",
  },
  kind: {
    warehouse: "Warehouse",
    bag: "Bag of a route",
  },
  goodsReason: {
    receipt: "Goods receipt",
    issue: "Goods issue",
    arrival: "Put into the bag",
    loss: "Write-off",
    refill: "Refill",
    reversal: "Reversal",
  },
  hint: {
    phone: "Enter the whole mobile number",
    closing: "Nothing moves on that day or before any more; this is not taken back",
    warning: "Below it the goods are to be bought; 0 never warns",
  },
  confirm: {
    disable: "Disable this supplier? Nothing more is bought from it then.",
    enable: "Enable this supplier?",
  },
};
