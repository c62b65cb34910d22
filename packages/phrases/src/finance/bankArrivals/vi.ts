import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/dzhd": "Đối soát ngân hàng",
  "/cfgl/dzdr": "Nhập sao kê ngân hàng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.arrival.read": "Xem đối soát ngân hàng",
  "finance.arrival.write": "Nhập sao kê ngân hàng và xử lý chênh lệch",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.arrivalUnknown": "Không có bản ghi này",
  "finance.arrivalChanged": "Người khác vừa xử lý mục này; hãy tải lại rồi thử lại",
  "finance.arrivalKnown": "Dòng {{reference}} đã được nhập trước đó",
  "finance.arrivalZero": "Số tiền không thể là 0",
};

export const fields: Translation<typeof zh.fields> = {
  arrivalDate: "Ngày",
  expectationKind: "Khoản tiền",
  expectedDate: "Ngày dự kiến",
  subject: "Của hoặc cho",
  expectedAmount: "Dự kiến",
  bankDate: "Ngày ghi sổ",
  bankAmount: "Tại ngân hàng",
  bankReference: "Mã giao dịch ngân hàng",
  payer: "Bên đối ứng",
  difference: "Chênh lệch",
  arrivalState: "Trạng thái",
  reason: "Lý do",
  handler: "Người xử lý",
  handleTime: "Thời gian xử lý",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    bill: "Nhà cung cấp thanh toán chuyển",
    withdrawal: "Rút tiền",
  },
  state: {
    awaited: "Chờ tiền về tài khoản",
    matched: "Khớp",
    open: "Có chênh lệch",
    done: "Đã xử lý",
  },
  reason: {
    missing: "Ngân hàng không có",
    unexpected: "Ngoài dự kiến",
    amountDiffers: "Lệch số tiền",
  },
  advice: {
    missing: "Hỏi nhà cung cấp hoặc ngân hàng; tệp sau có khoản này sẽ tự khớp",
    unexpected: "Tìm xem tiền của ai; trả lại khoản không thuộc nền tảng",
    amountDiffers: "Đối chiếu với bảng kê của nhà cung cấp; thường là phí hoặc hoàn tiền",
  },
  settle: "Xử lý",
  hint: "Tiền vào là số dương, tiền ra là số âm; không dòng nào được nhập hai lần",
};
