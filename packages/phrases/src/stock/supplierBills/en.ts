import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.billTaken": "The supplier has a bill of this number already",
  "stock.billEmpty": "Choose the goods receipts or returns that the bill covers",
  "stock.billDueEarly": "The last day to pay cannot be before the date of the bill",
  "stock.billDiffers":
    "The bill ({{amount}} yuan) differs from its documents ({{expected}} yuan) by {{difference}} yuan: give the reason in the remark and confirm",
  "stock.billed": "Document {{docNo}} stands on the bill {{billNo}}: void that bill first",
  "stock.billPaid": "{{paid}} yuan are paid on this bill: reverse the payment first",
  "stock.billPaysOnly": "Only a payment to the supplier can name a bill",
  "stock.aboveBill": "The amount exceeds what is open on the bill ({{open}} yuan)",
};

export const fields: Translation<typeof zh.fields> = {
  billId: "Bill",
  billNo: "Bill number",
  billedOn: "Bill date",
  dueOn: "To be paid by",
  billAmount: "Bill amount",
  expected: "Documents",
  difference: "Difference",
  documentIds: "Goods receipts and returns",
  billOpen: "Open",
  unbilled: "Not billed",
  billedOpen: "Billed and open",
  overdue: "Overdue",
};

export const words: Translation<typeof zh.words> = {
  action: {
    bills: "Bills",
    add: "Add bill",
    pay: "Pay",
    void: "Void",
  },
  records: "Supplier bills",
  state: {
    unpaid: "Unpaid",
    partlyPaid: "Partly paid",
    paid: "Paid",
    overdue: "Overdue",
    void: "Void",
  },
  confirm: {
    void: "Void this bill? Its documents can stand on another one then.",
    differs: "The bill differs from its documents. Enter it?",
  },
  hint: "A bill that differs from its documents needs a reason",
  notOwn: "Only the merchant of this supplier can pay it",
  nothing: "All goods receipts and returns of this supplier are billed",
  noPayments: "Nothing is paid yet",
};
