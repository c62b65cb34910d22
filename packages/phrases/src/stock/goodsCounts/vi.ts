import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.noGoodsCounted": "Chưa kiểm kê sản phẩm nào",
  "stock.goodsReasonMissing": "Hãy ghi lý do chênh lệch của {{productName}}",
  "stock.goodsCountAgain":
    "Sau đó một phiếu kiểm kê của {{productName}} đã bị đảo, hoặc xuất nhiều hơn số đã đếm; hãy kiểm kê lại",
  "stock.goodsCountedMeanwhile": "Người khác vừa kiểm kê sản phẩm này; hãy xem trước khi nhập lại",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "Số chứng từ",
  warehouseId: "Kho",
  productId: "Sản phẩm",
  batchNo: "Lô hàng",
  progress: "Sản phẩm đã đếm",
  value: "Giá trị chênh lệch",
};

export const words: Translation<typeof zh.words> = {
  machines: "Máy",
  places: "Kho và túi hàng",
  begin: "Bắt đầu kiểm kê",
  find: "Tên, mã sản phẩm, mã vạch hoặc lô hàng",
  add: "Thêm sản phẩm không có trong sổ sách",
  blindHint: "Số sổ sách hiện ra sau khi nhập. Hàng vẫn xuất nhập: mỗi dòng được so với sổ sách tại thời điểm đếm.",
  finishConfirm: "Dòng đã đếm: {{n}}/{{all}}; các dòng khác giữ nguyên. Hoàn tất?",
  finished: "Đã ghi sổ; số dòng thay đổi: {{n}}",
  reverse: "Đảo chứng từ",
  reverseConfirm: "Đảo phiếu kiểm kê này? Chênh lệch được hoàn lại theo giá trị đã ghi sổ.",
  state: {
    reversed: "Đã đảo",
  },
  cause: {
    unbooked: "Chưa lập chứng từ",
  },
};
