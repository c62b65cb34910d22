import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "Mua may mắn",
  "/jygl/zjtj": "Thống kê trúng thưởng",
  "/jygl/hgfa": "Phương án mua may mắn",
  "/jygl/ddcj": "Quay thưởng đơn hàng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "Xem",
  "orders.lucky.write": "Quản lý phương án",
  "orders.luckyWin.read": "Xem",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.luckyPlanExists": "Sản phẩm đã có phương án đang chạy",
  "orders.luckyPlanEnded": "Phương án đã kết thúc",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Giải thưởng",
  orders: "Số đơn hàng",
  winCount: "Số lần trúng thưởng",
  winRate: "Tỷ lệ trúng thưởng",
  planName: "Tên phương án",
  productId: "Phần thưởng",
  drawFen: "Giá một lượt quay",
  chance: "Tỷ lệ trúng",
  budgetFen: "Ngân sách thưởng",
  spentFen: "Đã trúng",
  reservedFen: "Chưa quay",
  draws: "Đơn hàng đã quay",
  machineIds: "Máy áp dụng",
  endTime: "Kết thúc lúc",
  numbers: "Số đã quay",
  seed: "Hạt giống",
  commitment: "Giá trị cam kết",
  tradeNo: "Mã thanh toán",
  resultNo: "Kết quả số",
  previousHash: "Kết quả trước",
  resultHash: "Mã băm kết quả",
  committedTime: "Cam kết lúc",
  drawTime: "Quay lúc",
};

export const words: Translation<typeof zh.words> = {
  detail: "Chi tiết",
  sum: "Đơn hàng {{orders}}, quay thưởng {{draws}}, trúng thưởng {{wins}}, số tiền {{amount}}",
  plans: "Phương án quay thưởng",
  add: "Thêm phương án",
  end: "Kết thúc phương án",
  endAsk: "Sau đó không quay được nữa. Kết thúc phương án?",
  all: "Tất cả máy",
  create: "Phương án đã lưu không sửa được, chỉ kết thúc được",
  verify: "Kiểm chứng",
  machine: "Máy tự quay nên không kiểm chứng được",
  good: "Khớp",
  bad: "Không khớp",
  how: "Mỗi số là 12 chữ số thập lục phân đầu của SHA-256 của “hạt giống|mã đơn hàng|mã thanh toán|lượt” chia 10.000 lấy dư; nhỏ hơn tỷ lệ trúng tính theo phần vạn là trúng",
  planState: { active: "Đang chạy", ended: "Đã kết thúc" },
  hints: { chance: "Phần trăm, 0,01 đến 100", budget: "Giới hạn tổng giá trị phần thưởng" },
  checks: {
    commitment: "Hạt giống đúng với cam kết trước khi trả tiền",
    numbers: "Số và kết quả tính lại được từ hạt giống",
    link: "Nối với kết quả trước",
  },
};
