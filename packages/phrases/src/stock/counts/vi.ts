import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd": "Kiểm kê tồn kho",
  "/kcpd/xlspkcpd": "Kiểm kê tồn kho sản phẩm theo tuyến",
  "/kcpd/jqspkcpd": "Kiểm kê tồn kho sản phẩm theo máy",
  "/kcpd/jqhdkcpd": "Kiểm kê tồn kho theo ngăn của máy",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.count.read": "Xem",
  "stock.count.write": "Kiểm kê",
  "stock.count.review": "Kiểm tra chênh lệch, đặt giới hạn",
};

export const verbs: Translation<typeof zh.verbs> = {
  startCount: "Bắt đầu kiểm kê",
  enterCount: "Nhập số lượng kiểm kê",
  explainCount: "Giải thích chênh lệch",
  finishCount: "Hoàn tất kiểm kê",
  submitCount: "Gửi kiểm kê để kiểm tra lại",
  approveCount: "Đồng ý chênh lệch",
  sendBack: "Trả lại để kiểm kê lại",
  abandonCount: "Bỏ phiếu kiểm kê",
  countLimits: "Đặt giới hạn kiểm tra lại",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.notWhole": "Hãy nhập số nguyên",
  "stock.limitOutOfRange": "Hãy nhập số nguyên từ 0 đến {{limit}}",
  "stock.nothingCounted": "Chưa kiểm kê ngăn nào",
  "stock.reasonMissing": "Hãy ghi lý do chênh lệch của ngăn {{laneNo}}",
  "stock.secondPerson": "Người đã kiểm kê không được kiểm tra lại; cần người khác",
  "stock.countAgain":
    "Ngăn {{laneNo}} đã được bổ sung hàng hoặc kiểm kê lại, hoặc bán nhiều hơn số đã đếm; hãy kiểm kê lại",
  "stock.countedMeanwhile": "Người khác vừa kiểm kê ngăn này; hãy xem trước khi nhập lại",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Danh mục",
  onRoute: "Thuộc tuyến",
  spec: "Quy cách",
  unit: "Đơn vị",
  stock: "Tồn kho",
  capacity: "Sức chứa",
  shortage: "Số thiếu",
  machineCount: "Số máy",
  laneNo: "Số ngăn",
  cabinet: "Tủ",
  batchNo: "Lô hàng",
  bookQty: "Sổ sách",
  countQty: "Đã đếm",
  counted: "Đã đếm",
  diffQty: "Chênh lệch",
  countTime: "Thời gian kiểm kê",
  reason: "Lý do",
  progress: "Ngăn đã đếm",
  startedBy: "Người kiểm kê",
  startedTime: "Bắt đầu",
  reviewedBy: "Người kiểm tra lại",
  pieces: "Chênh lệch một ngăn (cái)",
  percent: "Tổng chênh lệch so với sổ sách (%)",
};

export const words: Translation<typeof zh.words> = {
  onRoute: {
    yes: "Đã có tuyến",
    no: "Chưa có tuyến",
  },
  noRoute: "Chưa có tuyến",
  cabinet: {
    main: "Tủ chính",
    sub: "Tủ phụ",
  },
  viewMachines: "Xem máy",
  viewLanes: "Xem ngăn",
  print: "In",
  loading: {
    title: "Phiếu xuất hàng lên xe",
    total: "Tổng toàn tuyến",
    nothing: "Không có gì thiếu hàng ở đây",
    cut: "Danh sách dài: chỉ in 3.000 dòng đầu. Hãy in theo từng tuyến",
    takeBack: "mang về {{percent}}%",
    signature: "Chữ ký nhân viên bổ sung hàng",
  },
  count: "Kiểm kê",
  countSelected: "Kiểm kê các mục chọn",
  started: "Đã bắt đầu kiểm kê máy: {{n}}",
  documents: "Phiếu kiểm kê",
  documentsOpen: "Phiếu kiểm kê · đang làm {{counting}} · chờ kiểm tra {{waiting}}",
  limits: "Giới hạn",
  limitsHint:
    "Vượt một trong hai giới hạn thì người không kiểm kê phải đồng ý trước khi ghi sổ. Chênh lệch một cái không xét theo tỷ lệ.",
  blindHint: "Số sổ sách hiện ra sau khi nhập. Máy vẫn bán: mỗi ngăn được so với sổ sách tại thời điểm đếm.",
  product: "Chỉ ngăn của sản phẩm này",
  stale: "Cần kiểm kê lại",
  finish: "Hoàn tất",
  finishConfirm: "Ngăn đã đếm: {{n}}/{{all}}; các ngăn khác giữ nguyên. Hoàn tất?",
  finished: "Đã ghi sổ; số ngăn thay đổi: {{n}}",
  handedIn: "Chênh lệch vượt giới hạn; chờ người khác kiểm tra lại",
  approve: "Đồng ý ghi sổ",
  approveConfirm: "Ghi sổ các chênh lệch này?",
  sendBack: "Trả lại",
  sendBackConfirm: "Trả lại để kiểm kê lại?",
  abandon: "Bỏ",
  abandonConfirm: "Phiếu này sẽ không ghi sổ. Bỏ phiếu?",
  state: {
    counting: "Đang kiểm kê",
    waiting: "Chờ kiểm tra lại",
    booked: "Đã ghi sổ",
    cancelled: "Đã bỏ",
  },
  cause: {
    damaged: "Hư hỏng",
    expired: "Hết hạn",
    missing: "Mất",
    wrongLane: "Nhầm ngăn",
    loadedWrong: "Ghi sai khi bổ sung hàng",
    jammed: "Kẹt hàng hoặc máy hỏng",
    other: "Khác",
  },
};
