import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.billTaken": "Nhà cung ứng đã có hóa đơn với số này",
  "stock.billEmpty": "Hãy chọn phiếu nhập kho hoặc trả hàng của hóa đơn",
  "stock.billDueEarly": "Hạn trả không được trước ngày hóa đơn",
  "stock.billDiffers":
    "Hóa đơn ({{amount}} tệ) chênh lệch {{difference}} tệ so với chứng từ ({{expected}} tệ): hãy ghi lý do vào ghi chú và xác nhận",
  "stock.billed": "Chứng từ {{docNo}} đã nằm trên hóa đơn {{billNo}}: hãy hủy hóa đơn đó trước",
  "stock.billPaid": "Hóa đơn đã trả {{paid}} tệ: hãy đảo khoản trả trước",
  "stock.billPaysOnly": "Chỉ khoản trả cho nhà cung ứng mới ghi được hóa đơn",
  "stock.aboveBill": "Số tiền vượt số còn nợ của hóa đơn ({{open}} tệ)",
};

export const fields: Translation<typeof zh.fields> = {
  billId: "Hóa đơn",
  billNo: "Số hóa đơn",
  billedOn: "Ngày hóa đơn",
  dueOn: "Hạn trả",
  billAmount: "Số tiền hóa đơn",
  expected: "Tổng chứng từ",
  difference: "Chênh lệch",
  documentIds: "Nhập kho và trả hàng",
  billOpen: "Còn nợ",
  unbilled: "Chưa có hóa đơn",
  billedOpen: "Có hóa đơn, còn nợ",
  overdue: "Quá hạn",
};

export const words: Translation<typeof zh.words> = {
  action: {
    bills: "Hóa đơn",
    add: "Thêm hóa đơn",
    pay: "Trả tiền",
    void: "Hủy hóa đơn",
  },
  records: "Hóa đơn nhà cung ứng",
  state: {
    unpaid: "Chưa trả",
    partlyPaid: "Đã trả một phần",
    paid: "Đã trả đủ",
    overdue: "Quá hạn",
    void: "Đã hủy",
  },
  confirm: {
    void: "Hủy hóa đơn này? Chứng từ của nó có thể ghi vào hóa đơn khác.",
    differs: "Hóa đơn chênh lệch với chứng từ. Vẫn ghi?",
  },
  hint: "Hóa đơn chênh lệch với chứng từ phải có lý do",
  notOwn: "Chỉ thương nhân của nhà cung ứng này mới trả được",
  nothing: "Mọi phiếu nhập kho và trả hàng của nhà cung ứng này đã có hóa đơn",
  noPayments: "Chưa trả khoản nào",
};
